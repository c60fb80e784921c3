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
  server: import.meta.env.SSR && {
    budget: {
      "ui/content/admin/create/CreateDialog.tsx": 97,
      "ui/content/admin/edit/EditDialog.tsx": 97,
      "ui/content/admin/edit/EditButton.tsx": 64.5,
      "ui/content/admin/drafts/DraftPlace.tsx": 93,
      "adapters/html/unread.ts": 33,
      "adapters/html/wordProcessors.ts": 11,
    },
  },
  staff: () => import("./editing.staff.ts"),
  handle: {
    ...checkedEffects<typeof writing>(),
    ...checkedEffects<typeof moderation>(),
  },
});
