import { device } from "./features/device.ts";
import { accounts } from "./features/accounts.ts";
import { tips } from "./features/tips.ts";
import { articles } from "./features/articles.ts";
import { applications } from "./features/applications.ts";
import { contact } from "./features/contact.ts";
import { newsletter } from "./features/newsletter.ts";
import { live } from "./features/live.ts";
import { editing } from "./features/editing.ts";
import { admin } from "./features/admin.ts";

/** What the site consists of, one line a feature. */
export const features = [device, accounts, tips, articles, applications, contact, newsletter, live, editing, admin];

type Intersected<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every use case by its name. */
export type UseCases = Intersected<NonNullable<(typeof features)[number]["useCases"]>>;
