import { z } from "zod";
import type { LegalDetails } from "../../../../domain/club/legal.ts";
import { fields, optional, text } from "./fields.ts";

export const legal = fields({
  publisher: optional(text(160)),
  registration: text(80).optional(),
  address: optional(text(200)),
  director: optional(text(100)),
  host: optional(text(300)),
  since: z.iso.date("has to be a day, such as 2026-11-20"),
}) satisfies z.ZodType<LegalDetails>;
