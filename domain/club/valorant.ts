/** The details of a player of the Valorant team. */
export type ValorantPlayer = {
  readonly name: string;
  /** The role in the game, which decides on the mask: "Duelliste". */
  readonly role: string;
  /** The place in the team: "Titulaire, entrée de site". */
  readonly position: string;
  readonly qualities: readonly string[];
  /** The profile with the statistics, elsewhere. A whole https address. */
  readonly stats: string;
};

export type ValorantStaffMember = { readonly name: string; readonly role: string; readonly text: string };

/** A page outside the site. */
export type OutwardLink = {
  readonly title: string;
  readonly text: string;
  /** The text of the link. */
  readonly words: string;
  /** A whole https address. */
  readonly address: string;
};

export type ValorantTeam = {
  readonly title: string;
  readonly lead: string;
  readonly players: readonly ValorantPlayer[];
  readonly staff: readonly ValorantStaffMember[];
  readonly partner: OutwardLink;
  readonly coaches: OutwardLink;
  readonly chat: OutwardLink;
};
