/** The page numbers of a pager: first, last, and those around the current page. `null` is a gap. */
export const pagesAround = (page: number, pages: number): readonly (number | null)[] => {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= 7) return all;
  const kept = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1);
  return kept.flatMap((number, index) => {
    const gap = number - (kept[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
};
