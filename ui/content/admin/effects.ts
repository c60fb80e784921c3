import { createEffect } from "effector";
import type { ChosenFile } from "../../../domain/shared/picture.ts";
import type { Content } from "../../../domain/content/body/content.ts";
import type { CreateRefusal, Creation } from "../../../domain/content/editing/createItem.ts";
import type { EditedItem, ItemRef } from "../../../domain/content/editing/item.ts";
import type { KeepWindowDraft, WindowDraft } from "../../../domain/content/editing/perWindowDrafts.ts";
import type { ContentList, ContentQuery, ListRefusal } from "../../../domain/content/editing/listContent.ts";
import type { ReadText } from "../../../domain/content/editing/leftOut.ts";
import type { OpenItem } from "../../../domain/content/editing/openItem.ts";
import type { ContentRepository } from "../../../domain/content/editing/ports.ts";
import type { PreviewContent } from "../../../domain/content/editing/previewContent.ts";
import type { Publication, PublishRefusal } from "../../../domain/content/editing/publishItem.ts";
import type { ReadableDraft, ReadDraft, WantedDraft } from "../../../domain/content/editing/readDraft.ts";
import type { Save, SaveRefusal } from "../../../domain/content/editing/saveItem.ts";
import type { SlugWish } from "../../../domain/content/editing/slugFor.ts";
import type { UploadRefusal } from "../../../domain/content/editing/uploadImage.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

/** What somebody pastes, where in a text: in a block of a new one, or in the source of one that is edited. */
export type Pasted = {
  readonly html: string;
  readonly block: number | null;
  /** What was marked there. */
  readonly from: number;
  readonly to: number;
};

// What the staff asks of the club about articles and tips: see ui/tips/effects.ts.

export const listContentFx = createEffect<ContentQuery, ContentList, ListRefusal | Unexpected>();
export const openItemFx = createEffect<ItemRef, EditedItem, RefusalOf<OpenItem> | Unexpected>();
export const readDraftFx = createEffect<WantedDraft, ReadableDraft, RefusalOf<ReadDraft> | Unexpected>();
export const createItemFx = createEffect<Creation, EditedItem, CreateRefusal | Unexpected>();
export const saveItemFx = createEffect<Save, EditedItem, SaveRefusal | Unexpected>();
export const publishItemFx = createEffect<Publication, EditedItem, PublishRefusal | Unexpected>();
export const removeItemFx = createEffect<ItemRef, void, RefusalOf<ContentRepository["remove"]> | Unexpected>();
export const proposeSlugFx = createEffect<SlugWish, Slug, Unexpected>();
export const uploadImageFx = createEffect<ChosenFile, string, UploadRefusal | Unexpected>();
/** What readers would see of a source. Blocks need no asking: `contentOf` of domain/content/editing/written.ts. */
export const previewContentFx = createEffect<Parameters<PreviewContent>[0], Content, Unexpected>();
/** What is worth taking over of HTML from elsewhere. */
export const readPastedFx = createEffect<Pasted, ReadText, Unexpected>();
/** What several windows write under one name, each beside the other. */
export const keepApartFx = createEffect<Parameters<KeepWindowDraft>[0], WindowDraft | null, Unexpected>();
export const recallApartFx = createEffect<string, readonly WindowDraft[], Unexpected>();
