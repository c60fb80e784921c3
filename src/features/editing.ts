import {
  createItemFx,
  storeWindowDraftFx,
  listContentFx,
  openItemFx,
  previewContentFx,
  proposeSlugFx,
  publishItemFx,
  readDraftFx,
  readPastedFx,
  recallWindowDraftsFx,
  removeItemFx,
  saveItemFx,
  uploadImageFx,
} from "../../ui/content/admin/effects.ts";
import { hideCommentFx, listModeratedFx, restoreCommentFx } from "../../ui/content/reactions/admin/effects.ts";
import { feature } from "../feature.ts";
import { piece } from "../page.ts";

export const editing = feature({
  name: "editing",
  pieces: [
    piece(
      "adminTab",
      "ui/content/admin/list/ContentTab.tsx",
      async () => (await import("../../ui/content/admin/list/ContentTab.tsx")).tab,
    ),
  ],
  server: import.meta.env.SSR && {
    budget: {
      "ui/content/admin/create/CreateDialog.tsx": 93.5,
      "ui/content/admin/edit/EditDialog.tsx": 93.5,
      "ui/content/admin/drafts/DraftPlace.tsx": 90,
      "adapters/html/unread.ts": 34.5,
      "adapters/html/wordProcessors.ts": 11.5,
    },
  },
  staff: () => import("./editing.staff.ts"),
  handle: {
    listContent: listContentFx,
    openItem: openItemFx,
    readDraft: readDraftFx,
    createItem: createItemFx,
    saveItem: saveItemFx,
    publishItem: publishItemFx,
    removeItem: removeItemFx,
    proposeSlug: proposeSlugFx,
    uploadImage: uploadImageFx,
    storeWindowDraft: storeWindowDraftFx,
    recallWindowDrafts: recallWindowDraftsFx,
    readPasted: readPastedFx,
    previewContent: previewContentFx,
    listModerated: listModeratedFx,
    hideComment: hideCommentFx,
    restoreComment: restoreCommentFx,
  },
});
