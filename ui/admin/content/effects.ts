import { createEffect } from "effector";
import type { ChosenFile } from "../../../domain/pictures/picture.ts";
import type { Content } from "../../../domain/content/content.ts";
import type { CreateRefusal, Creation } from "../../../domain/editing/createItem.ts";
import type { EditedItem, ItemRef } from "../../../domain/editing/item.ts";
import type { KeepApart, Kept } from "../../../domain/editing/keptApart.ts";
import type { ContentList, ContentQuery, ListRefusal } from "../../../domain/editing/listContent.ts";
import type { ReadText } from "../../../domain/editing/leftOut.ts";
import type { OpenItem } from "../../../domain/editing/openItem.ts";
import type { Desk } from "../../../domain/editing/ports.ts";
import type { PreviewContent } from "../../../domain/editing/previewContent.ts";
import type { Publication, PublishRefusal } from "../../../domain/editing/publishItem.ts";
import type { ReadableDraft, ReadDraft, WantedDraft } from "../../../domain/editing/readDraft.ts";
import type { Save, SaveRefusal } from "../../../domain/editing/saveItem.ts";
import type { SlugWish } from "../../../domain/editing/slugFor.ts";
import type { UploadRefusal } from "../../../domain/editing/uploadImage.ts";
import type { RefusalOf } from "../../../domain/result.ts";
import type { Slug } from "../../../domain/slug.ts";
import type { Unexpected } from "../../page/failure.ts";

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
export const removeItemFx = createEffect<ItemRef, void, RefusalOf<Desk["remove"]> | Unexpected>();
export const proposeSlugFx = createEffect<SlugWish, Slug, Unexpected>();
export const uploadImageFx = createEffect<ChosenFile, string, UploadRefusal | Unexpected>();
/** What readers would see of a source. Blocks need no asking: `contentOf` of domain/editing/written.ts. */
export const previewContentFx = createEffect<Parameters<PreviewContent>[0], Content, Unexpected>();
/** What is worth taking over of HTML from elsewhere. */
export const readPastedFx = createEffect<Pasted, ReadText, Unexpected>();
/** What several windows write under one name, each beside the other. */
export const keepApartFx = createEffect<Parameters<KeepApart>[0], Kept | null, Unexpected>();
export const recallApartFx = createEffect<string, readonly Kept[], Unexpected>();
