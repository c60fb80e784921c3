import { memoryContentRepository } from "../../../adapters/memory/content/contentRepository.ts";
import { memoryItemFiles } from "../../../adapters/memory/content/itemFiles.ts";
import { memoryItemLists } from "../../../adapters/memory/content/itemLists.ts";
import { memoryItemPictures } from "../../../adapters/memory/content/itemPictures.ts";
import { memoryItemRecords } from "../../../adapters/memory/content/itemRecords.ts";
import { memoryPictureLibrary } from "../../../adapters/memory/content/pictureLibrary.ts";
import { memoryWriters } from "../../../adapters/memory/content/writers.ts";
import { sourceBody } from "../../../adapters/sourceBody.ts";
import { supabaseContentRepository } from "../../../adapters/supabase/content/contentRepository.ts";
import { supabaseItemFiles } from "../../../adapters/supabase/content/itemFiles.ts";
import { supabaseItemLists } from "../../../adapters/supabase/content/itemLists.ts";
import { supabaseItemPictures } from "../../../adapters/supabase/content/itemPictures.ts";
import { supabaseItemRecords } from "../../../adapters/supabase/content/itemRecords.ts";
import { supabasePictureLibrary } from "../../../adapters/supabase/content/pictureLibrary.ts";
import { supabaseWriters } from "../../../adapters/supabase/content/writers.ts";
import { createItem, proposeSlug } from "../../../domain/content/editing/createItem.ts";
import { highlightItem } from "../../../domain/content/editing/highlightItem.ts";
import { listContent } from "../../../domain/content/editing/listContent.ts";
import { openItem } from "../../../domain/content/editing/openItem.ts";
import { storeWindowDraft, recallWindowDrafts } from "../../../domain/content/editing/perWindowDrafts.ts";
import type { ContentRepository, ItemLists, ItemPictures, ItemRecords } from "../../../domain/content/editing/ports.ts";
import { previewContent, readDraft } from "../../../domain/content/editing/readDraft.ts";
import type { ReadBody, readBody, ReadSource } from "../../../domain/content/editing/readBody.ts";
import { readPasted } from "../../../domain/content/editing/readPasted.ts";
import { publishEdit } from "../../../domain/content/editing/publishEdit.ts";
import { publishItem, saveItem } from "../../../domain/content/editing/saveItem.ts";
import { changeSlug } from "../../../domain/content/editing/changeSlug.ts";
import { scheduleItem } from "../../../domain/content/editing/scheduleItem.ts";
import { uploadImage } from "../../../domain/content/editing/uploadImage.ts";
import { type ItemFiles, uploadFile } from "../../../domain/content/files/uploadFile.ts";
import { describePicture } from "../../../domain/content/pictures/describePicture.ts";
import type { PictureLibrary } from "../../../domain/content/pictures/library.ts";
import { listPictures } from "../../../domain/content/pictures/listPictures.ts";
import { replacePicture } from "../../../domain/content/pictures/replacePicture.ts";
import type { Writers } from "../../../domain/content/editing/writers.ts";
import type { UseCases } from "../../../domain/useCases.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { lazily } from "../../lazily.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { ArticlesPorts } from "./articles.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";

/** The ports of the feature, by name. */
export type EditingStaffPorts = {
  readonly itemLists: ItemLists;
  readonly contentRepository: ContentRepository;
  readonly itemRecords: ItemRecords;
  readonly itemPictures: ItemPictures;
  readonly itemFiles: ItemFiles;
  readonly pictureLibrary: PictureLibrary;
  readonly writers: Writers;
};
export type EditingDevicePorts = { readonly readSource: ReadSource };

const { provide, method } = bindingsOn<
  EditingStaffPorts &
    EditingDevicePorts &
    AccountsPorts &
    DevicePorts &
    Pick<ArticlesPorts, "articles"> &
    Pick<UseCases, "previewContent" | "readFeatured" | "saveItem" | "showCards" | "uploadImage">
>();

const loadReading = lazily(() => import("../../../domain/content/editing/readBody.ts"));

/** The rules of a body's sources are loaded with the editor. */
const readLazily =
  (needs: Parameters<typeof readBody>[0]): ReadBody =>
  async (source) =>
    (await loadReading()).readBody(needs)(source);

export const useCases = {
  listContent: provide(listContent, { lists: "itemLists" }),
  openItem: provide(openItem, { session: "session", contents: "contentRepository" }),
  readDraft: provide(readDraft, {
    session: "session",
    roles: "roles",
    contents: "contentRepository",
    preview: "previewContent",
    articles: "articles",
  }),
  createItem: provide(createItem, {
    session: "session",
    profiles: "profiles",
    contents: "contentRepository",
    records: "itemRecords",
    readHtml: "readHtml",
    readContent: "readContent",
  }),
  saveItem: provide(saveItem, {
    session: "session",
    contents: "contentRepository",
    records: "itemRecords",
    readHtml: "readHtml",
    readContent: "readContent",
  }),
  publishItem: provide(publishItem, { contents: "contentRepository" }),
  publishEdit: provide(publishEdit, { saveItem: "saveItem", contents: "contentRepository", clock: "clock" }),
  scheduleItem: provide(scheduleItem, { contents: "contentRepository", clock: "clock" }),
  highlightItem: provide(highlightItem, { contents: "contentRepository", readFeatured: "readFeatured" }),
  changeSlug: provide(changeSlug, { contents: "contentRepository" }),
  tellWriter: method("writers", "tell"),
  removeItem: method("contentRepository", "remove"),
  listAuthorChoices: method("itemRecords", "authorChoices"),
  listTagChoices: method("itemRecords", "tagChoices"),
  proposeSlug: provide(proposeSlug, { records: "itemRecords" }),
  uploadImage: provide(uploadImage, { pictures: "itemPictures", editor: "pictureEditor" }),
  uploadFile: provide(uploadFile, { files: "itemFiles" }),
  listPictures: provide(listPictures, { library: "pictureLibrary" }),
  readPictureUses: method("pictureLibrary", "usesOf"),
  describePicture: provide(describePicture, { library: "pictureLibrary" }),
  removePictures: method("pictureLibrary", "remove"),
  replacePicture: provide(replacePicture, { library: "pictureLibrary", uploadImage: "uploadImage" }),
  storeWindowDraft: provide(storeWindowDraft, { drafts: "drafts" }),
  recallWindowDrafts: provide(recallWindowDrafts, { drafts: "drafts" }),
  readPasted: provide(readPasted, { readClipboard: "readClipboard" }),
  readBody: provide(readLazily, { readSource: "readSource" }),
  previewContent: provide(previewContent, {
    readHtml: "readHtml",
    readContent: "readContent",
    showCards: "showCards",
  }),
} satisfies Bindings;

export const device = (): EditingDevicePorts => ({ readSource: sourceBody });

export const supabase = ({ client }: Supabase): EditingStaffPorts => ({
  itemLists: supabaseItemLists(client),
  contentRepository: supabaseContentRepository(client),
  itemRecords: supabaseItemRecords(client),
  itemPictures: supabaseItemPictures(client),
  itemFiles: supabaseItemFiles(client),
  pictureLibrary: supabasePictureLibrary(client),
  writers: supabaseWriters(client),
});

export const memory = ({ backend }: Memory): EditingStaffPorts => ({
  itemLists: memoryItemLists(backend),
  contentRepository: memoryContentRepository(backend),
  itemRecords: memoryItemRecords(backend),
  itemPictures: memoryItemPictures(backend),
  itemFiles: memoryItemFiles(backend),
  pictureLibrary: memoryPictureLibrary(backend),
  writers: memoryWriters(backend),
});
