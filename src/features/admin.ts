import { movedAddress } from "../../ui/admin/movedAddress.ts";
import type { Feature } from "../feature.ts";
import { page, piece } from "../page.ts";

export const admin: Feature = {
  name: "admin",
  pages: [page("/admin/*", "ui/admin/adminRoute.ts", () => import("../../ui/admin/adminRoute.ts"), ["adminView"])],
  pieces: [
    piece(
      "adminView",
      "ui/admin/overview/OverviewView.tsx",
      async () => (await import("../../ui/admin/overview/OverviewView.tsx")).view,
    ),
    piece(
      "adminView",
      "ui/admin/members/AccessView.tsx",
      async () => (await import("../../ui/admin/members/AccessView.tsx")).view,
    ),
    piece(
      "adminView",
      "ui/admin/figures/FiguresView.tsx",
      async () => (await import("../../ui/admin/figures/FiguresView.tsx")).view,
    ),
  ],
  unlisted: ["/admin"],
  server: import.meta.env.SSR && { moved: movedAddress },
};
