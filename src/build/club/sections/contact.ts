import { z } from "zod";
import type { ContactDetails } from "../../../../domain/club/contact.ts";
import { email, fields, httpsAddress, optional, text } from "./fields.ts";

export const contact = fields({
  lead: text(155),
  email,
  delay: optional(text(60)),
  team: optional(text(60)),
  channels: z.array(fields({ name: text(24), address: httpsAddress })).max(8, "may have 8 entries at most"),
}) satisfies z.ZodType<ContactDetails>;
