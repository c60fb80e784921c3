import type { Club } from "../domain/club/club.ts";
import type { FirstSections } from "../domain/club/firstContent.ts";
import { movedSeason } from "../domain/club/matches/movedSeason.ts";
import type { Day } from "../domain/shared/parisDay.ts";

export const demoName = "Boréal Esport";

/** The week of src/club/matches.ts that becomes the week of the demo's first start. */
const monday = "2026-11-23" as Day;

/** The first sections of a site that is first started now: the season of the demo club is moved to this week, another club's stays. */
export const sectionsAt = (club: Pick<Club, "name">, sections: FirstSections, now: Date): FirstSections =>
  club.name === demoName ? { ...sections, matches: movedSeason(sections.matches, monday, now.getTime()) } : sections;
