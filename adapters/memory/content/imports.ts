import { memberCard } from "../../../domain/accounts/member.ts";
import type { ArticleId } from "../../../domain/content/articles/article.ts";
import { mostOldSlugs } from "../../../domain/content/editing/changeSlug.ts";
import { mostPinned } from "../../../domain/content/editing/highlightItem.ts";
import type { ItemRef } from "../../../domain/content/editing/contentItem.ts";
import {
  type AddedItem,
  type Archive,
  type ArchivedComment,
  type ImportId,
  type Imports,
  mostAdded,
  mostChecked,
  type MovedItem,
} from "../../../domain/content/moving/ports.ts";
import { done } from "../../../domain/shared/result.ts";
import { freeSlug, type Slug } from "../../../domain/shared/slug.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { canReadComment } from "../../../domain/content/reactions/hiding.ts";
import type { MemoryBackend, Reactions } from "../backend.ts";
import type { ImportedItemRecord } from "../dataset.ts";
import { eraseRecords } from "../shared/eraseRecords.ts";
import { commentFrom } from "./reactions/comments.ts";
import { begunAt } from "./itemRecord.ts";
import { editedFrom, itemsOn } from "./items.ts";

const move = "import what was written elsewhere";
const mostRemoved = 100;
const mostNamed = 200;

export const memoryImports = (backend: MemoryBackend): Imports => {
  const { enter, importedItems, imports, me, memberOf, now, refuseOthers, stores } = backend;
  const items = itemsOn(backend);

  const freeSlugOf = ({ kind, slug }: Pick<MovedItem, "kind" | "slug">): Slug =>
    freeSlug(
      slug,
      items.all(kind).flatMap((one) => [one.slug, ...(one.oldSlugs ?? [])]),
    );
  /** The stored item of an origin: an import's, or the one of which it is an export. */
  const knownSlug = ({ origin, kind }: Pick<MovedItem, "origin" | "kind">): Slug | undefined => {
    const record = importedItems.read().find((one) => one.origin === origin);
    if (record) return items.find({ kind: record.kind, id: record.on })?.slug;
    return items.all(kind).find(({ id }) => origin === `club:${kind}:${id}`)?.slug;
  };

  const isChanged = ({ kind, on, wasPublished, slug }: ImportedItemRecord): boolean => {
    const item = items.find({ kind, id: on });
    const { comments } = kind === "tip" ? backend.tipReactions : backend.articleReactions;
    const isCommented = comments.read().some((comment) => (comment.on as string) === on);
    if (!item || (item.revision ?? 1) !== 1 || item.isPublished !== wasPublished || isCommented) return true;
    return item.slug !== slug || (item.publishAt ?? item.unpublishAt ?? null) !== null;
  };
  const itemsOf = (id: ImportId) => importedItems.read().filter((one) => one.import === id);

  const add = (of: ImportId, item: MovedItem): AddedItem => {
    const { kind, origin, fields, byline, isPublished, publishedAt } = item;
    const known = knownSlug(item);
    if (known !== undefined) return { origin, outcome: "known", slug: known };
    const slug = freeSlugOf(item);
    const at = now().toISOString();
    const createdAt = item.createdAt ?? publishedAt ?? at;
    const date = isPublished && (publishedAt === null || publishedAt > at) ? at : publishedAt;
    const oldSlugs = item.oldSlugs.filter((one) => one !== slug && !items.isTaken(kind, one)).slice(0, mostOldSlugs);
    const isFeatured = item.isFeatured && isPublished && !items.hasFeature();
    const isPinned = item.isPinned && isPublished && items.all(kind).filter((one) => one.isPinned).length < mostPinned;
    const more = {
      slug,
      oldSlugs,
      isFeatured,
      isPinned,
      isPublished,
      publishedAt: date,
      createdAt,
      updatedAt: createdAt,
    };
    const id: string = crypto.randomUUID();
    const record =
      kind === "tip"
        ? items.addTip(fields, { ...more, id: id as TipId, views: 0 })
        : items.addArticle(items.storable(fields, ""), {
            ...more,
            id: id as ArticleId,
            authorId: null,
            author: byline,
          });
    importedItems.update((all) => [
      ...all,
      { origin, import: of, kind, on: record.id, wasPublished: isPublished, slug },
    ]);
    return { origin, outcome: "added", slug };
  };

  return {
    async check(wanted) {
      if (!(await enter(move))) return refuseOthers();
      if (wanted.length > mostChecked) throw new Error(`${mostChecked} items at most`);
      return done(
        wanted.map((item) => {
          const known = knownSlug(item);
          return { origin: item.origin, isKnown: known !== undefined, slug: known ?? freeSlugOf(item) };
        }),
      );
    },

    async add({ of, items: added }) {
      if (!(await enter(move))) return refuseOthers();
      if (added.length > mostAdded) throw new Error(`${mostAdded} items at most`);
      if (imports.read().every(({ id }) => id !== of.id)) {
        imports.update((all) => [...all, { ...of, by: me()?.id ?? null, at: now().toISOString() }]);
      }
      const outcomes = added.map((item) => add(of.id, item));
      imports.update((all) => all.filter(({ id }) => itemsOf(id).length > 0));
      return done(outcomes);
    },

    async list() {
      if (!(await enter(move))) return refuseOthers();
      const all = imports.read().map(({ by, ...one }) => {
        const own = itemsOf(one.id);
        const card = memberCard(memberOf(by ?? undefined));
        return { ...one, card, items: own.length, changed: own.filter(isChanged).length };
      });
      return done(all.filter((one) => one.items > 0).toReversed());
    },

    async takeBack(id) {
      if (!(await enter(move))) return refuseOthers();
      const unchanged = itemsOf(id).filter((one) => !isChanged(one));
      const removed = unchanged.slice(0, mostRemoved);
      for (const { kind, on } of removed) {
        eraseRecords(stores, kind === "tip" ? stores.tips : stores.articles, (item) => item.id === on);
      }
      return done({ removed: removed.length, rest: unchanged.length - removed.length });
    },

    async changedOf(id) {
      if (!(await enter(move))) return refuseOthers();
      const changed = itemsOf(id).filter(isChanged);
      return done(
        changed.slice(0, mostNamed).flatMap(({ kind, on }) => {
          const item = items.find({ kind, id: on } satisfies ItemRef);
          return item ? [{ kind, slug: item.slug, title: item.title }] : [];
        }),
      );
    },
  };
};

