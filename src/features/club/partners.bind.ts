import { partnersOn } from "../../../adapters/memory/club/partners.ts";
import { memoryList } from "../../../adapters/memory/club/records.ts";
import { partnersTable } from "../../../adapters/supabase/club/partners.ts";
import { supabaseList } from "../../../adapters/supabase/club/records.ts";
import type { PublicList } from "../../../domain/club/lists/records.ts";
import type { Partner } from "../../../domain/club/partners/partner.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { noParameter, read } from "../../readParameters.ts";
import { type PageChanges, invalidatesKinds } from "../../server/cache/changes.ts";

/** The ports of the feature, by name. */
export type PartnersPorts = {
  readonly partners: PublicList<Partner>;
};

const { method } = bindingsOn<PartnersPorts>();

export const useCases = {
  listPartners: method("partners", "list"),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  listPartners: read(noParameter(), "partners"),
});

export const supabase = ({ client }: Supabase): PartnersPorts => ({
  partners: supabaseList(client, partnersTable),
});

export const memory = ({ backend }: Memory): PartnersPorts => ({
  partners: memoryList(backend, partnersOn(backend)),
});

export const changes = (): PageChanges => ({
  partners: invalidatesKinds("partners"),
});
