import type { Memory } from "../bindings.ts";
import { memory as accounts } from "../features/accounts/accounts.bind.ts";
import { memory as shop } from "../features/club/shop.bind.ts";
import { memory as teams } from "../features/club/teams.bind.ts";
import { memory as matches } from "../features/club/matches.bind.ts";
import { memory as predictions } from "../features/club/predictions.bind.ts";
import { memory as events } from "../features/club/events.bind.ts";
import { memory as applications } from "../features/club/applications.bind.ts";
import { memory as categories } from "../features/content/categories.bind.ts";
import { memory as reactions } from "../features/content/reactions.bind.ts";
import { memory as articles } from "../features/content/articles.bind.ts";
import { memory as tips } from "../features/content/tips.bind.ts";
import { memory as partners } from "../features/club/partners.bind.ts";
import { memory as contact } from "../features/messages/contact.bind.ts";
import { memory as newsletter } from "../features/messages/newsletter.bind.ts";
import { memory as pages } from "../features/club/pages.bind.ts";
import { memory as search } from "../features/app/search.bind.ts";
import { memory as reading } from "../features/content/reading.bind.ts";
import { memory as notifications } from "../features/messages/notifications.bind.ts";
import { memory as drafts } from "../features/content/drafts.bind.ts";
import { memory as live } from "../features/club/live.bind.ts";
import { memory as shopStaff } from "../features/club/shop.staff.ts";
import { memory as teamsStaff } from "../features/club/teams.staff.ts";
import { memory as matchesStaff } from "../features/club/matches.staff.ts";
import { memory as eventsStaff } from "../features/club/events.staff.ts";
import { memory as reactionsStaff } from "../features/content/reactions.staff.ts";
import { memory as editingStaff } from "../features/content/editing.staff.ts";
import { memory as draftsStaff } from "../features/content/drafts.staff.ts";
import { memory as versions } from "../features/content/versions.staff.ts";
import { memory as remarks } from "../features/content/remarks.staff.ts";
import { memory as moving } from "../features/content/moving.staff.ts";
import { memory as discordStaff } from "../features/messages/discord.staff.ts";
import { memory as applicationsStaff } from "../features/club/applications.staff.ts";
import { memory as categoriesStaff } from "../features/content/categories.staff.ts";
import { memory as partnersStaff } from "../features/club/partners.staff.ts";
import { memory as contactStaff } from "../features/messages/contact.staff.ts";
import { memory as newsletterStaff } from "../features/messages/newsletter.staff.ts";
import { memory as pagesStaff } from "../features/club/pages.staff.ts";
import { memory as adminStaff } from "../features/app/admin.staff.ts";
import { memory as readingStaff } from "../features/content/reading.staff.ts";

/** The ports of all features on the memory backend: for development and tests. A built site holds nothing of it. */
export const memoryPorts = (memory: Memory): object =>
  Object.assign(
    {},
    ...[
      accounts,
      shop,
      teams,
      matches,
      predictions,
      events,
      applications,
      categories,
      reactions,
      articles,
      tips,
      partners,
      contact,
      newsletter,
      pages,
      search,
      reading,
      notifications,
      drafts,
      live,
      shopStaff,
      teamsStaff,
      matchesStaff,
      eventsStaff,
      reactionsStaff,
      editingStaff,
      draftsStaff,
      versions,
      remarks,
      moving,
      discordStaff,
      applicationsStaff,
      categoriesStaff,
      partnersStaff,
      contactStaff,
      newsletterStaff,
      pagesStaff,
      adminStaff,
      readingStaff,
    ].map((portsOf) => portsOf(memory)),
  );
