import { movedAddress } from "../../ui/admin/movedAddress.ts";
import type { Feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const admin: Feature = {
  name: "admin",
  pages: [page("/admin/*", "ui/admin/adminRoute.ts", () => import("../../ui/admin/adminRoute.ts"), ["adminView"])],
  pieces: [
    piece("adminView", "ui/admin/overview/view.ts", async () => (await import("../../ui/admin/overview/view.ts")).view),
    piece("adminView", "ui/admin/members/view.ts", async () => (await import("../../ui/admin/members/view.ts")).view),
    piece("adminView", "ui/admin/figures/view.ts", async () => (await import("../../ui/admin/figures/view.ts")).view),
  ],
  unlisted: ["/admin"],
  server: import.meta.env.SSR && { moved: movedAddress },
};
