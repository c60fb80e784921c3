import { z } from "zod";
import type { Founders } from "../../../domain/club/founders.ts";
import { listOf, text } from "./words.ts";

export const founders = z.object({
  title: text(40),
  people: listOf(z.object({ name: text(60), role: text(60), quote: text(220) }), 1, 4),
}) satisfies z.ZodType<Founders>;
