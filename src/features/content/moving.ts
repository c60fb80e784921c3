import { movingView } from "../../../ui/admin/viewAddress.ts";
import type { Feature } from "../../feature.ts";
import { adminView } from "../../page.ts";

export const moving: Feature = {
  name: "moving",
  pieces: [
    adminView(movingView, "ui/content/admin/moving/view.ts", () => import("../../../ui/content/admin/moving/view.ts")),
  ],
};
