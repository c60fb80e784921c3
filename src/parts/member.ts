import type { FeatureBindings, PortsOf, UseCasesOf } from "../bindings.ts";
import * as device from "../features/accounts/device.bind.ts";
import * as accounts from "../features/accounts/accounts.bind.ts";
import * as shop from "../features/club/shop.bind.ts";
import * as teams from "../features/club/teams.bind.ts";
import * as matches from "../features/club/matches.bind.ts";
import * as predictions from "../features/club/predictions.bind.ts";
import * as events from "../features/club/events.bind.ts";
import * as applications from "../features/club/applications.bind.ts";
import * as categories from "../features/content/categories.bind.ts";
import * as reactions from "../features/content/reactions.bind.ts";
import * as articles from "../features/content/articles.bind.ts";
import * as tips from "../features/content/tips.bind.ts";
import * as partners from "../features/club/partners.bind.ts";
import * as contact from "../features/messages/contact.bind.ts";
import * as newsletter from "../features/messages/newsletter.bind.ts";
import * as pages from "../features/club/pages.bind.ts";
import * as search from "../features/app/search.bind.ts";
import * as reading from "../features/content/reading.bind.ts";
import * as notifications from "../features/messages/notifications.bind.ts";
import * as drafts from "../features/content/drafts.bind.ts";
import * as live from "../features/club/live.bind.ts";

/** The bindings of the container's first file: use cases of visitors and members. The bundler leaves out features that aren't listed. */
export const memberParts = [
  { useCases: device.useCases, device: device.device },
  { useCases: accounts.useCases, supabase: accounts.supabase },
  { useCases: shop.useCases, supabase: shop.supabase },
  { useCases: teams.useCases, supabase: teams.supabase },
  { useCases: matches.useCases, device: matches.device, supabase: matches.supabase },
  { useCases: predictions.useCases, supabase: predictions.supabase },
  { useCases: events.useCases, supabase: events.supabase },
  { useCases: applications.useCases, supabase: applications.supabase },
  { supabase: categories.supabase },
  { useCases: reactions.useCases, supabase: reactions.supabase },
  { useCases: articles.useCases, supabase: articles.supabase },
  { useCases: tips.useCases, supabase: tips.supabase },
  { useCases: partners.useCases, supabase: partners.supabase },
  { useCases: contact.useCases, supabase: contact.supabase },
  { useCases: newsletter.useCases, supabase: newsletter.supabase },
  { useCases: pages.useCases, supabase: pages.supabase },
  { useCases: search.useCases, device: search.device, supabase: search.supabase },
  { useCases: reading.useCases, supabase: reading.supabase },
  { useCases: notifications.useCases, supabase: notifications.supabase },
  { useCases: drafts.useCases, supabase: drafts.supabase },
  { useCases: live.useCases, supabase: live.supabase },
] as const satisfies readonly FeatureBindings[];

export type MemberPorts = PortsOf<(typeof memberParts)[number]>;
export type MemberUseCases = UseCasesOf<(typeof memberParts)[number]>;
