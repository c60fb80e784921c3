import type { Feature } from "../../feature.ts";
import { page } from "../../page.ts";

export const search: Feature = {
  name: "search",
  pages: [page("/search", "ui/search/SearchPage.tsx", () => import("../../../ui/search/SearchPage.tsx"))],
  unlisted: ["/search"],
};
