import { memoryClubFigures, memoryIdentity, memoryTeam } from "../../adapters/memory/accounts/staff.ts";
import { supabaseClubFigures, supabaseIdentity, supabaseTeam } from "../../adapters/supabase/accounts/staff.ts";
import { memoryClubSetup } from "../../adapters/memory/club/setup.ts";
import { supabaseClubSetup } from "../../adapters/supabase/club/setup.ts";
import type { Identity, Team } from "../../domain/accounts/staff/ports.ts";
import { type ClubFigures, readOverview } from "../../domain/club/overview.ts";
import { type ClubSetup, readSetup } from "../../domain/club/readSetup.ts";
import { type BindPort, type Memory, type Supabase, method, token, provide } from "../bindings.ts";
import { type PageChanges, nothing, ofMember } from "../server/pages/pageChanges.ts";
import { ArticlesToken } from "./articles.bind.ts";
import { CategoriesToken } from "./categories.bind.ts";
import { PagesToken } from "./pages.bind.ts";
import { TipsToken } from "./tips.bind.ts";

export const IdentityToken = token<Identity>("Identity");
export const ClubFiguresToken = token<ClubFigures>("ClubFigures");
export const ClubSetupToken = token<ClubSetup>("ClubSetup");
export const TeamToken = token<Team>("Team");

export const useCases = {
  readOverview: provide(readOverview, {
    figures: ClubFiguresToken,
    tips: TipsToken,
    articles: ArticlesToken,
    categories: CategoriesToken,
  }),
  readSetup: provide(readSetup, { setup: ClubSetupToken, pages: PagesToken }),
  putSetupAway: method(ClubSetupToken, "putAway"),
  findMembers: method(TeamToken, "find"),
  setStaff: method(TeamToken, "setStaff"),
  listReservedNames: method(TeamToken, "reserved"),
  takeReservedName: method(TeamToken, "takeName"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(IdentityToken, supabaseIdentity(client));
  port(ClubFiguresToken, supabaseClubFigures(client));
  port(ClubSetupToken, supabaseClubSetup(client));
  port(TeamToken, supabaseTeam(client));
};

export const memory = (port: BindPort, { backend, clubNames = [] }: Memory): void => {
  port(IdentityToken, memoryIdentity(backend));
  port(ClubFiguresToken, memoryClubFigures(backend));
  port(ClubSetupToken, memoryClubSetup(backend));
  port(TeamToken, memoryTeam(backend, clubNames));
};

export const changes = (): PageChanges => ({
  "rpc/admin_statistics": nothing,
  "rpc/club_setup": nothing,
  "rpc/find_members": nothing,
  "rpc/list_reserved_names": nothing,
  "rpc/put_setup_away": nothing,
  "rpc/take_reserved_name": ofMember("member"),
});
