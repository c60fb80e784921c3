import { memoryContentRepository } from "../../adapters/memory/content/contentRepository.ts";
import { memoryItemLists } from "../../adapters/memory/content/itemLists.ts";
import { memoryItemPictures } from "../../adapters/memory/content/itemPictures.ts";
import { memoryItemRecords } from "../../adapters/memory/content/itemRecords.ts";
import { memoryModeration } from "../../adapters/memory/content/moderation.ts";
import { supabaseContentRepository } from "../../adapters/supabase/content/contentRepository.ts";
import { supabaseItemLists } from "../../adapters/supabase/content/itemLists.ts";
import { supabaseItemPictures } from "../../adapters/supabase/content/itemPictures.ts";
import { supabaseItemRecords } from "../../adapters/supabase/content/itemRecords.ts";
import { supabaseModeration } from "../../adapters/supabase/content/moderation.ts";
import { createItem, proposeSlug } from "../../domain/content/editing/createItem.ts";
import { listContent } from "../../domain/content/editing/listContent.ts";
import { hideComment, listModerated, restoreComment } from "../../domain/content/editing/moderate.ts";
import { openItem } from "../../domain/content/editing/openItem.ts";
import { storeWindowDraft, recallWindowDrafts } from "../../domain/content/editing/perWindowDrafts.ts";
import type {
  ContentRepository,
  ItemLists,
  ItemPictures,
  ItemRecords,
  Moderation,
} from "../../domain/content/editing/ports.ts";
import { previewContent, readDraft } from "../../domain/content/editing/readDraft.ts";
import { readPasted } from "../../domain/content/editing/readPasted.ts";
import { publishItem, saveItem } from "../../domain/content/editing/saveItem.ts";
import { uploadImage } from "../../domain/content/editing/uploadImage.ts";
import { type BindPort, type Memory, type Supabase, method, token, provide } from "../bindings.ts";
import { type PageChanges, nothing } from "../server/pages/pageChanges.ts";
import { ProfilesToken, RolesToken, SessionToken } from "./accounts.bind.ts";
import { DraftsToken, PictureEditorToken, ReadClipboardToken, ReadContentToken, ReadHtmlToken } from "./device.bind.ts";

export const ItemListsToken = token<ItemLists>("ItemLists");
export const ContentRepositoryToken = token<ContentRepository>("ContentRepository");
export const ItemRecordsToken = token<ItemRecords>("ItemRecords");
export const ItemPicturesToken = token<ItemPictures>("ItemPictures");
export const ModerationToken = token<Moderation>("Moderation");

export const useCases = {
  listContent: provide(listContent, { lists: ItemListsToken }),
  openItem: provide(openItem, { session: SessionToken, contents: ContentRepositoryToken }),
  readDraft: provide(readDraft, {
    session: SessionToken,
    roles: RolesToken,
    contents: ContentRepositoryToken,
    preview: "previewContent",
  }),
  createItem: provide(createItem, {
    session: SessionToken,
    profiles: ProfilesToken,
    contents: ContentRepositoryToken,
    records: ItemRecordsToken,
    preview: "previewContent",
  }),
  saveItem: provide(saveItem, {
    session: SessionToken,
    contents: ContentRepositoryToken,
    records: ItemRecordsToken,
    preview: "previewContent",
  }),
  publishItem: provide(publishItem, { contents: ContentRepositoryToken }),
  removeItem: method(ContentRepositoryToken, "remove"),
  proposeSlug: provide(proposeSlug, { records: ItemRecordsToken }),
  uploadImage: provide(uploadImage, { pictures: ItemPicturesToken, editor: PictureEditorToken }),
  storeWindowDraft: provide(storeWindowDraft, { drafts: DraftsToken }),
  recallWindowDrafts: provide(recallWindowDrafts, { drafts: DraftsToken }),
  readPasted: provide(readPasted, { readClipboard: ReadClipboardToken }),
  previewContent: provide(previewContent, { readHtml: ReadHtmlToken, readContent: ReadContentToken }),
  listModerated: provide(listModerated, { moderation: ModerationToken }),
  hideComment: provide(hideComment, { moderation: ModerationToken }),
  restoreComment: provide(restoreComment, { moderation: ModerationToken }),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(ItemListsToken, supabaseItemLists(client));
  port(ContentRepositoryToken, supabaseContentRepository(client));
  port(ItemRecordsToken, supabaseItemRecords(client));
  port(ItemPicturesToken, supabaseItemPictures(client));
  port(ModerationToken, supabaseModeration(client));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(ItemListsToken, memoryItemLists(backend));
  port(ContentRepositoryToken, memoryContentRepository(backend));
  port(ItemRecordsToken, memoryItemRecords(backend));
  port(ItemPicturesToken, memoryItemPictures(backend));
  port(ModerationToken, memoryModeration(backend));
};

export const changes = (): PageChanges => ({
  "rpc/count_content": nothing,
  "rpc/find_content": nothing,
});
