import { allSettled, fork } from "effector";
import { pastedContent } from "../adapters/html/htmlContent.ts";
import { sourceBody } from "../adapters/sourceBody.ts";
import type { Account, MemberId } from "../domain/accounts/member.ts";
import type { Creation } from "../domain/content/editing/createItem.ts";
import type { Drafts } from "../domain/shared/drafts.ts";
import { noFields } from "../domain/content/editing/fields.ts";
import type { EditedItem, Fields, ItemId, ItemRef, ItemSummary } from "../domain/content/editing/contentItem.ts";
import { storeWindowDraft, recallWindowDrafts } from "../domain/content/editing/perWindowDrafts.ts";
import type { ContentList, ContentQuery } from "../domain/content/editing/listContent.ts";
import { readBody } from "../domain/content/editing/readBody.ts";
import { readPasted } from "../domain/content/editing/readPasted.ts";
import type { Highlighted, HighlightWish } from "../domain/content/editing/highlightItem.ts";
import type { EditPublication } from "../domain/content/editing/publishEdit.ts";
import type { Publication, Save } from "../domain/content/editing/saveItem.ts";
import type { ChosenImage } from "../domain/content/editing/uploadImage.ts";
import { type Slug, slugOf } from "../domain/shared/slug.ts";
import { signOutFx, whoAmIFx } from "../ui/accounts/effects.ts";
import { sessionChanged } from "../ui/accounts/session/session.ts";
import {
  createItemFx,
  listContentFx,
  openItemFx,
  proposeSlugFx,
  highlightItemFx,
  publishEditFx,
  publishItemFx,
  readBodyFx,
  readPastedFx,
  removeItemFx,
  saveItemFx,
  uploadImageFx,
  uploadFileFx,
  uploadPictureFx,
} from "../ui/content/admin/effects.ts";
import { forgetDraftsFx, recallWindowDraftsFx, storeWindowDraftFx } from "../ui/lib/drafts.ts";
import { tellTimeFx } from "../ui/lib/page/now.ts";
import { $toasts } from "../ui/lib/feedback/toasts.ts";
import { fakes } from "./fakes.ts";

const ines: Account = {
  id: "ines" as MemberId,
  email: "staff@demo.test",
  fullName: "Anaïs Moreau",
  username: "ines",
  avatar: null,
  role: "staff",
};

export const itemFor = (id: string, more: Partial<EditedItem> = {}, fields: Partial<Fields> = {}): EditedItem => ({
  kind: "article",
  id: id as ItemId,
  slug: id as Slug,
  oldSlugs: [],
  fields: { ...noFields, title: `Titre de ${id}`, content: "<p>Bonjour</p>", ...fields },
  categoryLabel: fields.category ?? "",
  byline: null,
  authorNames: [],
  isPublished: false,
  publishedAt: null,
  publishAt: null,
  unpublishAt: null,
  isFeatured: false,
  isPinned: false,
  createdAt: "2026-11-20T10:00:00Z",
  updatedAt: "2026-11-20T10:00:00Z",
  revision: 1,
  ...more,
});

export const summaryFor = (id: string, more: Partial<ItemSummary> = {}): ItemSummary => ({
  kind: "article",
  id: id as ItemId,
  slug: id as Slug,
  title: `Titre de ${id}`,
  excerpt: null,
  category: "news",
  categoryLabel: "Actualités",
  featuredImage: null,
  publishAt: null,
  unpublishAt: null,
  isFeatured: false,
  isPinned: false,
  isPublished: true,
  createdAt: "2026-11-20T10:00:00Z",
  views: null,
  ...more,
});

export const listOf = (items: readonly ItemSummary[]): ContentList => ({
  items,
  total: items.length,
  page: 1,
  pages: 1,
  counts: {
    article: items.length,
    tip: 0,
    drafts: { article: items.filter(({ isPublished }) => !isPublished).length, tip: 0 },
  },
});

