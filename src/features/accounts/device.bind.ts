import { browserCalm } from "../../../adapters/browser/calm.ts";
import { browserDensity } from "../../../adapters/browser/density.ts";
import { deviceClock } from "../../../adapters/browser/clock.ts";
import { browserDownloads } from "../../../adapters/browser/downloads.ts";
import { browserKeptPages } from "../../../adapters/browser/keptPages.ts";
import { browserOpenServices } from "../../../adapters/browser/openServices.ts";
import { browserDrafts } from "../../../adapters/browser/drafts.ts";
import { browserPushes } from "../../../adapters/browser/pushes.ts";
import { browserPictureEditor } from "../../../adapters/browser/pictureEditor.ts";
import { plainPictureEditor } from "../../../adapters/browser/plainPictureEditor.ts";
import { browserAsking, browserSharing } from "../../../adapters/browser/device.ts";
import { browserVisitor } from "../../../adapters/browser/visitor.ts";
import { htmlContent, pastedContent } from "../../../adapters/html/htmlContent.ts";
import { markedContent } from "../../../adapters/markdown/markedContent.ts";
import type { ReadContent, ReadHtml } from "../../../domain/content/body/content.ts";
import type { OpenServices } from "../../../domain/content/body/openServices.ts";
import type { ReadClipboard } from "../../../domain/content/editing/readPasted.ts";
import type { PictureEditor } from "../../../domain/shared/picture.ts";
import { type Sharing, sharePage, sharePicture } from "../../../domain/content/reactions/sharePage.ts";
import type { Visitor } from "../../../domain/content/reactions/visitor.ts";
import type { Calm } from "../../../domain/shared/calm.ts";
import type { PushBrowser } from "../../../domain/notifications/push.ts";
import type { KeptPages } from "../../../domain/shared/keptPages.ts";
import type { Density } from "../../../domain/shared/density.ts";
import type { Clock } from "../../../domain/shared/clock.ts";
import type { Downloads, Log } from "../../../domain/shared/ports.ts";
import type { Ask, Drafts } from "../../../domain/shared/drafts.ts";
import { type Device, type Bindings, bindingsOn } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type DevicePorts = {
  readonly readContent: ReadContent;
  readonly readHtml: ReadHtml;
  readonly readClipboard: ReadClipboard;
  readonly visitor: Visitor;
  readonly sharing: Sharing;
  readonly drafts: Drafts;
  readonly log: Log;
  readonly clock: Clock;
  readonly downloads: Downloads;
  readonly pictureEditor: PictureEditor;
  readonly asking: Ask;
  readonly calm: Calm;
  readonly density: Density;
  readonly keptPages: KeptPages;
  readonly pushBrowser: PushBrowser;
  readonly openServices: OpenServices;
};

const { provide, method } = bindingsOn<DevicePorts>();

export const useCases = {
  sharePage: provide(sharePage, { sharing: "sharing" }),
  sharePicture: provide(sharePicture, { sharing: "sharing", downloads: "downloads" }),
  copyText: method("sharing", "copy"),
  saveFile: method("downloads", "save"),
  tellTime: method("clock", "tell"),
  storeDraft: method("drafts", "write"),
  forgetDrafts: method("drafts", "forgetAll"),
  recallDraft: method("drafts", "read"),
  storedDrafts: method("drafts", "names"),
  listKeptPages: method("keptPages", "list"),
  readCalm: method("calm", "read"),
  chooseCalm: method("calm", "choose"),
  readOpenServices: method("openServices", "read"),
  chooseOpenService: method("openServices", "choose"),
  readDensity: method("density", "read"),
  chooseDensity: method("density", "choose"),
  ask: provide(({ asking }: Pick<DevicePorts, "asking">) => asking, { asking: "asking" }),
} satisfies Bindings;

export const device = ({ storage, navigator, confirm }: Device): DevicePorts => ({
  readContent: markedContent,
  readHtml: htmlContent,
  readClipboard: pastedContent,
  visitor: browserVisitor(storage, navigator),
  sharing: browserSharing(navigator),
  drafts: browserDrafts(storage),
  log: { failed: (what, cause) => console.warn(what, cause) },
  clock: deviceClock,
  downloads: browserDownloads,
  pictureEditor: "createImageBitmap" in globalThis ? browserPictureEditor : plainPictureEditor,
  asking: browserAsking(confirm),
  calm: browserCalm(storage),
  density: browserDensity(storage),
  keptPages: browserKeptPages,
  pushBrowser: browserPushes(globalThis),
  openServices: browserOpenServices(storage),
});
