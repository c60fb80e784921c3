import { type ContentKind, fieldsFrom } from "../../../domain/content/editing/contentItem.ts";
import type { VersionId } from "../../../domain/content/versions/ports.ts";
import type { OpenedDataset, VersionRecord } from "../dataset.ts";
import { begunAt, type ItemRecord } from "./itemRecord.ts";

/** A version with the present fields of an item. */
export const versionOf = (
  kind: ContentKind,
  item: ItemRecord,
  more: Pick<VersionRecord, "cause" | "by" | "at">,
): VersionRecord => ({
  id: crypto.randomUUID() as string as VersionId,
  on: item.id,
  revision: item.revision ?? 1,
  fields: fieldsFrom(kind, item),
  ...more,
});

/** The version that each content item of the dataset begins with. */
export const firstVersions = ({ articles, tips }: OpenedDataset): readonly VersionRecord[] => {
  const first = (kind: ContentKind) => (item: ItemRecord) => ({
    ...versionOf(kind, item, {
      cause: item.isPublished ? "published" : "saved",
      by: null,
      at: item.updatedAt ?? begunAt(item),
    }),
    // The same at each start, as the item.
    id: item.id as string as VersionId,
  });
  return [...articles.map(first("article")), ...tips.map(first("tip"))];
};
