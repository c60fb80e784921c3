import type { RefusalOf, Result } from "../result.ts";
import type { EditedItem, ItemRef } from "./item.ts";
import type { Desk } from "./ports.ts";

export type Publication = ItemRef & { readonly isPublished: boolean };
export type PublishRefusal = RefusalOf<Desk["setPublished"]>;
export type PublishItem = (wish: Publication) => Promise<Result<EditedItem, PublishRefusal>>;

/** Shows an article or a tip to everybody, or takes it back. Refuses visitors, whoever isn't staff, and what is gone. */
export const publishItem =
  ({ desk }: { readonly desk: Desk }): PublishItem =>
  ({ kind, id, isPublished }) =>
    desk.setPublished({ kind, id }, isPublished);
