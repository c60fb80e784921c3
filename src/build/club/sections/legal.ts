import { z } from "zod";
import type { LegalDetails } from "../../../../domain/club/legal.ts";
import { fields, text } from "./fields.ts";

export const legal = fields({
  publisher: text(160),
  registration: text(80).optional(),
  address: text(200),
  director: text(100),
  host: text(300),
  since: z.iso.date("has to be a day, such as 2026-11-20"),
}) satisfies z.ZodType<LegalDetails>;
