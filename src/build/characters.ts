/** Every character of a CSS `unicode-range`: "U+41-43, U+E9" gives "ABCé". */
export const charactersIn = (range: string): string =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = "", last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join("");
