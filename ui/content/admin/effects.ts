import type { Creation } from "../../../domain/content/editing/createItem.ts";
import { act, actBy } from "../../lib/act.ts";

/** Where HTML is pasted: in a block of a new body, or in the source of an edited one (`null`). */
type PasteTarget = {
  readonly block: number | null;
  /** The start of the selection. */
  readonly from: number;
  readonly to: number;
};
export type Pasted = { readonly html: string } & PasteTarget;

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
export const scheduleItemFx = act("scheduleItem");
export const removeItemFx = act("removeItem");
export const proposeSlugFx = act("proposeSlug");
export const uploadImageFx = act("uploadImage");
/**
 * Parses a source as its page would show it. For blocks, `contentOf` of domain/content/editing/plainBlocks.ts does it
 * without an effect.
 */
export const previewContentFx = act("previewContent");
/** Converts pasted HTML to the supported content. */
export const readPastedFx = actBy<PasteTarget>()("readPasted");
