import type { ChosenFile } from "../../../domain/shared/picture.ts";
import type { Content } from "../../../domain/content/body/content.ts";
import type { CreateRefusal, Creation, SlugWish } from "../../../domain/content/editing/createItem.ts";
import type { EditedItem, ItemRef } from "../../../domain/content/editing/contentItem.ts";
import type { StoreWindowDraft, WindowDraft } from "../../../domain/content/editing/perWindowDrafts.ts";
import type { ContentList, ContentQuery, ListRefusal } from "../../../domain/content/editing/listContent.ts";
import type { ReadText } from "../../../domain/content/editing/leftOut.ts";
import type { OpenItem } from "../../../domain/content/editing/openItem.ts";
import type { ContentRepository } from "../../../domain/content/editing/ports.ts";
import type {
  PreviewContent,
  ReadableDraft,
  ReadDraft,
  DraftQuery,
} from "../../../domain/content/editing/readDraft.ts";
import type { Publication, PublishRefusal, Save, SaveRefusal } from "../../../domain/content/editing/saveItem.ts";
import type { UploadRefusal } from "../../../domain/content/editing/uploadImage.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { effectOf } from "../../lib/effectOf.ts";

/** Pasted HTML and its target: a block of a new body, or the source of an edited one (`null`). */
export type Pasted = {
  readonly html: string;
  readonly block: number | null;
  /** The start of the selection. */
  readonly from: number;
  readonly to: number;
};

export const listContentFx = effectOf("listContent")<ContentQuery, ContentList, ListRefusal | Unexpected>();
export const openItemFx = effectOf("openItem")<ItemRef, EditedItem, RefusalOf<OpenItem> | Unexpected>();
export const readDraftFx = effectOf("readDraft")<DraftQuery, ReadableDraft, RefusalOf<ReadDraft> | Unexpected>();
/** A creation, and whether the new item is announced on Discord. */
export type AnnouncedCreation = Creation & { readonly isAnnounced: boolean };

export const createItemFx = effectOf("createItem")<AnnouncedCreation, EditedItem, CreateRefusal | Unexpected>();
export const saveItemFx = effectOf("saveItem")<Save, EditedItem, SaveRefusal | Unexpected>();
export const publishItemFx = effectOf("publishItem")<Publication, EditedItem, PublishRefusal | Unexpected>();
export const removeItemFx = effectOf("removeItem")<
  ItemRef,
  void,
  RefusalOf<ContentRepository["remove"]> | Unexpected
>();
export const proposeSlugFx = effectOf("proposeSlug")<SlugWish, Slug, Unexpected>();
export const uploadImageFx = effectOf("uploadImage")<ChosenFile, string, UploadRefusal | Unexpected>();
/**
 * Parses a source as its page would show it. For blocks, `contentOf` of domain/content/editing/plainBlocks.ts does it
 * without an effect.
 */
export const previewContentFx = effectOf("previewContent")<Parameters<PreviewContent>[0], Content, Unexpected>();
/** Converts pasted HTML to the supported content. */
export const readPastedFx = effectOf("readPasted")<Pasted, ReadText, Unexpected>();
/** Drafts of several windows under one name. Each window has its own. */
export const storeWindowDraftFx = effectOf("storeWindowDraft")<
  Parameters<StoreWindowDraft>[0],
  WindowDraft | null,
  Unexpected
>();
export const recallWindowDraftsFx = effectOf("recallWindowDrafts")<string, readonly WindowDraft[], Unexpected>();
