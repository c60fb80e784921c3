import { words } from "../../../ui/app/words.ts";
import type { Feature } from "../../feature.ts";
import { page } from "../../page.ts";

export const club: Feature = {
  name: "club",
  pages: [
    page("/", "ui/club/home/HomePage.tsx", () => import("../../../ui/club/home/HomePage.tsx"), ["pageTop"], {
      placesTop: true,
    }),
  ],
  navEntries: [{ to: "/", words: words.home, part: "first" }],
  server: import.meta.env.SSR && {
    part: () => import("./club.server.ts"),
  },
};
