import type { ArticleId } from "../../../domain/content/articles/article.ts";
import { oldSlugsAfter } from "../../../domain/content/editing/changeSlug.ts";
import { mostPinned } from "../../../domain/content/editing/highlightItem.ts";
import type { EditedItem, ItemRef } from "../../../domain/content/editing/contentItem.ts";
import type { ContentRepository } from "../../../domain/content/editing/ports.ts";
import { nextRevision } from "../../../domain/content/editing/fields.ts";
import { canReadItem, publish, unpublish } from "../../../domain/content/publication.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { MemoryBackend } from "../backend.ts";
import { eraseRecords } from "../shared/eraseRecords.ts";
import { notHighlighted } from "./itemRecord.ts";
import { editedFrom, itemsOn } from "./items.ts";

const acts = {
  article: { write: "write an article", publish: "publish an article", remove: "delete an article" },
  tip: { write: "write a tip", publish: "publish a tip", remove: "delete a tip" },
} as const;

export const memoryContentRepository = (backend: MemoryBackend): ContentRepository => {
  const { enter, isSelf, me, now, refuseOthers, revisions, audience, stores } = backend;
  const items = itemsOn(backend);
  const edited = (item: ItemRef): EditedItem | undefined => {
    const record = items.find(item);
    return record && editedFrom(backend, item.kind, record);
  };
  const orGone = (item: EditedItem | undefined) => (item ? done(item) : refused({ kind: "gone" } as const));

  return {
    async open(item) {
      await enter(item.kind === "tip" ? "read published tips" : "read published articles");
      const found = items.all(item.kind).find((one) => ("id" in item ? one.id === item.id : one.slug === item.slug));
      return found && canReadItem(item.kind, found, audience(), now())
        ? editedFrom(backend, item.kind, found)
        : undefined;
    },

    async add({ kind, slug, fields: given, authorId, authorName, isPublished }) {
      const isAllowed = await enter(acts[kind].write);
      if (!isAllowed || (kind === "article" && !isSelf(authorId))) return refuseOthers();
      if (items.isTaken(kind, slug)) return refused({ kind: "slug-taken" });
      const fields = items.storable(given, "");
      const createdAt = now().toISOString();
      const draft = unpublish({ publishedAt: null });
      const more = { slug, ...(isPublished ? publish(draft, now()) : draft), createdAt, updatedAt: createdAt };
      const id: string = crypto.randomUUID();
      return done(
        kind === "tip"
          ? editedFrom(backend, kind, items.addTip(fields, { ...more, id: id as TipId, views: 0 }))
          : editedFrom(
              backend,
              kind,
              items.addArticle(fields, { ...more, id: id as ArticleId, authorId, author: authorName }),
            ),
      );
    },

    async save({ kind, id, revision, fields: given }) {
      if (!(await enter(acts[kind].write))) return refuseOthers();
      const before = edited({ kind, id });
      if (!before) return refused({ kind: "gone" });
      const fields = items.storable(given, before.fields.authors);
      const next = nextRevision(before, { revision, fields });
      if (!next.ok) return next;
      const at = now().toISOString();
      const { changed } = next.value;
      items.change(kind, id, { revision: next.value.revision, updatedAt: at }, fields);
      if (changed.length > 0) {
        const change = { on: id, revision: next.value.revision, by: me()?.id ?? null, at, fields: changed };
        revisions.update((all) => [...all, change]);
      }
      return orGone(edited({ kind, id }));
    },

    async setSlug({ kind, id }, slug) {
      if (!(await enter(acts[kind].write))) return refuseOthers();
      const before = edited({ kind, id });
      if (!before) return refused({ kind: "gone" });
      if (items.isTaken(kind, slug, id)) return refused({ kind: "slug-taken" });
      items.change(kind, id, { slug, oldSlugs: oldSlugsAfter(before, slug), updatedAt: now().toISOString() });
      return orGone(edited({ kind, id }));
    },

    async setPublished({ kind, id }, isPublished) {
      if (!(await enter(acts[kind].publish))) return refuseOthers();
      const before = edited({ kind, id });
      if (before) {
        const state = isPublished ? publish(before, now()) : { ...unpublish(before), ...notHighlighted };
        const time = isPublished ? { publishAt: null } : before.isPublished ? { unpublishAt: null } : {};
        items.change(kind, id, { ...state, ...time, updatedAt: now().toISOString() });
      }
      return orGone(edited({ kind, id }));
    },

    async schedule({ kind, id }, { publishAt, unpublishAt }) {
      if (!(await enter(acts[kind].publish))) return refuseOthers();
      const before = edited({ kind, id });
      if (before) items.change(kind, id, { publishAt: before.isPublished ? null : publishAt, unpublishAt });
      return orGone(edited({ kind, id }));
    },

    async setHighlight({ kind, id }, highlight, isWanted) {
      if (!(await enter(acts[kind].publish))) return refuseOthers();
      const before = items.find({ kind, id });
      if (!before) return refused({ kind: "gone" });
      if (isWanted && !before.isPublished) return refused({ kind: "unpublished" });
      if (highlight === "pinned") {
        const others = items.all(kind).filter((one) => one.isPinned === true && one.id !== id);
        if (isWanted && !before.isPinned && others.length >= mostPinned) return refused({ kind: "enough-pinned" });
        items.change(kind, id, { isPinned: isWanted });
      } else {
        if (isWanted) items.endFeature();
        items.change(kind, id, { isFeatured: isWanted });
      }
      return orGone(edited({ kind, id }));
    },

    async remove(item) {
      if (!(await enter(acts[item.kind].remove))) return refuseOthers();
      eraseRecords(stores, item.kind === "tip" ? stores.tips : stores.articles, ({ id }) => id === item.id);
      return done();
    },
  };
};
