import type { ItemId } from "../../../domain/content/editing/contentItem.ts";
import type { Store, Stores } from "../stores.ts";
import type { ItemRecord } from "./itemRecord.ts";

/** Stores in which the links of what is taken back end with it, however it is written. The database has a trigger for it. */
export const endDraftLinks = (stores: Stores): Stores => {
  const ending = <Item extends ItemRecord>(items: Store<Item>): Store<Item> => ({
    ...items,
    update(change) {
      const published = new Set<ItemId>(items.read().flatMap(({ id, isPublished }) => (isPublished ? [id] : [])));
      items.update(change);
      const ended = new Set<ItemId>(
        items.read().flatMap(({ id, isPublished }) => (!isPublished && published.has(id) ? [id] : [])),
      );
      if (ended.size > 0) stores.draftLinks.update((all) => all.filter(({ on }) => !ended.has(on)));
    },
  });
  return { ...stores, articles: ending(stores.articles), tips: ending(stores.tips) };
};
