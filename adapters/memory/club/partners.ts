import type { Partner } from "../../../domain/club/partners/partner.ts";
import type { MemoryBackend } from "../backend.ts";
import type { MemoryList } from "./records.ts";

export const partnersOn = ({ partners }: MemoryBackend): MemoryList<Partner> => ({
  records: partners,
  acts: { read: "read published partners", readDrafts: "read drafts of partners", change: "change partners" },
});
