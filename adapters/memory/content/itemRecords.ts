import type { ItemRecords } from "../../../domain/content/editing/ports.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";
import { cardOf } from "./comments.ts";
import { itemsOn } from "./items.ts";

export const memoryItemRecords = (backend: MemoryBackend): ItemRecords => {
  const { enter, memberOf, revisions, standing } = backend;
  const items = itemsOn(backend);
  return {
    async slugsLike(kind, slug) {
      await enter("read published articles");
      const isReadable = may(standing(), "read drafts of articles");
      const all = items.all(kind).filter(({ isPublished }) => isPublished || isReadable);
      return all
        .map((item) => item.slug)
        .filter((one) => one === slug || one.startsWith(`${slug}-`))
        .toSorted();
    },

    async changesSince({ id }, revision) {
      if (!(await enter("learn who changed what was written"))) return [];
      return revisions
        .read()
        .filter((one) => one.on === id && one.revision > revision)
        .map(({ on: _, ...change }) => ({ ...change, card: cardOf(memberOf(change.by ?? undefined)) }));
    },
  };
};