/** The comments that the caller can read, oldest first. */
const commentsIn = <Id extends string>(
  backend: MemoryBackend,
  reactions: Reactions<Id>,
): readonly ArchivedComment[] => {
  const { audience, me } = backend;
  const shown = commentFrom(backend, reactions);
  return reactions.comments
    .read()
    .filter((one) => reactions.canRead(one.on) && canReadComment(one, me()?.id ?? null, audience()))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id))
    .map((record) => {
      const { id, card, parent, text, createdAt, hiddenBecause, isDeleted } = shown(record);
      return { item: record.on, id, author: card.username, parent, text, createdAt, hiddenBecause, isDeleted };
    });
};

export const memoryArchive = (backend: MemoryBackend): Archive => ({
  async comments(kind, from, count) {
    await backend.enter(kind === "tip" ? "read published tips" : "read published articles");
    const all =
      kind === "tip" ? commentsIn(backend, backend.tipReactions) : commentsIn(backend, backend.articleReactions);
    return all.slice(from, from + count);
  },

  async members(from, count) {
    await backend.enter("read a member's page");
    const all = backend.members.read().toSorted((one, other) => one.id.localeCompare(other.id));
    return all.slice(from, from + count).map((member) => {
      const { username, isStaff } = memberCard(member);
      return { username, isStaff };
    });
  },

  async slice(kind, from, count) {
    await backend.enter(kind === "tip" ? "read published tips" : "read published articles");
    const oldestFirst = itemsOn(backend)
      .readable(kind)
      .toSorted((one, other) => begunAt(one).localeCompare(begunAt(other)) || one.id.localeCompare(other.id));
    return oldestFirst.slice(from, from + count).map((item) => editedFrom(backend, kind, item));
  },
});
