import { memoryApplicationNotices, memoryApplications } from "../../adapters/memory/applications/applications.ts";
import { supabaseApplicationNotices } from "../../adapters/supabase/applications/applicationNotices.ts";
import { supabaseApplications } from "../../adapters/supabase/applications/applications.ts";
import { positionsTable } from "../../adapters/supabase/applications/positions.ts";
import { supabaseList } from "../../adapters/supabase/club/records.ts";
import { positionsOn } from "../../adapters/memory/applications/positions.ts";
import { memoryList } from "../../adapters/memory/club/records.ts";
import { apply } from "../../domain/applications/apply.ts";
import { myApplications, withdraw } from "../../domain/applications/myApplications.ts";
import { listPositions } from "../../domain/applications/listPositions.ts";
import type { ApplicationNotices, Applications } from "../../domain/applications/ports.ts";
import type { Position } from "../../domain/applications/positions.ts";
import type { PublicList } from "../../domain/club/lists/records.ts";
import { type BindPort, type Memory, type Supabase, token, provide } from "../bindings.ts";
import { type PageChanges, nothing, written } from "../server/pages/pageChanges.ts";
import { SessionToken } from "./accounts.bind.ts";
import { LogToken } from "./device.bind.ts";
import { noParameter } from "../readParameters.ts";

export const ApplicationsToken = token<Applications>("Applications");
export const ApplicationNoticesToken = token<ApplicationNotices>("ApplicationNotices");

export const PositionsToken = token<PublicList<Position>>("Positions");

export const useCases = {
  listPositions: provide(listPositions, { positions: PositionsToken }),
  apply: provide(apply, {
    session: SessionToken,
    applications: ApplicationsToken,
    notices: ApplicationNoticesToken,
    log: LogToken,
  }),
  myApplications: provide(myApplications, { session: SessionToken, applications: ApplicationsToken }),
  withdrawApplication: provide(withdraw, { session: SessionToken, applications: ApplicationsToken }),
};

/** What a visitor may ask the reads with (decision 0089). */
export const parameters = () => ({
  listPositions: noParameter(),
});

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(PositionsToken, supabaseList(client, positionsTable));
  port(ApplicationsToken, supabaseApplications(client));
  port(ApplicationNoticesToken, supabaseApplicationNotices(client));
};

export const memory = (port: BindPort, { backend, site }: Memory): void => {
  port(PositionsToken, memoryList(backend, positionsOn(backend)));
  port(ApplicationsToken, memoryApplications(backend, site));
  port(ApplicationNoticesToken, memoryApplicationNotices);
};

export const changes = (): PageChanges => ({
  positions: written("positions"),
  applications: nothing,
  "rpc/withdraw_application": nothing,
});
