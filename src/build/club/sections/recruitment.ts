import type { z } from "zod";
import type { Recruitment } from "../../../../domain/club/recruitment.ts";
import { firstPositionIds } from "../../../../domain/applications/firstPositions.ts";
import { eachOf, fields, invitation, listOf, text } from "./fields.ts";

const figure = fields({ value: text(5), words: text(24), spoken: text(24).optional() });

const position = fields({
  description: text(180),
  skills: listOf(text(28), 1, 6),
});

export const recruitment = fields({
  title: text(60),
  text: text(260),
  figures: listOf(figure, 0, 4),
  positions: eachOf(firstPositionIds, position.optional()),
  call: invitation,
}) satisfies z.ZodType<Recruitment>;
