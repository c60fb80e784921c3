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

export const editing = feature({
  name: "editing",
  server: import.meta.env.SSR && {
    budget: {
      "ui/content/admin/create/CreateDialog.tsx": 70,
      "ui/content/admin/edit/EditDialog.tsx": 69,
      "ui/content/admin/drafts/DraftPlace.tsx": 69,
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
