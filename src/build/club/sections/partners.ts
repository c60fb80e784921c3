import type { z } from "zod";
import type { PartnersPage } from "../../../../domain/club/partners/firstPartners.ts";
import { drawing } from "../drawing.ts";
import { fields, httpsAddress, listOf, text } from "./fields.ts";

const partner = fields({ name: text(32), kind: text(48), text: text(220), address: httpsAddress, logo: drawing });

export const partners = fields({
  title: text(60),
  lead: text(220),
  list: listOf(partner, 0, 12),
  call: fields({ title: text(48), text: text(220) }),
}) satisfies z.ZodType<PartnersPage>;
