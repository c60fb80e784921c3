import type * as reactions from "../../ui/content/reactions/effects.ts";
import { askFx, forgetDraftsFx, storeDraftFx, storedDraftsFx, recallDraftFx } from "../../ui/lib/drafts.ts";
import type * as files from "../../ui/lib/saveFile.ts";
import { loadMomentFx } from "../../ui/lib/page/moment.ts";
import { checkedEffects, feature } from "../feature.ts";

export const device = feature({
  name: "device",
  bind: () => import("./device.bind.ts"),
  handle: {
    ...checkedEffects<typeof reactions>(),
    ...checkedEffects<typeof files>(),
    tellTime: loadMomentFx,
    storeDraft: storeDraftFx,
    forgetDrafts: forgetDraftsFx,
    recallDraft: recallDraftFx,
    storedDrafts: storedDraftsFx,
    ask: askFx,
  },
});
