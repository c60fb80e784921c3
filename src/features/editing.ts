import type * as writing from "../../ui/content/admin/effects.ts";
import type * as moderation from "../../ui/content/reactions/admin/effects.ts";
import { checkedEffects, feature } from "../feature.ts";
import { piece } from "../page.ts";

export const editing = feature({
  name: "editing",
  pieces: [
    piece(
      "adminTab",
      "ui/content/admin/list/ContentTab.tsx",
      async () => (await import("../../ui/content/admin/list/ContentTab.tsx")).tab,
    ),
  ],
  staff: () => import("./editing.staff.ts"),
  handle: {
    ...checkedEffects<typeof writing>(),
    ...checkedEffects<typeof moderation>(),
  },
});
