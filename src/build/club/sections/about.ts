import type { z } from "zod";
import type { AboutPage } from "../../../../domain/club/about.ts";
import type { Founders } from "../../../../domain/club/founders.ts";
import type { Values } from "../../../../domain/club/values.ts";
import { fields, listOf, text } from "./fields.ts";

const event = fields({ when: text(24), title: text(48), text: text(200) });
const figure = fields({ value: text(5), words: text(24) });
const step = fields({ title: text(24), text: text(200) });

export const about = fields({
  title: text(60),
  lead: text(220),
  history: fields({
    title: text(40),
    events: listOf(event, 0, 12),
  }),
  figures: listOf(figure, 0, 4),
  method: fields({ title: text(40), steps: listOf(step, 0, 3) }),
}) satisfies z.ZodType<AboutPage>;

export const founders = fields({
  title: text(40),
  people: listOf(fields({ name: text(60), role: text(60), quote: text(220) }), 0, 4),
}) satisfies z.ZodType<Founders>;

export const values = fields({
  title: text(40),
  list: listOf(fields({ name: text(20), motto: text(80), more: text(120) }), 0, 6),
}) satisfies z.ZodType<Values>;
