import { z } from "zod";
import type { Values } from "../../../domain/club/values.ts";
import { text } from "./words.ts";

export const values = z.object({
  title: text(40),
  list: z
    .array(z.object({ name: text(20), motto: text(80), more: text(120) }))
    .min(2, "needs 2 entries at least")
    .max(6, "may have 6 entries at most"),
}) satisfies z.ZodType<Values>;
