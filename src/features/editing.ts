import {
  createItemFx,
  keepApartFx,
  listContentFx,
  openItemFx,
  previewContentFx,
  proposeSlugFx,
  publishItemFx,
  readDraftFx,
  readPastedFx,
  recallApartFx,
  removeItemFx,
  saveItemFx,
  uploadImageFx,
} from "../../ui/content/admin/effects.ts";
import { hideCommentFx, listModeratedFx, restoreCommentFx } from "../../ui/content/reactions/admin/effects.ts";
import { feature } from "../feature.ts";

export const editing = feature({
  name: "editing",
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
    keepApart: keepApartFx,
    recallApart: recallApartFx,
    readPasted: readPastedFx,
    previewContent: previewContentFx,
    listModerated: listModeratedFx,
    hideComment: hideCommentFx,
    restoreComment: restoreCommentFx,
  },
});
