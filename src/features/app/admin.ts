import { accessView, figuresView, overviewView } from "../../../ui/admin/viewAddress.ts";
import { movedAddress } from "../../../ui/admin/movedAddress.ts";
import type { Feature } from "../../feature.ts";
import { adminView, page } from "../../page.ts";

export const admin: Feature = {
  name: "admin",
  pages: [page("/admin/*", "ui/admin/adminRoute.ts", () => import("../../../ui/admin/adminRoute.ts"), ["adminView"])],
  pieces: [
    adminView(overviewView, "ui/admin/overview/view.ts", () => import("../../../ui/admin/overview/view.ts")),
    adminView(accessView, "ui/admin/members/view.ts", () => import("../../../ui/admin/members/view.ts")),
    adminView(figuresView, "ui/admin/figures/view.ts", () => import("../../../ui/admin/figures/view.ts")),
  ],
  unlisted: ["/admin"],
  server: import.meta.env.SSR && { moved: movedAddress },
};
