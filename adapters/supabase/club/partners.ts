import * as z from "zod/mini";
import type { Partner } from "../../../domain/club/partners/partner.ts";
import { camelCased } from "../shared/rows.ts";
import { recordShape, type StoredList, utc } from "./records.ts";

const PartnerRow = z.object({
  ...recordShape,
  name: z.string(),
  kind: z.string(),
  text: z.string(),
  address: z.string(),
  logo: z.nullable(z.string()),
});

export const partnersTable: StoredList<Partner, z.infer<typeof PartnerRow>> = {
  table: "partners",
  row: PartnerRow,
  toItem: (row) => ({ ...camelCased(row), updatedAt: utc(row.updated_at) }),
};
