import type { ContentKind } from "../editing/contentItem.ts";
import type { Category } from "./category.ts";

/** A category that content has, with the name that is shown. */
export type CategoryChoice = Pick<Category, "slug" | "label">;

const placeIn = (listed: readonly Category[], name: string): number => {
  const at = listed.findIndex(({ slug }) => slug === name);
  return at < 0 ? listed.length : at;
};

type Used = { readonly name: string };
type Labelled<Own> = readonly (Own & Pick<Category, "label">)[];

/** What content has of a kind's categories, with their labels. One outside the list has its own name. */
export const labelled = <Own extends Used>(
  categories: readonly Category[],
  kind: ContentKind,
  used: readonly Own[],
): Labelled<Own> => {
  const listed = categories.filter((category) => category.kind === kind);
  return used.map((one) => ({ ...one, label: listed[placeIn(listed, one.name)]?.label ?? one.name }));
};

/** The same in the order of the club's list. Those outside the list stand behind it. */
export const inClubOrder = <Own extends Used>(
  ...[categories, kind, used]: Parameters<typeof labelled<Own>>
): Labelled<Own> => {
  const listed = categories.filter((category) => category.kind === kind);
  return labelled(categories, kind, used).toSorted(
    (one, other) => placeIn(listed, one.name) - placeIn(listed, other.name),
  );
};
