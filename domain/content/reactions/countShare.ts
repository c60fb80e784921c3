import type { Shares } from "./ports.ts";
import type { Visitor } from "./visitor.ts";

type Needs<Id> = { readonly shares: Shares<Id>; readonly visitor: Pick<Visitor, "id"> };

/** Resolves to the item's shares. */
export type CountShare<Id> = (id: Id) => Promise<number>;

/** Counts a share of a content item by this device, once a day. */
export const countShare =
  <Id>({ shares, visitor }: Needs<Id>): CountShare<Id> =>
  (id) =>
    shares.add(id, visitor.id());
