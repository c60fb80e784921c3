import { z } from "zod";
import type { ClubTeams } from "../../../../domain/club/teams.ts";
import { allDiffer, fields, httpsAddress, listOf, shortName, text } from "./fields.ts";

const count = z.int("has to be a whole number").min(0, "may not be below 0").max(99, "may be 99 at most");
const status = z.enum(["Active", "En développement"], "has to be Active or En développement");

const player = fields({
  name: text(24),
  role: text(40),
  rank: text(40).optional(),
  specialty: text(40).optional(),
  position: text(60).optional(),
  qualities: listOf(text(40), 0, 4).optional(),
  stats: httpsAddress.optional(),
  username: text(50).optional(),
});

const member = fields({
  name: text(40),
  role: text(40),
  experience: text(60).optional(),
  story: text(155).optional(),
});

const team = fields({
  slug: shortName,
  game: text(40),
  title: text(60).optional(),
  lead: text(155).optional(),
  status,
  tier: text(40).optional(),
  founded: z.int("has to be a year").min(1980, "may not be before 1980").max(2200, "is too far away").optional(),
  description: text(200).optional(),
  achievements: listOf(fields({ title: text(60), result: text(40) }), 0, 6),
  players: listOf(player, 0, 10),
  staff: listOf(member, 0, 6),
  links: listOf(fields({ title: text(40), text: text(155), words: text(30), address: httpsAddress }), 0, 3).optional(),
});

export const teams = fields({
  title: text(60),
  lead: text(155),
  playersAre: z.union([z.literal(""), text(16)]).default(""),
  figures: fields({ activeTeams: count, majorWins: count, proPlayers: count }).optional(),
  teams: listOf(team, 0, 6).refine(
    (teams) => allDiffer(teams.map(({ slug }) => slug)),
    "has two teams of the same slug",
  ),
  expansion: fields({
    title: text(40),
    status: status.optional(),
    isRecruiting: z.boolean(),
    text: text(240),
    chat: httpsAddress.optional(),
  }),
}) satisfies z.ZodType<ClubTeams>;
