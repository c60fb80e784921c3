import type { z } from "zod";
import type { Values } from "../../../domain/club/values.ts";
import { fields } from "./fields.ts";
import { listOf, text } from "./words.ts";

export const values = fields({
  title: text(40),
  list: listOf(fields({ name: text(20), motto: text(80), more: text(120) }), 2, 6),
}) satisfies z.ZodType<Values>;
