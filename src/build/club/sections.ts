import type { z } from "zod";
import { about, founders, values } from "./sections/about.ts";
import { contact } from "./sections/contact.ts";
import { legal } from "./sections/legal.ts";
import { matches } from "./sections/matches.ts";
import { recruitment } from "./sections/recruitment.ts";
import { shop } from "./sections/shop.ts";
import { home } from "./sections/home.ts";
import { partners } from "./sections/partners.ts";
import { teams } from "./sections/teams.ts";

/**
 * The sections of a club's pages: each is a file of the club's folder (`contact.ts`, which exports `contact`),
 * imported as `virtual:club/contact`.
 */
export const sections = {
  contact,
  legal,
  recruitment,
  shop,
  about,
  founders,
  home,
  partners,
  values,
  matches,
  teams,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type Section = keyof typeof sections;
export const sectionNames = Object.keys(sections) as readonly Section[];
