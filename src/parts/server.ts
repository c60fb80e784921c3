import type { ZodType } from "zod";
import type { UseCases } from "../../domain/useCases.ts";
import type { Read } from "../readParameters.ts";
import type { VisitorRead } from "../visitorReads.ts";
import * as accounts from "../features/accounts/accounts.bind.ts";
import * as shop from "../features/club/shop.bind.ts";
import * as teams from "../features/club/teams.bind.ts";
import * as matches from "../features/club/matches.bind.ts";
import * as predictions from "../features/club/predictions.bind.ts";
import * as events from "../features/club/events.bind.ts";
import * as applications from "../features/club/applications.bind.ts";
import * as reactions from "../features/content/reactions.bind.ts";
import * as articles from "../features/content/articles.bind.ts";
import * as tips from "../features/content/tips.bind.ts";
import * as newsletter from "../features/messages/newsletter.bind.ts";
import * as partners from "../features/club/partners.bind.ts";
import * as pages from "../features/club/pages.bind.ts";
import * as search from "../features/app/search.bind.ts";
import * as categoriesStaff from "../features/content/categories.staff.ts";
import * as newsletterStaff from "../features/messages/newsletter.staff.ts";
import type { PageChanges } from "../server/cache/changes.ts";

/** The pages that a change of each kind in the ledger changes. */
export const changes: PageChanges = {
  ...accounts.changes(),
  ...shop.changes(),
  ...teams.changes(),
  ...matches.changes(),
  ...events.changes(),
  ...applications.changes(),
  ...reactions.changes(),
  ...articles.changes(),
  ...tips.changes(),
  ...partners.changes(),
  ...pages.changes(),
  ...categoriesStaff.changes(),
  ...newsletterStaff.changes(),
};

/** What visitors' reads take and show: each has a schema, because a visitor may send anything (decision 0089). */
export const reads: { readonly [Name in VisitorRead]: Read<ZodType<Parameters<UseCases[Name]>[0]>> } = {
  ...accounts.reads(),
  ...shop.reads(),
  ...teams.reads(),
  ...matches.reads(),
  ...predictions.reads(),
  ...events.reads(),
  ...applications.reads(),
  ...reactions.reads(),
  ...articles.reads(),
  ...tips.reads(),
  ...newsletter.reads(),
  ...partners.reads(),
  ...pages.reads(),
  ...search.reads(),
};
