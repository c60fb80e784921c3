import { isSame } from "../../shared/same.ts";

type Named = { readonly name: string };

const find = <Row extends Named>(rows: readonly Row[], name: string): Row | undefined =>
  rows.find((row) => row.name === name);

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
  const names = [...new Set([...first, ...second].map(({ name }) => name))];
  const merged = names.map((name) => {
    const [old, own, other] = [find(before, name), find(mine, name), find(theirs, name)];
    if (isSame(own, other) || isSame(other, old)) return own ?? "removed";
    return isSame(own, old) ? (other ?? "removed") : undefined;
  });
  return merged.includes(undefined) ? undefined : (merged.filter((row) => row !== "removed") as readonly Row[]);
};
