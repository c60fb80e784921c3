import type { ServiceIdentifier } from "inversify";
import { browserAsking } from "../../adapters/browser/asking.ts";
import { deviceClock } from "../../adapters/browser/clock.ts";
import { browserDrafts } from "../../adapters/browser/drafts.ts";
import { browserSharing } from "../../adapters/browser/sharing.ts";
import { browserVisitor } from "../../adapters/browser/visitor.ts";
import { sessionName } from "../../adapters/sessionName.ts";
import { supabaseTipViews } from "../../adapters/supabase/tips/tipViews.ts";
import { sharePage } from "../../domain/content/reactions/sharePage.ts";
import { viewTip } from "../../domain/tips/viewTip.ts";
import type { Backend } from "../container.ts";
import type { Device } from "../modules/device.ts";
import {
  AskToken,
  ForgetDraftsToken,
  KeepDraftToken,
  KeptDraftsToken,
  RecallDraftToken,
  SharePageToken,
  TellTimeToken,
  ViewTipToken,
  WhoAmIToken,
} from "../tokens.ts";

/**
 * The services that every visitor needs without the container and the backend's client: view counts, sharing, drafts, the clock,
 * and the session of a visitor when none is stored. Answers `undefined` for all other services.
 */
export const bootServices = (backend: Backend, { storage, navigator, confirm }: Device) => {
  const nobody = async () => null;
  const drafts = browserDrafts(storage);
  const light = new Map<ServiceIdentifier<unknown>, unknown>([
    [SharePageToken, sharePage({ sharing: browserSharing(navigator) })],
    [TellTimeToken, deviceClock.tell],
    [KeepDraftToken, drafts.write],
    [ForgetDraftsToken, drafts.forgetAll],
    [RecallDraftToken, drafts.read],
    [KeptDraftsToken, drafts.names],
    [AskToken, browserAsking(confirm)],
  ]);
  if ("url" in backend) {
    light.set(ViewTipToken, viewTip({ views: supabaseTipViews(backend), visitor: browserVisitor(storage) }));
  }

  return (token: ServiceIdentifier<unknown>): unknown =>
    token === WhoAmIToken && storage.getItem(sessionName) === null ? nobody : light.get(token);
};
