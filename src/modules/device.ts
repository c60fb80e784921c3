import { ContainerModule } from "inversify";
import { browserAsking } from "../../adapters/browser/asking.ts";
import { deviceClock } from "../../adapters/browser/clock.ts";
import { browserDownloads } from "../../adapters/browser/downloads.ts";
import { browserDrafts } from "../../adapters/browser/drafts.ts";
import { browserPictureEditor } from "../../adapters/browser/pictureEditor.ts";
import { plainPictureEditor } from "../../adapters/browser/plainPictureEditor.ts";
import { browserSharing } from "../../adapters/browser/sharing.ts";
import type { CarefulStorage } from "../../adapters/browser/storage.ts";
import { browserVisitor } from "../../adapters/browser/visitor.ts";
import { htmlContent } from "../../adapters/html/htmlContent.ts";
import { pastedContent } from "../../adapters/html/pastedContent.ts";
import { markedContent } from "../../adapters/markdown/markedContent.ts";
import { sharePage } from "../../domain/content/reactions/sharePage.ts";
import * as p from "../portTokens.ts";
import { providing } from "../provide.ts";
import * as t from "../tokens.ts";

/** What a device does by itself, whatever the backend is. */
export type Device = {
  readonly storage: CarefulStorage;
  readonly navigator: Parameters<typeof browserSharing>[0];
  readonly confirm?: Parameters<typeof browserAsking>[0];
};

export const deviceModule = ({ storage, navigator, confirm }: Device) =>
  new ContainerModule(({ bind }) => {
    const provide = providing(bind);
    bind(p.ReadContentToken).toConstantValue(markedContent);
    bind(p.ReadHtmlToken).toConstantValue(htmlContent);
    bind(p.ReadClipboardToken).toConstantValue(pastedContent);
    bind(p.VisitorToken).toConstantValue(browserVisitor(storage));
    bind(p.SharingToken).toConstantValue(browserSharing(navigator));
    bind(p.DraftsToken).toConstantValue(browserDrafts(storage));
    bind(p.LogToken).toConstantValue({ failed: (what, cause) => console.warn(what, cause) });
    bind(p.ClockToken).toConstantValue(deviceClock);
    bind(p.DownloadsToken).toConstantValue(browserDownloads);
    bind(p.PictureEditorToken).toConstantValue(
      "createImageBitmap" in globalThis ? browserPictureEditor : plainPictureEditor,
    );
    provide(t.SharePageToken, sharePage, { sharing: p.SharingToken });
    bind(t.SaveFileToken).toResolvedValue((downloads) => downloads.save, [p.DownloadsToken]);
    bind(t.TellTimeToken).toResolvedValue((clock) => clock.tell, [p.ClockToken]);
    bind(t.KeepDraftToken).toResolvedValue((drafts) => drafts.write, [p.DraftsToken]);
    bind(t.ForgetDraftsToken).toResolvedValue((drafts) => drafts.forgetAll, [p.DraftsToken]);
    bind(t.RecallDraftToken).toResolvedValue((drafts) => drafts.read, [p.DraftsToken]);
    bind(t.KeptDraftsToken).toResolvedValue((drafts) => drafts.names, [p.DraftsToken]);
    bind(t.AskToken).toConstantValue(browserAsking(confirm));
  });
