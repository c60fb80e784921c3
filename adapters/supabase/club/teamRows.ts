import * as z from "zod/mini";
import { honourFields, membershipFields, personFields, teamFields } from "../../../domain/club/teams/fields.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../../domain/club/teams/team.ts";
import { storedList } from "./records.ts";

const TeamLink = z.object({ title: z.string(), text: z.string(), words: z.string(), address: z.string() });

export const teamsTable = storedList<TeamRecord>("teams", teamFields, { links: z.array(TeamLink) });
export const peopleTable = storedList<PersonRecord>("people", personFields, {
  links: z.array(z.pick(TeamLink, { words: true, address: true })),
});
export const membershipsTable = storedList<MembershipRecord>("memberships", membershipFields);
export const honoursTable = storedList<HonourRecord>("honours", honourFields);
