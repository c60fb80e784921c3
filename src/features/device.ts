import { saveFileFx } from "../../ui/accounts/profile/effects.ts";
import { shareFx } from "../../ui/content/reactions/effects.ts";
import { askFx, forgetDraftsFx, keepDraftFx, storedDraftsFx, recallDraftFx } from "../../ui/lib/drafts.ts";
import { tellTimeFx } from "../../ui/lib/page/moment.ts";
import { feature } from "../feature.ts";

export const device = feature({
  name: "device",
  server: import.meta.env.SSR && { budget: { "adapters/html/parsedContent.ts": 22.5 } },
  bind: () => import("./device.bind.ts"),
  handle: {
    sharePage: shareFx,
    saveFile: saveFileFx,
    tellTime: tellTimeFx,
    keepDraft: keepDraftFx,
    forgetDrafts: forgetDraftsFx,
    recallDraft: recallDraftFx,
    keptDrafts: storedDraftsFx,
    ask: askFx,
  },
});
