import { memoryClubFigures, memoryIdentity, memoryTeam } from "../../../adapters/memory/accounts/staff.ts";
import { supabaseClubFigures, supabaseIdentity, supabaseTeam } from "../../../adapters/supabase/accounts/staff.ts";
import { memoryClubSetup } from "../../../adapters/memory/club/setup.ts";
import { supabaseClubSetup } from "../../../adapters/supabase/club/setup.ts";
import type { Identity, Team } from "../../../domain/accounts/staff/ports.ts";
import type { Reviews } from "../../../domain/applications/ports.ts";
import { type ClubFigures, readOverview } from "../../../domain/club/overview.ts";
import { type ClubSetup, readSetup } from "../../../domain/club/readSetup.ts";
import { searchPanel } from "../../../domain/club/searchPanel.ts";
import { markCommentsRead, readWaiting } from "../../../domain/club/waiting.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { ArticlesPorts } from "../content/articles.bind.ts";
import type { CategoriesPorts } from "../content/categories.bind.ts";
import type { ContactStaffPorts } from "../messages/contact.staff.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";
import type { EditingStaffPorts } from "../content/editing.staff.ts";
import type { MatchesStaffPorts } from "../club/matches.staff.ts";
import type { PagesPorts } from "../club/pages.bind.ts";
import type { ReactionsStaffPorts } from "../content/reactions.staff.ts";
import type { TeamsStaffPorts } from "../club/teams.staff.ts";
import type { TipsPorts } from "../content/tips.bind.ts";

/** The ports of the feature, by name. */
export type AdminStaffPorts = {
  readonly identity: Identity;
  readonly clubFigures: ClubFigures;
  readonly clubSetup: ClubSetup;
  readonly team: Team;
};

const { provide, method } = bindingsOn<
  AdminStaffPorts &
    AccountsPorts &
    ArticlesPorts &
    CategoriesPorts &
    ContactStaffPorts &
    DevicePorts &
    EditingStaffPorts &
    MatchesStaffPorts &
    PagesPorts &
    ReactionsStaffPorts &
    TeamsStaffPorts &
    TipsPorts & { readonly reviews: Reviews }
>();

export const useCases = {
  readOverview: provide(readOverview, {
    figures: "clubFigures",
    tips: "tips",
    articles: "articles",
    categories: "categories",
  }),
  searchPanel: provide(searchPanel, {
    lists: "itemLists",
    matches: "matchRepository",
    teams: "teamRepository",
    people: "personRecords",
    reviews: "reviews",
    inbox: "inbox",
    members: "team",
  }),
  readWaiting: provide(readWaiting, {
    session: "session",
    drafts: "drafts",
    clock: "clock",
    matches: "matchRepository",
    lists: "itemLists",
    moderation: "moderation",
    inbox: "inbox",
    reports: "reports",
    measures: "measures",
  }),
  markCommentsRead: provide(markCommentsRead, { session: "session", drafts: "drafts" }),
  readSetup: provide(readSetup, { setup: "clubSetup", pages: "pages" }),
  putSetupAway: method("clubSetup", "putAway"),
  findMembers: method("team", "find"),
  setStaff: method("team", "setStaff"),
  listReservedNames: method("team", "reserved"),
  takeReservedName: method("team", "takeName"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): AdminStaffPorts => ({
  identity: supabaseIdentity(client),
  clubFigures: supabaseClubFigures(client),
  clubSetup: supabaseClubSetup(client),
  team: supabaseTeam(client),
});

export const memory = ({ backend, clubNames = [] }: Memory): AdminStaffPorts => ({
  identity: memoryIdentity(backend),
  clubFigures: memoryClubFigures(backend),
  clubSetup: memoryClubSetup(backend),
  team: memoryTeam(backend, clubNames),
});
