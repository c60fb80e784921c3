import { offlinePath } from "../../../ui/offline/address.ts";
import type { Feature } from "../../feature.ts";
import { page } from "../../page.ts";

/** Without it, the site has no service worker, and browsers keep no pages. */
export const offline: Feature = {
  name: "offline",
  pages: [page(offlinePath, "ui/offline/OfflinePage.tsx", () => import("../../../ui/offline/OfflinePage.tsx"))],
  unlisted: [offlinePath],
  server: import.meta.env.SSR && { part: () => import("./offline.server.ts") },
};
