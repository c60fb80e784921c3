import { z } from "zod";
import type { PartnersPage } from "../../../domain/club/partners.ts";
import { drawing } from "../drawing.ts";
import { httpsAddress, text } from "./words.ts";

const partner = z.object({ name: text(32), kind: text(48), text: text(220), address: httpsAddress, logo: drawing });

export const partners = z.object({
  title: text(60),
  lead: text(220),
  list: z.array(partner).min(1, "needs 1 entry at least").max(12, "may have 12 entries at most"),
  call: z.object({ title: text(48), text: text(220) }),
}) satisfies z.ZodType<PartnersPage>;
