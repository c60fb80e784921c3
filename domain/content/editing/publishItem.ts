import type { RefusalOf, Result } from "../../shared/result.ts";
import type { EditedItem, ItemRef } from "./item.ts";
import type { ContentRepository } from "./ports.ts";

export type Publication = ItemRef & { readonly isPublished: boolean };
export type PublishRefusal = RefusalOf<ContentRepository["setPublished"]>;
export type PublishItem = (wish: Publication) => Promise<Result<EditedItem, PublishRefusal>>;

/** Publishes or unpublishes a content item. Refuses visitors, members who aren't staff, and a missing item. */
export const publishItem =
  ({ contents }: { readonly contents: ContentRepository }): PublishItem =>
  ({ kind, id, isPublished }) =>
    contents.setPublished({ kind, id }, isPublished);
