import { z } from "zod";
import type { Founders } from "../../../domain/club/founders.ts";
import { text } from "./words.ts";

export const founders = z.object({
  title: text(40),
  people: z
    .array(z.object({ name: text(60), role: text(60), quote: text(220) }))
    .min(1, "needs 1 entry at least")
    .max(4, "may have 4 entries at most"),
}) satisfies z.ZodType<Founders>;
