import { z } from "zod";
import type { ValorantTeam } from "../../../../domain/club/valorant.ts";
import { fields, httpsAddress, text } from "./fields.ts";

const player = fields({
  name: text(24),
  role: text(40),
  position: text(60),
  qualities: z.array(text(40)).min(1, "needs at least one quality").max(4, "may have 4 entries at most"),
  stats: httpsAddress,
});

const outwardLink = fields({ title: text(40), text: text(155), words: text(30), address: httpsAddress });

export const valorant = fields({
  title: text(60),
  lead: text(155),
  players: z.array(player).min(1, "needs at least one player").max(10, "may have 10 players at most"),
  staff: z.array(fields({ name: text(40), role: text(40), text: text(155) })).max(6, "may have 6 entries at most"),
  partner: outwardLink,
  coaches: outwardLink,
  chat: outwardLink,
}) satisfies z.ZodType<ValorantTeam>;
