import { club } from "virtual:club";
import { hidden } from "virtual:club/hidden";
import { matches } from "virtual:club/matches";
import { partners } from "virtual:club/partners";
import { shop } from "virtual:club/shop";
import { recruitment } from "virtual:club/recruitment";
import { teams } from "virtual:club/teams";
import { sectionsAt } from "../demoSeason.ts";
import { firstRows } from "../firstContent.ts";

/** The first content of an empty site that is first started now, from the club's folder. */
export const clubContent = (now: Date) =>
  firstRows(sectionsAt(club, { teams, matches, partners, shop, recruitment, hidden }, now));
