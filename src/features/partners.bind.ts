import { partnersOn } from "../../adapters/memory/club/partners.ts";
import { memoryList } from "../../adapters/memory/club/records.ts";
import { partnersTable } from "../../adapters/supabase/club/partners.ts";
import { supabaseList } from "../../adapters/supabase/club/records.ts";
import type { PublicList } from "../../domain/club/lists/records.ts";
import type { Partner } from "../../domain/club/partners/partner.ts";
import { type BindPort, type Memory, type Supabase, method, token } from "../bindings.ts";
import { type PageChanges, written } from "../server/pages/pageChanges.ts";
import { noParameter } from "../readParameters.ts";

export const PartnersToken = token<PublicList<Partner>>("Partners");

export const useCases = {
  listPartners: method(PartnersToken, "list"),
};

/** What a visitor may ask the reads with (decision 0089). */
export const parameters = () => ({
  listPartners: noParameter(),
});

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(PartnersToken, supabaseList(client, partnersTable));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(PartnersToken, memoryList(backend, partnersOn(backend)));
};

export const changes = (): PageChanges => ({
  partners: written("partners"),
});
