import type { RefusalOf, Result } from "../../shared/result.ts";
import type { EditedItem, ItemRef } from "./item.ts";
import type { ContentRepository } from "./ports.ts";

export type Publication = ItemRef & { readonly isPublished: boolean };
export type PublishRefusal = RefusalOf<ContentRepository["setPublished"]>;
export type PublishItem = (wish: Publication) => Promise<Result<EditedItem, PublishRefusal>>;

/** Shows an article or a tip to everybody, or takes it back. Refuses visitors, whoever isn't staff, and what is gone. */
export const publishItem =
  ({ desk }: { readonly desk: ContentRepository }): PublishItem =>
  ({ kind, id, isPublished }) =>
    desk.setPublished({ kind, id }, isPublished);
