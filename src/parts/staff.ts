import type { UseCases } from "../../domain/useCases.ts";
import type { FeatureBindings, PortsOf, UseCasesOf } from "../bindings.ts";
import * as shop from "../features/club/shop.staff.ts";
import * as teams from "../features/club/teams.staff.ts";
import * as matches from "../features/club/matches.staff.ts";
import * as events from "../features/club/events.staff.ts";
import * as reactions from "../features/content/reactions.staff.ts";
import * as editing from "../features/content/editing.staff.ts";
import * as drafts from "../features/content/drafts.staff.ts";
import * as versions from "../features/content/versions.staff.ts";
import * as remarks from "../features/content/remarks.staff.ts";
import * as moving from "../features/content/moving.staff.ts";
import * as discord from "../features/messages/discord.staff.ts";
import * as applications from "../features/club/applications.staff.ts";
import * as categories from "../features/content/categories.staff.ts";
import * as partners from "../features/club/partners.staff.ts";
import * as contact from "../features/messages/contact.staff.ts";
import * as newsletter from "../features/messages/newsletter.staff.ts";
import * as pages from "../features/club/pages.staff.ts";
import * as admin from "../features/app/admin.staff.ts";
import * as reading from "../features/content/reading.staff.ts";
import type { MemberPorts, MemberUseCases } from "./member.ts";

/** The bindings that only the staff needs, in a file that only the staff downloads. */
export const staffParts = [
  { useCases: shop.useCases, supabase: shop.supabase },
  { useCases: teams.useCases, supabase: teams.supabase },
  { useCases: matches.useCases, supabase: matches.supabase },
  { useCases: events.useCases, supabase: events.supabase },
  { useCases: reactions.useCases, supabase: reactions.supabase },
  { useCases: editing.useCases, device: editing.device, supabase: editing.supabase },
  { useCases: drafts.useCases, supabase: drafts.supabase },
  { useCases: versions.useCases, device: versions.device, supabase: versions.supabase },
  { useCases: remarks.useCases, supabase: remarks.supabase },
  { useCases: moving.useCases, device: moving.device, supabase: moving.supabase },
  { useCases: discord.useCases, supabase: discord.supabase },
  { useCases: applications.useCases, supabase: applications.supabase },
  { useCases: categories.useCases, supabase: categories.supabase },
  { useCases: partners.useCases, supabase: partners.supabase },
  { useCases: contact.useCases, supabase: contact.supabase },
  { useCases: newsletter.useCases, supabase: newsletter.supabase },
  { useCases: pages.useCases, device: pages.device, supabase: pages.supabase },
  { useCases: admin.useCases, supabase: admin.supabase },
  { useCases: reading.useCases, supabase: reading.supabase },
] as const satisfies readonly FeatureBindings[];

type None<Names extends never> = Names;

/** Always `never`: the compiler names use cases of the catalogue that neither list binds. */
export type Unbound = None<
  Exclude<keyof UseCases, keyof MemberUseCases | keyof UseCasesOf<(typeof staffParts)[number]>>
>;

/** All ports by name. */
export type Ports = MemberPorts & PortsOf<(typeof staffParts)[number]>;
