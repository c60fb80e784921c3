import { about } from "virtual:club/about";
import { contact } from "virtual:club/contact";
import { founders } from "virtual:club/founders";
import { home } from "virtual:club/home";
import { partners } from "virtual:club/partners";
import { recruitment } from "virtual:club/recruitment";
import { shop } from "virtual:club/shop";
import { teams } from "virtual:club/teams";
import { values } from "virtual:club/values";
import { folderPages } from "./folderPages.ts";

/** The pages of this site's folder. A file of its own, loaded at the first search. */
export const ownPages = folderPages({ about, contact, founders, home, partners, recruitment, shop, teams, values });
