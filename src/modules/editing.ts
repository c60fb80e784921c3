import { ContainerModule } from "inversify";
import { createItem } from "../../domain/content/editing/createItem.ts";
import { keepWindowDraft, recallWindowDrafts } from "../../domain/content/editing/perWindowDrafts.ts";
import { listContent } from "../../domain/content/editing/listContent.ts";
import { hideComment, listModerated, restoreComment } from "../../domain/content/editing/moderate.ts";
import { openItem } from "../../domain/content/editing/openItem.ts";
import { previewContent } from "../../domain/content/editing/previewContent.ts";
import { publishItem } from "../../domain/content/editing/publishItem.ts";
import { readDraft } from "../../domain/content/editing/readDraft.ts";
import { readPasted } from "../../domain/content/editing/readPasted.ts";
import { saveItem } from "../../domain/content/editing/saveItem.ts";
import { proposeSlug } from "../../domain/content/editing/slugFor.ts";
import { uploadImage } from "../../domain/content/editing/uploadImage.ts";
import * as p from "../portTokens.ts";
import { providing } from "../provide.ts";
import * as t from "../tokens.ts";

export const editingModule = new ContainerModule(({ bind }) => {
  const provide = providing(bind);
  provide(t.ListContentToken, listContent, { lists: p.ItemListsToken });
  provide(t.OpenItemToken, openItem, { session: p.SessionToken, desk: p.DeskToken });
  provide(t.ReadDraftToken, readDraft, {
    session: p.SessionToken,
    roles: p.RolesToken,
    desk: p.DeskToken,
    preview: t.PreviewContentToken,
  });
  provide(t.CreateItemToken, createItem, {
    session: p.SessionToken,
    profiles: p.ProfilesToken,
    desk: p.DeskToken,
    records: p.ItemRecordsToken,
  });
  provide(t.SaveItemToken, saveItem, { session: p.SessionToken, desk: p.DeskToken, records: p.ItemRecordsToken });
  provide(t.PublishItemToken, publishItem, { desk: p.DeskToken });
  bind(t.RemoveItemToken).toResolvedValue((desk) => desk.remove, [p.DeskToken]);
  provide(t.ProposeSlugToken, proposeSlug, { records: p.ItemRecordsToken });
  provide(t.UploadImageToken, uploadImage, { pictures: p.ItemPicturesToken, editor: p.PictureEditorToken });
  provide(t.KeepApartToken, keepWindowDraft, { drafts: p.DraftsToken });
  provide(t.RecallApartToken, recallWindowDrafts, { drafts: p.DraftsToken });
  provide(t.ReadPastedToken, readPasted, { readClipboard: p.ReadClipboardToken });
  provide(t.PreviewContentToken, previewContent, { readHtml: p.ReadHtmlToken, readContent: p.ReadContentToken });
  provide(t.ListModeratedToken, listModerated, { moderation: p.ModerationToken });
  provide(t.HideCommentToken, hideComment, { moderation: p.ModerationToken });
  provide(t.RestoreCommentToken, restoreComment, { moderation: p.ModerationToken });
});
