import * as z from "zod/mini";
import {
  type HonourRecord,
  memberKinds,
  type MembershipRecord,
  type PersonRecord,
  type TeamRecord,
  teamStatuses,
} from "../../../domain/club/teams/team.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { camelCased } from "../shared/rows.ts";
import { recordShape, type StoredList, utc } from "./records.ts";

const TeamLink = z.object({ title: z.string(), text: z.string(), words: z.string(), address: z.string() });

export const TeamRow = z.object({
  ...recordShape,
  slug: z.string(),
  game: z.string(),
  title: z.string(),
  lead: z.string(),
  status: z.enum(teamStatuses),
  tier: z.string(),
  founded: z.nullable(z.number()),
  description: z.string(),
  links: z.array(TeamLink),
});

export const PersonRow = z.object({
  ...recordShape,
  slug: z.string(),
  name: z.string(),
  qualities: z.array(z.string()),
  experience: z.string(),
  story: z.string(),
  stats: z.nullable(z.string()),
  links: z.array(z.object({ words: z.string(), address: z.string() })),
  photo: z.nullable(z.string()),
});

export const MembershipRow = z.object({
  ...recordShape,
  team: z.string(),
  person: z.string(),
  kind: z.enum(memberKinds),
  role: z.string(),
  rank: z.string(),
  specialty: z.string(),
  position: z.string(),
  joined: z.nullable(z.string()),
  departed: z.nullable(z.string()),
});

export const HonourRow = z.object({
  ...recordShape,
  team: z.string(),
  title: z.string(),
  result: z.string(),
  year: z.nullable(z.number()),
  match: z.nullable(z.string()),
});

export const teamsTable: StoredList<TeamRecord, z.infer<typeof TeamRow>> = {
  table: "teams",
  row: TeamRow,
  toItem: (row) => ({ ...camelCased(row), slug: row.slug as Slug, updatedAt: utc(row.updated_at) }),
};

export const peopleTable: StoredList<PersonRecord, z.infer<typeof PersonRow>> = {
  table: "people",
  row: PersonRow,
  toItem: (row) => ({ ...camelCased(row), slug: row.slug as Slug, updatedAt: utc(row.updated_at) }),
};

export const membershipsTable: StoredList<MembershipRecord, z.infer<typeof MembershipRow>> = {
  table: "memberships",
  row: MembershipRow,
  toItem: (row) => ({
    ...camelCased(row),
    team: row.team as Slug,
    person: row.person as Slug,
    updatedAt: utc(row.updated_at),
  }),
};

export const honoursTable: StoredList<HonourRecord, z.infer<typeof HonourRow>> = {
  table: "honours",
  row: HonourRow,
  toItem: (row) => ({
    ...camelCased(row),
    team: row.team as Slug,
    match: row.match as Slug | null,
    updatedAt: utc(row.updated_at),
  }),
};
