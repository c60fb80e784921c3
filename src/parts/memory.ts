import type { Memory } from "../bindings.ts";
import { memory as accounts } from "../features/accounts.bind.ts";
import { memory as shop } from "../features/shop.bind.ts";
import { memory as teams } from "../features/teams.bind.ts";
import { memory as matches } from "../features/matches.bind.ts";
import { memory as predictions } from "../features/predictions.bind.ts";
import { memory as events } from "../features/events.bind.ts";
import { memory as applications } from "../features/applications.bind.ts";
import { memory as categories } from "../features/categories.bind.ts";
import { memory as reactions } from "../features/reactions.bind.ts";
import { memory as articles } from "../features/articles.bind.ts";
import { memory as tips } from "../features/tips.bind.ts";
import { memory as partners } from "../features/partners.bind.ts";
import { memory as contact } from "../features/contact.bind.ts";
import { memory as newsletter } from "../features/newsletter.bind.ts";
import { memory as pages } from "../features/pages.bind.ts";
import { memory as search } from "../features/search.bind.ts";
import { memory as reading } from "../features/reading.bind.ts";
import { memory as notifications } from "../features/notifications.bind.ts";
import { memory as drafts } from "../features/drafts.bind.ts";
import { memory as live } from "../features/live.bind.ts";
import { memory as shopStaff } from "../features/shop.staff.ts";
import { memory as teamsStaff } from "../features/teams.staff.ts";
import { memory as matchesStaff } from "../features/matches.staff.ts";
import { memory as eventsStaff } from "../features/events.staff.ts";
import { memory as reactionsStaff } from "../features/reactions.staff.ts";
import { memory as editingStaff } from "../features/editing.staff.ts";
import { memory as draftsStaff } from "../features/drafts.staff.ts";
import { memory as versions } from "../features/versions.staff.ts";
import { memory as remarks } from "../features/remarks.staff.ts";
import { memory as moving } from "../features/moving.staff.ts";
import { memory as discordStaff } from "../features/discord.staff.ts";
import { memory as applicationsStaff } from "../features/applications.staff.ts";
import { memory as categoriesStaff } from "../features/categories.staff.ts";
import { memory as partnersStaff } from "../features/partners.staff.ts";
import { memory as contactStaff } from "../features/contact.staff.ts";
import { memory as newsletterStaff } from "../features/newsletter.staff.ts";
import { memory as pagesStaff } from "../features/pages.staff.ts";
import { memory as adminStaff } from "../features/admin.staff.ts";
import { memory as readingStaff } from "../features/reading.staff.ts";

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
