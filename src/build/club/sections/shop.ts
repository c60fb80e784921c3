import { z } from "zod";
import { type Shop, sizes } from "../../../../domain/club/shop/firstProducts.ts";
import { eachOf, fields, httpsAddress, invitation, text } from "./fields.ts";

const good = {
  name: text(32),
  description: text(180),
  price: z.number("a price in euros is missing here").min(0, "may not be below 0").max(9999, "may be 9999 at most"),
  order: httpsAddress.optional(),
};

const centimetres = z.number("a length in centimetres is missing here").min(10, "is too short").max(200, "is too long");

export const shop = fields({
  description: text(155),
  jersey: fields({
    ...good,
    measures: eachOf(sizes, fields({ width: centimetres, height: centimetres })),
    facts: z.array(fields({ name: text(12), text: text(120) })).max(5, "may have 5 entries at most"),
  }).optional(),
  others: z.array(fields({ ...good, drawing: z.enum(["sleeves", "hoodie"]) })).max(6, "may have 6 entries at most"),
  call: invitation,
}) satisfies z.ZodType<Shop>;
