import { z } from "zod";
import type { ClubTeams } from "../../../../domain/club/teams.ts";
import { allDiffer, fields, httpsAddress, shortName, text } from "./fields.ts";

const count = z.int("has to be a whole number").min(0, "may not be below 0").max(99, "may be 99 at most");
const status = z.enum(["Active", "En développement"], "has to be Active or En développement");

const team = fields({
  slug: shortName,
  game: text(40),
  status,
  tier: text(40),
  founded: z.int("has to be a year").min(1980, "may not be before 1980").max(2200, "is too far away"),
  description: text(200),
  achievements: z.array(fields({ title: text(60), result: text(40) })).max(6, "may have 6 entries at most"),
  players: z
    .array(fields({ name: text(24), role: text(40), rank: text(40), specialty: text(40) }))
    .min(1, "needs at least one player")
    .max(10, "may have 10 players at most"),
  staff: z.array(fields({ name: text(40), role: text(40), experience: text(60) })).max(6, "may have 6 entries at most"),
});

export const teams = fields({
  title: text(60),
  lead: text(155),
  figures: fields({ activeTeams: count, majorWins: count, proPlayers: count }).optional(),
  teams: z
    .array(team)
    .min(1, "needs at least one team")
    .max(6, "may have 6 teams at most")
    .refine((teams) => allDiffer(teams.map(({ slug }) => slug)), "has two teams of the same slug"),
  expansion: fields({ title: text(40), status, isRecruiting: z.boolean(), text: text(240), chat: httpsAddress }),
}) satisfies z.ZodType<ClubTeams>;
