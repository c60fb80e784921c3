import { pagesView } from "../../../ui/admin/viewAddress.ts";
import type { Feature } from "../../feature.ts";
import { adminView } from "../../page.ts";

export const pages: Feature = {
  name: "pages",
  pieces: [adminView(pagesView, "ui/club/pages/admin/view.ts", () => import("../../../ui/club/pages/admin/view.ts"))],
};
