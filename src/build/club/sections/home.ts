import { z } from "zod";
import type { HomePage } from "../../../../domain/club/home.ts";
import { fields, figures, invitation, listOf, text } from "./fields.ts";

const goal = fields({ when: text(24), title: text(60), text: text(200) });

export const home = fields({
  // Each is one line, as large as the screen allows.
  headline: z.tuple([text(16), text(16)]),
  lead: text(220),
  heroes: figures(5),
  vision: fields({ lead: text(220), text: text(320) }),
  goals: listOf(goal, 0, 3),
  call: invitation,
}) satisfies z.ZodType<HomePage>;
