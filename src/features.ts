import type { Feature } from "./feature.ts";
import { device } from "./features/accounts/device.ts";
import { accounts } from "./features/accounts/accounts.ts";
import { club } from "./features/club/club.ts";
import { about } from "./features/club/about.ts";
import { shop } from "./features/club/shop.ts";
import { teams } from "./features/club/teams.ts";
import { matches } from "./features/club/matches.ts";
import { predictions } from "./features/club/predictions.ts";
import { events } from "./features/club/events.ts";
import { editing } from "./features/content/editing.ts";
import { discord } from "./features/messages/discord.ts";
import { applications } from "./features/club/applications.ts";
import { categories } from "./features/content/categories.ts";
import { reactions } from "./features/content/reactions.ts";
import { articles } from "./features/content/articles.ts";
import { tips } from "./features/content/tips.ts";
import { partners } from "./features/club/partners.ts";
import { contact } from "./features/messages/contact.ts";
import { legal } from "./features/club/legal.ts";
import { moving } from "./features/content/moving.ts";
import { newsletter } from "./features/messages/newsletter.ts";
import { pages } from "./features/club/pages.ts";
import { drafts } from "./features/content/drafts.ts";
import { search } from "./features/app/search.ts";
import { notifications } from "./features/messages/notifications.ts";
import { offline } from "./features/app/offline.ts";
import { live } from "./features/club/live.ts";
import { admin } from "./features/app/admin.ts";

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
