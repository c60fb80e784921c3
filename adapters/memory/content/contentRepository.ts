import { changedFields } from "../../../domain/content/editing/fields.ts";
import type { EditedItem, ItemId, ItemRef } from "../../../domain/content/editing/item.ts";
import type { ContentRepository } from "../../../domain/content/editing/ports.ts";
import type { ArticleId } from "../../../domain/content/articles/article.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { MemoryBackend } from "../backend.ts";
import { editedFrom, type ItemRecord, itemsOn } from "./items.ts";
import { lacking } from "../applications/reviews.ts";

const acts = {
  article: {
    read: "read drafts of articles",
    write: "write an article",
    publish: "publish an article",
    remove: "delete an article",
  },
  tip: { read: "read drafts of tips", write: "write a tip", publish: "publish a tip", remove: "delete a tip" },
} as const;

export const memoryDesk = (backend: MemoryBackend): ContentRepository => {
  const { articleReactions, enter, isSelf, now, ratings, revisions, session, standing, tipReactions, views } = backend;
  const items = itemsOn(backend);
  const edited = (item: ItemRef): EditedItem | undefined => {
    const record = items.find(item);
    return record && editedFrom(item.kind, record);
  };
  const isVisible = ({ isPublished, publishedAt }: ItemRecord) =>
    isPublished && publishedAt !== null && new Date(publishedAt) <= now();
  const publication = (isPublished: boolean, publishedAt: string | null = null) => ({
    isPublished,
    publishedAt: publishedAt ?? (isPublished ? now().toISOString() : null),
  });
  const orGone = (item: EditedItem | undefined) => (item ? done(item) : refused({ kind: "gone" } as const));

  const isElsewhere =
    (id: ItemId) =>
    ({ on }: { readonly on: ItemId }) =>
      on !== id;
  /** With all that hangs on it. */
  const forget = ({ kind, id }: ItemRef) => {
    items.remove({ kind, id });
    const hangsOnOther = isElsewhere(id);
    revisions.write(revisions.read().filter(hangsOnOther));
    ratings.write(ratings.read().filter(({ tip }) => tip !== id));
    views.write(views.read().filter(({ tip }) => tip !== id));
    tipReactions.likes.write(tipReactions.likes.read().filter(hangsOnOther));
    tipReactions.comments.write(tipReactions.comments.read().filter(hangsOnOther));
    articleReactions.likes.write(articleReactions.likes.read().filter(hangsOnOther));
    articleReactions.comments.write(articleReactions.comments.read().filter(hangsOnOther));
  };

  return {
    async open(item) {
      await enter(item.kind === "tip" ? "read published tips" : "read published articles");
      const found = items.all(item.kind).find((one) => ("id" in item ? one.id === item.id : one.slug === item.slug));
      const isReadable = found && (isVisible(found) || may(standing(), acts[item.kind].read));
      return isReadable ? editedFrom(item.kind, found) : undefined;
    },

    async add({ kind, slug, fields, authorId, authorName, isPublished }) {
      const isAllowed = await enter(acts[kind].write);
      if (!isAllowed || (kind === "article" && !isSelf(authorId))) return refused(lacking(backend));
      if (items.all(kind).some((one) => one.slug === slug)) return refused({ kind: "slug-taken" });
      const createdAt = now().toISOString();
      const more = { slug, ...publication(isPublished), createdAt, updatedAt: createdAt };
      const id: string = crypto.randomUUID();
      return done(
        kind === "tip"
          ? editedFrom(kind, items.addTip(fields, { ...more, id: id as TipId, views: 0 }))
          : editedFrom(kind, items.addArticle(fields, { ...more, id: id as ArticleId, authorId, author: authorName })),
      );
    },

    async save({ kind, id, revision, fields }) {
      if (!(await enter(acts[kind].write))) return refused(lacking(backend));
      const before = edited({ kind, id });
      if (!before) return refused({ kind: "gone" });
      if (before.revision !== revision) return refused({ kind: "stale" });
      const at = now().toISOString();
      const changed = changedFields(before.fields, fields);
      const next = changed.length > 0 ? revision + 1 : revision;
      items.change(kind, id, { revision: next, updatedAt: at }, fields);
      if (changed.length > 0) {
        const by = session.read()?.id ?? null;
        revisions.write([...revisions.read(), { on: id, revision: next, by, at, fields: changed }]);
      }
      return orGone(edited({ kind, id }));
    },

    async setPublished({ kind, id }, isPublished) {
      if (!(await enter(acts[kind].publish))) return refused(lacking(backend));
      const before = edited({ kind, id });
      if (before) {
        items.change(kind, id, { ...publication(isPublished, before.publishedAt), updatedAt: now().toISOString() });
      }
      return orGone(edited({ kind, id }));
    },

    async remove(item) {
      if (!(await enter(acts[item.kind].remove))) return refused(lacking(backend));
      forget(item);
      return done();
    },
  };
};
