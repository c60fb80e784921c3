import { eventsView, pollsView } from "../../../ui/admin/viewAddress.ts";
import { words } from "../../../ui/club/events/words.ts";
import type { Feature } from "../../feature.ts";
import { adminView, page, piece } from "../../page.ts";

/** Evenings together, to which members sign up, and polls of when a team's players can. */
export const events: Feature = {
  name: "events",
  pages: [
    page(
      "/evenements",
      "ui/club/events/list/EventsPage.tsx",
      () => import("../../../ui/club/events/list/EventsPage.tsx"),
    ),
    page(
      "/evenements/:slug",
      "ui/club/events/detail/EventPage.tsx",
      () => import("../../../ui/club/events/detail/EventPage.tsx"),
    ),
  ],
  navEntries: [{ to: "/evenements", words: words.title, part: "teams", foot: "club" }],
  pieces: [
    adminView(eventsView, "ui/club/events/admin/view.ts", () => import("../../../ui/club/events/admin/view.ts")),
    adminView(pollsView, "ui/club/polls/admin/view.ts", () => import("../../../ui/club/polls/admin/view.ts")),
    piece(
      "memberTab",
      "ui/club/polls/mine/PollsTab.tsx",
      async () => (await import("../../../ui/club/polls/mine/PollsTab.tsx")).tab,
    ),
  ],
  server: import.meta.env.SSR && { part: () => import("./events.server.ts") },
};
