import { deviceClock } from "../../adapters/browser/clock.ts";
import { browserDrafts } from "../../adapters/browser/drafts.ts";
import { browserAsking, browserSharing } from "../../adapters/browser/device.ts";
import { sessionName } from "../../adapters/sessionName.ts";
import { sharePage } from "../../domain/content/reactions/sharePage.ts";
import type { Backend } from "../container.ts";
import type { Device } from "../bindings.ts";
import type { UseCases } from "../features.ts";
import { countViews } from "./views.ts";

/**
 * The services that every visitor needs without the container and the backend's client: view counts, sharing, drafts, the clock,
 * and the session of a visitor when none is stored. Answers `undefined` for all other services.
 */
export const bootServices = (backend: Backend, { storage, navigator, confirm }: Device) => {
  const nobody = async () => null;
  const drafts = browserDrafts(storage);
  const light: Partial<UseCases> = {
    sharePage: sharePage({ sharing: browserSharing(navigator) }),
    tellTime: deviceClock.tell,
    storeDraft: drafts.write,
    forgetDrafts: drafts.forgetAll,
    recallDraft: drafts.read,
    storedDrafts: drafts.names,
    ask: browserAsking(confirm),
    ...("url" in backend && { viewTip: countViews(backend) }),
  };

  return <Name extends keyof UseCases>(name: Name): Partial<UseCases>[Name] =>
    name === "whoAmI" && storage.getItem(sessionName) === null ? (nobody as UseCases[Name]) : light[name];
};
