import { words } from "../../../ui/app/words.ts";
import type { Feature } from "../../feature.ts";
import { page } from "../../page.ts";

export const about: Feature = {
  name: "about",
  pages: [page("/about", "ui/club/about/AboutPage.tsx", () => import("../../../ui/club/about/AboutPage.tsx"))],
  navEntries: [{ to: "/about", words: words.about, part: "first", foot: "club" }],
};
