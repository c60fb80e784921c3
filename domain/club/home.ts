import type { Figure } from "./club.ts";
import type { Invitation } from "./invitation.ts";

/** What a club says on its first page. */
export type HomePage = {
  /** The club's word over the sky, in two lines: "On garde", "le nord." */
  readonly headline: readonly [above: string, below: string];
  /** What the club is, under the headline and for search engines. */
  readonly lead: string;
  /** Who stands under the sky, from the left to the right. The middle one comes forward. */
  readonly heroes: readonly [Figure, Figure, Figure, Figure, Figure];
  readonly vision: {
    /** Said large. */
    readonly lead: string;
    readonly text: string;
  };
  /** Where the club wants to be: soon, later, and in the end. */
  readonly goals: readonly [soon: Goal, later: Goal, last: Goal];
  /** The last word of the page, and where one can talk to the club first. */
  readonly call: Invitation;
};

export type Goal = {
  /** By when: "Cette saison". */
  readonly when: string;
  readonly title: string;
  readonly text: string;
};
