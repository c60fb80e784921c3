import { memoryApplicationNotices, memoryApplications } from "../../adapters/memory/applications/applications.ts";
import { supabaseApplicationNotices } from "../../adapters/supabase/applications/applicationNotices.ts";
import { supabaseApplications } from "../../adapters/supabase/applications/applications.ts";
import { apply } from "../../domain/applications/apply.ts";
import { myApplications, withdraw } from "../../domain/applications/myApplications.ts";
import type { ApplicationNotices, Applications } from "../../domain/applications/ports.ts";
import { type BindPort, type Memory, type Supabase, token, provide } from "../bindings.ts";
import { type PageChanges, nothing } from "../server/pages/pageChanges.ts";
import { SessionToken } from "./accounts.bind.ts";
import { LogToken } from "./device.bind.ts";

export const ApplicationsToken = token<Applications>("Applications");
export const ApplicationNoticesToken = token<ApplicationNotices>("ApplicationNotices");

export const useCases = {
  apply: provide(apply, {
    session: SessionToken,
    applications: ApplicationsToken,
    notices: ApplicationNoticesToken,
    log: LogToken,
  }),
  myApplications: provide(myApplications, { session: SessionToken, applications: ApplicationsToken }),
  withdrawApplication: provide(withdraw, { session: SessionToken, applications: ApplicationsToken }),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(ApplicationsToken, supabaseApplications(client));
  port(ApplicationNoticesToken, supabaseApplicationNotices(client));
};

export const memory = (port: BindPort, { backend, site }: Memory): void => {
  port(ApplicationsToken, memoryApplications(backend, site));
  port(ApplicationNoticesToken, memoryApplicationNotices);
};

export const changes = (): PageChanges => ({
  applications: nothing,
  "rpc/withdraw_application": nothing,
});
