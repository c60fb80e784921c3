import type { Feature } from "./feature.ts";
import { device } from "./features/device.ts";
import { accounts } from "./features/accounts.ts";
import { club } from "./features/club.ts";
import { about } from "./features/about.ts";
import { shop } from "./features/shop.ts";
import { teams } from "./features/teams.ts";
import { matches } from "./features/matches.ts";
import { predictions } from "./features/predictions.ts";
import { events } from "./features/events.ts";
import { editing } from "./features/editing.ts";
import { discord } from "./features/discord.ts";
import { applications } from "./features/applications.ts";
import { categories } from "./features/categories.ts";
import { reactions } from "./features/reactions.ts";
import { articles } from "./features/articles.ts";
import { tips } from "./features/tips.ts";
import { partners } from "./features/partners.ts";
import { contact } from "./features/contact.ts";
import { legal } from "./features/legal.ts";
import { moving } from "./features/moving.ts";
import { newsletter } from "./features/newsletter.ts";
import { pages } from "./features/pages.ts";
import { drafts } from "./features/drafts.ts";
import { search } from "./features/search.ts";
import { notifications } from "./features/notifications.ts";
import { offline } from "./features/offline.ts";
import { live } from "./features/live.ts";
import { admin } from "./features/admin.ts";

/** The site's features, one line each, in the order of their entries in the navigation and of their tabs. */
export const features: readonly Feature[] = [
  device,
  accounts,
  club,
  about,
  teams,
  matches,
  predictions,
  events,
  editing,
  discord,
  applications,
  categories,
  reactions,
  articles,
  tips,
  partners,
  shop,
  contact,
  legal,
  newsletter,
  moving,
  pages,
  search,
  drafts,
  notifications,
  offline,
  live,
  admin,
];
