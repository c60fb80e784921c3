import type { z } from "zod";
import type { Founders } from "../../../domain/club/founders.ts";
import { fields } from "./fields.ts";
import { listOf, text } from "./words.ts";

export const founders = fields({
  title: text(40),
  people: listOf(fields({ name: text(60), role: text(60), quote: text(220) }), 1, 4),
}) satisfies z.ZodType<Founders>;
