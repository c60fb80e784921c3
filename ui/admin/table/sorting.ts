import type { Sorting } from "../../../domain/shared/pages.ts";

/** The query parameter of a list's order. */
export const sortParameter = "tri";

/** How an address names the columns. */
type Names<Column extends string> = Readonly<Record<Column, string>>;

/** The order that an address asks for: "titre", or "-titre" for the other way. Undefined for the list's own. */
export const sortingIn = <Column extends string>(
  asked: URLSearchParams,
  names: Names<Column>,
): Sorting<Column> | undefined => {
  const [, sign, name] = /^(-?)(.*)$/s.exec(asked.get(sortParameter) ?? "") ?? [];
  const by = (Object.keys(names) as Column[]).find((column) => names[column] === name);
  return by && { by, way: sign ? "descending" : "ascending" };
};

/** The value of the query parameter. */
export const sortingText = <Column extends string>({ by, way }: Sorting<Column>, names: Names<Column>): string =>
  `${way === "descending" ? "-" : ""}${names[by]}`;

/** The order that a press on a column's name asks for: upwards, downwards, then the list's own. */
export const nextSorting = <Column extends string>(
  now: Sorting<Column> | undefined,
  by: Column,
): Sorting<Column> | undefined => {
  if (now?.by !== by) return { by, way: "ascending" };
  return now.way === "ascending" ? { by, way: "descending" } : undefined;
};
