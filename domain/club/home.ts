import type { Figure, Invitation } from "./club.ts";

/** The club's texts on the home page. */
export type HomePage = {
  /** The headline in two lines: "On garde", "le nord." */
  readonly headline: readonly [above: string, below: string];
  /** What the club is, under the headline and for search engines. */
  readonly lead: string;
  /**
   * Five people drawn under the sky, from left to right, the middle one in front; or none. Who is in no team any more gives their place to a
   * present player.
   */
  readonly heroes: readonly Figure[];
  readonly vision: {
    /** In large letters. */
    readonly lead: string;
    readonly text: string;
  };
  /** The club's goals: near, later, and final. */
  readonly goals: readonly Goal[];
  /** The end of the page, and where to talk to the club first. */
  readonly call: Invitation;
};

export type Goal = {
  /** By when: "Cette saison". */
  readonly when: string;
  readonly title: string;
  readonly text: string;
};
