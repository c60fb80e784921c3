/** The parts of a page that have something to show, with their numbers. */
export const numberedParts = <Name extends string>(
  parts: Readonly<Record<Name, boolean>>,
): Readonly<Partial<Record<Name, number>>> => {
  const shown = Object.entries(parts).filter(([, isShown]) => isShown);
  return Object.fromEntries(shown.map(([name], at) => [name, at + 1])) as Partial<Record<Name, number>>;
};
