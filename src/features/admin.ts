import type * as staff from "../../ui/admin/effects.ts";
import { checkedEffects, feature } from "../feature.ts";
import { page } from "../page.ts";

export const admin = feature({
  name: "admin",
  pages: [page("/admin", "ui/admin/adminRoute.ts", () => import("../../ui/admin/adminRoute.ts"), ["adminTab"])],
  unlisted: ["/admin"],
  server: import.meta.env.SSR && {
    budget: { "/admin": 266.5, "ui/admin/setup/StepLink.tsx": 64.5, "ui/admin/RecordLink.tsx": 64.5 },
  },
  staff: () => import("./admin.staff.ts"),
  handle: checkedEffects<typeof staff>(),
});