type Club = {
  readonly list?: (query: ContentQuery) => ContentList | Promise<ContentList>;
  readonly open?: (item: ItemRef) => EditedItem | Promise<EditedItem>;
  readonly create?: (creation: Creation) => EditedItem | Promise<EditedItem>;
  readonly save?: (save: Save) => EditedItem | Promise<EditedItem>;
  readonly highlight?: (wish: HighlightWish) => Highlighted | Promise<Highlighted>;
  readonly publishEdit?: (wish: EditPublication) => EditedItem | Promise<EditedItem>;
  readonly publish?: (wish: Publication) => EditedItem | Promise<EditedItem>;
  readonly remove?: (item: ItemRef) => void | Promise<void>;
  readonly upload?: (file: ChosenImage) => string | Promise<string>;
  /** The device's stored drafts. */
  readonly device?: Map<string, string>;
  /** True when the device can't store. */
  readonly isFull?: boolean;
};

/** A use case that fails with this kind. */
export const failing = (kind: string) => () => Promise.reject({ kind });

/** A use case that answers once it is released. */
export const heldBack = () => {
  let release = (): void => {};
  const promise = new Promise<void>((taken) => (release = taken));
  return { promise, release: () => release() };
};

/** A staff member's tab with fake effects. */
export const contentTab = async (club: Club = {}) => {
  const { device = new Map<string, string>() } = club;
  const drafts: Drafts = {
    read: async (name) => device.get(name) ?? "",
    write: async ({ name, text }) => (club.isFull ? false : (device.set(name, text), true)),
    names: async () => [...device.keys()],
    forgetAll: async () => device.clear(),
  };
  let present: Account | null = ines;
  const asked: ContentQuery[] = [];
  const created: Creation[] = [];
  const saves: Save[] = [];
  const publications: EditPublication[] = [];
  const highlights: HighlightWish[] = [];
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => present],
      [signOutFx, () => {}],
      [tellTimeFx, () => ({ now: 0, zone: "Europe/Paris" })],
      [storeWindowDraftFx, storeWindowDraft({ drafts })],
      [recallWindowDraftsFx, recallWindowDrafts({ drafts })],
      [forgetDraftsFx, drafts.forgetAll],
      [readPastedFx, readPasted({ readClipboard: pastedContent })],
      [readBodyFx, readBody({ readSource: sourceBody })],
      [uploadPictureFx, (file: ChosenImage) => club.upload?.(file) ?? "https://exemple.fr/image.png"],
      [uploadFileFx, (file: ChosenImage) => club.upload?.(file) ?? "https://exemple.fr/fichier.pdf"],
      [uploadImageFx, (file: ChosenImage) => club.upload?.(file) ?? "https://exemple.fr/image.png"],
      [listContentFx, (query: ContentQuery) => (asked.push(query), club.list?.(query) ?? listOf([]))],
      [openItemFx, (item: ItemRef) => club.open?.(item) ?? itemFor(item.id)],
      [
        createItemFx,
        (creation: Creation) => (
          created.push(creation),
          club.create?.(creation) ?? itemFor("new", { kind: creation.kind })
        ),
      ],
      [saveItemFx, (save: Save) => (saves.push(save), club.save?.(save) ?? itemFor(save.id, {}, save.fields))],
      [
        publishEditFx,
        (wish: EditPublication) => (
          publications.push(wish),
          club.publishEdit?.(wish) ?? itemFor(wish.id, { isPublished: true }, wish.fields)
        ),
      ],
      [
        highlightItemFx,
        (wish: HighlightWish) => (
          highlights.push(wish),
          club.highlight?.(wish) ?? { item: itemFor(wish.id), replaced: null }
        ),
      ],
      [publishItemFx, (wish: Publication) => club.publish?.(wish) ?? itemFor(wish.id, { ...wish })],
      [removeItemFx, (item: ItemRef) => club.remove?.(item)],
      [proposeSlugFx, ({ title }: { title: string }) => slugOf(title)],
    ),
  });
  const arrive = (account: Account | null) => {
    present = account;
    return allSettled(sessionChanged, { scope });
  };
  await arrive(ines);
  return {
    scope,
    device,
    asked,
    created,
    saves,
    publications,
    highlights,
    arrive,
    said: () => scope.getState($toasts),
    titles: () => scope.getState($toasts).map(({ title, text }) => (text ? `${title} / ${text}` : title)),
  };
};
