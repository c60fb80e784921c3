import { partnersOn } from "../../adapters/memory/club/partners.ts";
import { memoryRecords } from "../../adapters/memory/club/records.ts";
import { partnersTable } from "../../adapters/supabase/club/partners.ts";
import { supabaseRecords } from "../../adapters/supabase/club/recordRepository.ts";
import { publishRecord } from "../../domain/club/lists/editList.ts";
import type { RecordRepository } from "../../domain/club/lists/records.ts";
import { addPartner, type Partner, savePartner } from "../../domain/club/partners/partner.ts";
import { type BindPort, type Memory, type Supabase, method, provide, token } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";

export const PartnerRecordsToken = token<RecordRepository<Partner>>("PartnerRecords");

export const useCases = {
  listStaffPartners: method(PartnerRecordsToken, "all"),
  addPartner: provide(addPartner, { records: PartnerRecordsToken }),
  savePartner: provide(savePartner, { records: PartnerRecordsToken }),
  publishPartner: provide(publishRecord<Partner>, { records: PartnerRecordsToken }),
  placePartner: method(PartnerRecordsToken, "place"),
  removePartner: method(PartnerRecordsToken, "remove"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(PartnerRecordsToken, supabaseRecords(client, partnersTable));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(PartnerRecordsToken, memoryRecords(backend, partnersOn(backend)));
};

export const changes = (): PageChanges => ({});
