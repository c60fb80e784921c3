import { memoryApplications } from "../../../adapters/memory/applications/applications.ts";
import { supabaseApplications } from "../../../adapters/supabase/applications/applications.ts";
import { positionsTable } from "../../../adapters/supabase/applications/positions.ts";
import { supabaseList } from "../../../adapters/supabase/club/records.ts";
import { positionsOn } from "../../../adapters/memory/applications/positions.ts";
import { memoryList } from "../../../adapters/memory/club/records.ts";
import { apply } from "../../../domain/applications/apply.ts";
import { myApplications, withdraw } from "../../../domain/applications/myApplications.ts";
import { listPositions } from "../../../domain/applications/listPositions.ts";
import type { Applications } from "../../../domain/applications/ports.ts";
import type { Position } from "../../../domain/applications/positions.ts";
import type { PublicList } from "../../../domain/club/lists/records.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { type PageChanges, invalidatesKinds } from "../../server/cache/changes.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";
import { noParameter, read } from "../../readParameters.ts";

/** The ports of the feature, by name. */
export type ApplicationsPorts = {
  readonly applications: Applications;
  readonly positions: PublicList<Position>;
};

const { provide } = bindingsOn<ApplicationsPorts & AccountsPorts & DevicePorts>();

export const useCases = {
  listPositions: provide(listPositions, { positions: "positions" }),
  apply: provide(apply, { session: "session", applications: "applications" }),
  myApplications: provide(myApplications, { session: "session", applications: "applications" }),
  withdrawApplication: provide(withdraw, { session: "session", applications: "applications" }),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  listPositions: read(noParameter(), "positions"),
});

export const supabase = ({ client }: Supabase): ApplicationsPorts => ({
  positions: supabaseList(client, positionsTable),
  applications: supabaseApplications(client),
});

export const memory = ({ backend, site }: Memory): ApplicationsPorts => ({
  positions: memoryList(backend, positionsOn(backend)),
  applications: memoryApplications(backend, site),
});

export const changes = (): PageChanges => ({
  positions: invalidatesKinds("positions"),
});
