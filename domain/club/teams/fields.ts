import { isAbsoluteAddress } from "../../shared/address.ts";
import type { Slug } from "../../shared/slug.ts";
import {
  address,
  choice,
  day,
  hidden,
  line,
  lines,
  nullable,
  paragraphs,
  picture,
  required,
  year,
} from "../lists/recordFields.ts";

export const teamStatuses = ["active", "developing"] as const;
const memberKinds = ["player", "staff"] as const;

const [firstYear, lastYear] = [1980, 2200];

export const teamFields = {
  /** Permanent: matches, calendars and the address of its page have it. Of a new team: empty. */
  slug: hidden<Slug>(),
  /** What it plays, by which it is called: "Valorant". */
  game: required(line(60)),
  status: choice(teamStatuses, "active"),
  /** Where it plays: "Division 1". */
  tier: line(60),
  /** The year. */
  founded: year(firstYear, lastYear),
  description: paragraphs(600),
  /** Of its page; empty: the game. */
  title: line(80),
  /** Under the title. */
  lead: line(200),
};

export const mostQualities = 6;

export const personFields = {
  /** Permanent: the address of their page. Of a new person: empty. */
  slug: hidden<Slug>(),
  name: required(line(60)),
  qualities: lines(mostQualities, 60),
  /** What they bring, in a few words: "six ans sur le banc". */
  experience: line(80),
  story: paragraphs(1000),
  /** The profile with the statistics, elsewhere. */
  stats: address(isAbsoluteAddress),
  /** The address of a picture; null: the site draws a face, by role and name. */
  photo: picture,
};

export const membershipFields = {
  team: hidden<Slug>(),
  person: required(hidden<Slug>()),
  kind: choice(memberKinds, "player"),
  /** "Duelliste", "Coach". */
  role: required(line(60)),
  /** "Ancre du site B". */
  position: line(80),
  rank: line(60),
  specialty: line(60),
  /** The first day, "2026-09-01", if it is known. */
  joined: day(firstYear, lastYear - 1),
  /** The first day without them; null while they stay. */
  departed: day(firstYear, lastYear - 1),
};

export const honourFields = {
  team: hidden<Slug>(),
  title: required(line(80)),
  result: required(line(60)),
  year: year(firstYear, lastYear),
  /** The slug of the match that decided it. */
  match: nullable(hidden<Slug>()),
};
