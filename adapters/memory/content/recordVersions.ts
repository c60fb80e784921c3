import type { MemberId } from "../../../domain/accounts/member.ts";
import { changedFields } from "../../../domain/content/editing/fields.ts";
import { type ContentKind, fieldsFrom, type ItemId } from "../../../domain/content/editing/contentItem.ts";
import { isDue } from "../../../domain/content/publication.ts";
import { keptVersions } from "../../../domain/content/versions/keptVersions.ts";
import type { Store, Stores } from "../stores.ts";
import type { ItemRecord } from "./itemRecord.ts";
import { versionOf } from "./versionRecord.ts";

type Now = { readonly by: MemberId | null; readonly at: Date };

/** Stores that keep a version at each save and each publication, however an item is written. The database has a trigger for it. */
export const recordVersions = (stores: Stores, tell: () => Now): Stores => {
  const recorded = <Item extends ItemRecord>(kind: ContentKind, items: Store<Item>): Store<Item> => ({
    ...items,
    update(change) {
      const before = new Map(items.read().map((item) => [item.id as ItemId, item]));
      items.update(change);
      const { by, at } = tell();
      const made = items.read().flatMap((item) => {
        const old = before.get(item.id);
        if (old === item) return [];
        const isPublication = item.isPublished && !old?.isPublished;
        const isSaved = !old || changedFields(fieldsFrom(kind, old), fieldsFrom(kind, item)).length > 0;
        if (!isPublication && !isSaved) return [];
        const isOfSchedule = isPublication && isDue(old?.publishAt ?? null, at);
        const cause = isPublication ? "published" : isKnown(kind, item) ? "restored" : "saved";
        return [versionOf(kind, item, { cause, by: isOfSchedule ? null : by, at: at.toISOString() })];
      });
      for (const version of made) {
        stores.versions.update((all) => [
          ...all.filter(({ on }) => on !== version.on),
          ...keptVersions([...all.filter(({ on }) => on === version.on), version]),
        ]);
      }
    },
  });
  const isKnown = (kind: ContentKind, item: ItemRecord): boolean =>
    stores.versions
      .read()
      .some(({ on, fields }) => on === item.id && changedFields(fields, fieldsFrom(kind, item)).length === 0);
  return { ...stores, articles: recorded("article", stores.articles), tips: recorded("tip", stores.tips) };
};
