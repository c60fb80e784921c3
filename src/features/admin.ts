import type { Feature } from "../feature.ts";
import { page } from "../page.ts";

export const admin: Feature = {
  name: "admin",
  pages: [page("/admin", "ui/admin/adminRoute.ts", () => import("../../ui/admin/adminRoute.ts"), ["adminTab"])],
  unlisted: ["/admin"],
};
