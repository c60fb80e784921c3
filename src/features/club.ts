import { words } from "../../ui/app/words.ts";
import { feature } from "../feature.ts";
import { page } from "../page.ts";

export const club = feature({
  name: "club",
  pages: [
    page("/", "ui/club/home/HomePage.tsx", () => import("../../ui/club/home/HomePage.tsx"), ["pageTop"]),
    page("/about", "ui/club/about/AboutPage.tsx", () => import("../../ui/club/about/AboutPage.tsx")),
  ],
  places: [
    { to: "/", words: words.home, part: "first" },
    { to: "/about", words: words.about, part: "first" },
  ],
  server: import.meta.env.SSR && {
    budget: { "/": 146, "/about": 128 },
    part: () => import("./club.server.ts"),
  },
});
