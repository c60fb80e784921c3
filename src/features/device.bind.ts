import { deviceClock } from "../../adapters/browser/clock.ts";
import { browserDownloads } from "../../adapters/browser/downloads.ts";
import { browserDrafts } from "../../adapters/browser/drafts.ts";
import { browserPictureEditor } from "../../adapters/browser/pictureEditor.ts";
import { plainPictureEditor } from "../../adapters/browser/plainPictureEditor.ts";
import { browserAsking, browserSharing } from "../../adapters/browser/device.ts";
import { browserVisitor } from "../../adapters/browser/visitor.ts";
import { htmlContent, pastedContent } from "../../adapters/html/htmlContent.ts";
import { markedContent } from "../../adapters/markdown/markedContent.ts";
import type { ReadContent, ReadHtml } from "../../domain/content/body/content.ts";
import type { ReadClipboard } from "../../domain/content/editing/readPasted.ts";
import type { PictureEditor } from "../../domain/shared/picture.ts";
import { type Sharing, sharePage } from "../../domain/content/reactions/sharePage.ts";
import type { Visitor } from "../../domain/content/reactions/visitor.ts";
import type { Clock } from "../../domain/shared/clock.ts";
import type { Downloads, Log } from "../../domain/shared/ports.ts";
import type { Ask, Drafts } from "../../domain/shared/drafts.ts";
import { type BindPort, type Device, method, token, provide } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";

export const ReadContentToken = token<ReadContent>("ReadContent");
export const ReadHtmlToken = token<ReadHtml>("ReadHtml");
export const ReadClipboardToken = token<ReadClipboard>("ReadClipboard");
export const VisitorToken = token<Visitor>("Visitor");
export const SharingToken = token<Sharing>("Sharing");
export const DraftsToken = token<Drafts>("Drafts");
export const LogToken = token<Log>("Log");
export const ClockToken = token<Clock>("Clock");
export const DownloadsToken = token<Downloads>("Downloads");
export const PictureEditorToken = token<PictureEditor>("PictureEditor");
export const AskToken = token<Ask>("Ask");

export const useCases = {
  sharePage: provide(sharePage, { sharing: SharingToken }),
  saveFile: method(DownloadsToken, "save"),
  tellTime: method(ClockToken, "tell"),
  storeDraft: method(DraftsToken, "write"),
  forgetDrafts: method(DraftsToken, "forgetAll"),
  recallDraft: method(DraftsToken, "read"),
  storedDrafts: method(DraftsToken, "names"),
  ask: provide(({ ask }) => ask, { ask: AskToken }),
};

export const device = (port: BindPort, { storage, navigator, confirm }: Device): void => {
  port(ReadContentToken, markedContent);
  port(ReadHtmlToken, htmlContent);
  port(ReadClipboardToken, pastedContent);
  port(VisitorToken, browserVisitor(storage));
  port(SharingToken, browserSharing(navigator));
  port(DraftsToken, browserDrafts(storage));
  port(LogToken, { failed: (what, cause) => console.warn(what, cause) });
  port(ClockToken, deviceClock);
  port(DownloadsToken, browserDownloads);
  port(PictureEditorToken, "createImageBitmap" in globalThis ? browserPictureEditor : plainPictureEditor);
  port(AskToken, browserAsking(confirm));
};

export const changes = (): PageChanges => ({});

export const parameters = () => ({});
