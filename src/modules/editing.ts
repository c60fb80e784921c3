import { ContainerModule } from "inversify";
import { createItem } from "../../domain/editing/createItem.ts";
import { keepApart, recallApart } from "../../domain/editing/keptApart.ts";
import { listContent } from "../../domain/editing/listContent.ts";
import { hideComment, listModerated, restoreComment } from "../../domain/editing/moderate.ts";
import { openItem } from "../../domain/editing/openItem.ts";
import { previewContent } from "../../domain/editing/previewContent.ts";
import { publishItem } from "../../domain/editing/publishItem.ts";
import { readDraft } from "../../domain/editing/readDraft.ts";
import { readPasted } from "../../domain/editing/readPasted.ts";
import { saveItem } from "../../domain/editing/saveItem.ts";
import { proposeSlug } from "../../domain/editing/slugFor.ts";
import { uploadImage } from "../../domain/editing/uploadImage.ts";
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
  provide(t.KeepApartToken, keepApart, { drafts: p.DraftsToken });
  provide(t.RecallApartToken, recallApart, { drafts: p.DraftsToken });
  provide(t.ReadPastedToken, readPasted, { readClipboard: p.ReadClipboardToken });
  provide(t.PreviewContentToken, previewContent, { readHtml: p.ReadHtmlToken, readContent: p.ReadContentToken });
  provide(t.ListModeratedToken, listModerated, { moderation: p.ModerationToken });
  provide(t.HideCommentToken, hideComment, { moderation: p.ModerationToken });
  provide(t.RestoreCommentToken, restoreComment, { moderation: p.ModerationToken });
});
