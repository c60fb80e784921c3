import { z } from "zod";
import type { Recruitment } from "../../../domain/club/recruitment.ts";
import { roleIds } from "../../../domain/recruitment/roles.ts";
import { invitation } from "./invitation.ts";
import { text } from "./words.ts";

const figure = z.object({ value: text(5), words: text(24), spoken: text(24).optional() });

const role = z.object({
  description: text(180),
  skills: z.array(text(28)).min(1, "needs 1 entry at least").max(6, "may have 6 entries at most"),
});

export const recruitment = z.object({
  title: text(60),
  text: text(260),
  figures: z.array(figure).length(4, "has to have 4 entries"),
  roles: z.record(z.enum(roleIds), role),
  call: invitation,
}) satisfies z.ZodType<Recruitment>;
