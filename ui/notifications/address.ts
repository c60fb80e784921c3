import type { Notification } from "../../domain/notifications/notification.ts";
import { applicationsTab, measuresTab, pollsTab, profileTabAddress, settingsTab } from "../accounts/profile/address.ts";
import { matchPath } from "../club/matches/address.ts";
import { eventPath } from "../club/events/address.ts";
import { articleAddress } from "../content/articles/address.ts";
import { fragmentOf } from "../content/reactions/fragment.ts";
import { tipAddress } from "../tips/address.ts";

export const notificationsTab = "notifications";

export const choicesAnchor = "ce-qui-previent";

/** Where a member chooses what tells them. */
export const choicesAddress = `${profileTabAddress(settingsTab)}#${choicesAnchor}`;

const pages = {
  article: articleAddress,
  tip: tipAddress,
  match: matchPath,
  event: eventPath,
  application: () => profileTabAddress(applicationsTab),
  poll: () => profileTabAddress(pollsTab),
  measure: () => profileTabAddress(measuresTab),
} satisfies Readonly<Record<Notification["subject"], (slug: string) => string>>;

/** The page that a notification leads to, at its comment. */
export const addressOf = ({ subject, slug, comment }: Notification): string =>
  pages[subject](slug) + (comment === null ? "" : `#${fragmentOf(comment)}`);
