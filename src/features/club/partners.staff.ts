import { partnersOn } from "../../../adapters/memory/club/partners.ts";
import { memoryRecords } from "../../../adapters/memory/club/records.ts";
import { partnersTable } from "../../../adapters/supabase/club/partners.ts";
import { supabaseRecords } from "../../../adapters/supabase/club/recordRepository.ts";
import { publishRecord } from "../../../domain/club/lists/editList.ts";
import type { RecordRepository } from "../../../domain/club/lists/records.ts";
import { addPartner, type Partner, savePartner } from "../../../domain/club/partners/partner.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type PartnersStaffPorts = {
  readonly partnerRecords: RecordRepository<Partner>;
};

const { provide, method } = bindingsOn<PartnersStaffPorts>();

export const useCases = {
  listStaffPartners: method("partnerRecords", "all"),
  addPartner: provide(addPartner, { records: "partnerRecords" }),
  savePartner: provide(savePartner, { records: "partnerRecords" }),
  publishPartner: provide(publishRecord<Partner>, { records: "partnerRecords" }),
  placePartner: method("partnerRecords", "place"),
  removePartner: method("partnerRecords", "remove"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): PartnersStaffPorts => ({
  partnerRecords: supabaseRecords(client, partnersTable),
});

export const memory = ({ backend }: Memory): PartnersStaffPorts => ({
  partnerRecords: memoryRecords(backend, partnersOn(backend)),
});
