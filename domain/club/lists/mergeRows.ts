import { isSame } from "../../shared/same.ts";

type Named = { readonly name: string };

const find = <Row extends Named>(rows: readonly Row[], name: string): Row | undefined =>
  rows.find((row) => row.name === name);

/**
 * The names of both lists in the first one's order. Those of the second alone follow the row that they follow there, and what the
 * first list has added after it.
 */
const namesOfBoth = (
  before: readonly Named[],
  first: readonly Named[],
  second: readonly Named[],
): readonly string[] => {
  const isAdded = (name: string) => !find(before, name) && !find(second, name);
  return second.reduce(
    (names, { name }, at) => {
      if (names.includes(name)) return names;
      const after = names.indexOf(second[at - 1]?.name ?? "") + 1;
      const place = names.findIndex((other, its) => its >= after && !isAdded(other));
      return names.toSpliced(place < 0 ? names.length : place, 0, name);
    },
    first.map(({ name }) => name),
  );
};

/** Two changes of the same list, row by row. Undefined when both changed a row, or the order, each in its own way. */
export const mergeRows = <Row extends Named>(
  before: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
): readonly Row[] | undefined => {
  const inOrder = (rows: readonly Row[]) =>
    rows.map(({ name }) => name).filter((name) => [before, mine, theirs].every((all) => find(all, name)));
  const [was, isMine, isTheirs] = [inOrder(before), inOrder(mine), inOrder(theirs)];
  if (!isSame(isMine, was) && !isSame(isTheirs, was) && !isSame(isMine, isTheirs)) return undefined;
  const [first, second] = isSame(isMine, was) ? [theirs, mine] : [mine, theirs];
  const merged = namesOfBoth(before, first, second).map((name) => {
    const [old, own, other] = [find(before, name), find(mine, name), find(theirs, name)];
    if (isSame(own, other) || isSame(other, old)) return own ?? "removed";
    return isSame(own, old) ? (other ?? "removed") : undefined;
  });
  return merged.includes(undefined) ? undefined : (merged.filter((row) => row !== "removed") as readonly Row[]);
};
