import type { Creation } from "../../../domain/content/editing/createItem.ts";
import { act, actBy } from "../../lib/act.ts";

export const listContentFx = act("listContent");
export const openItemFx = act("openItem");
export const readDraftFx = act("readDraft");
/** Whether a new item is announced on Discord. */
type Announced = { readonly isAnnounced: boolean };
export type AnnouncedCreation = Creation & Announced;

export const createItemFx = actBy<Announced>()("createItem");
export const saveItemFx = act("saveItem");
/** Tells that the member has an item open, and answers who else has. */
export const tellWriterFx = act("tellWriter");
export const publishItemFx = act("publishItem");
/** Saves an edit and publishes it. */
export const publishEditFx = act("publishEdit");
export const scheduleItemFx = act("scheduleItem");
export const highlightItemFx = act("highlightItem");
export const changeSlugFx = act("changeSlug");
export const removeItemFx = act("removeItem");
export const listAuthorChoicesFx = act("listAuthorChoices");
export const listTagChoicesFx = act("listTagChoices");
export const proposeSlugFx = act("proposeSlug");
export const uploadImageFx = act("uploadImage");
/** One of several pictures for a text. The id is of its upload. */
export const uploadPictureFx = actBy<{ readonly id: number }>()("uploadImage");
/** One of several files for a text, as with pictures. */
export const uploadFileFx = actBy<{ readonly id: number }>()("uploadFile");
/** Parses a source as its page would show it. */
export const previewContentFx = act("previewContent");
/** Converts pasted HTML to the supported content. */
export const readPastedFx = act("readPasted");
/** Parses a source to be edited, and tells what that would lose. */
export const readBodyFx = act("readBody");
