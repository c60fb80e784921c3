/** A player. The role decides on their mask. */
export type Player = {
  readonly name: string;
  readonly role: string;
  readonly rank: string;
  readonly specialty: string;
};

/** A staff member of the club. */
export type StaffMember = {
  readonly name: string;
  readonly role: string;
  /** What they bring: "six ans sur le banc". */
  readonly experience: string;
};

export type TeamStatus = "Active" | "En développement";

/** A team that plays. Its matches are listed under its short name. */
export type Team = {
  /** In addresses: "rocket-league". */
  readonly slug: string;
  readonly game: string;
  readonly status: TeamStatus;
  /** Where it plays: "Division 1". */
  readonly tier: string;
  /** The year. */
  readonly founded: number;
  readonly description: string;
  readonly achievements: readonly { readonly title: string; readonly result: string }[];
  readonly players: readonly Player[];
  readonly staff: readonly StaffMember[];
};

/** A planned team. */
export type Expansion = {
  readonly title: string;
  readonly status: TeamStatus;
  readonly isRecruiting: boolean;
  readonly text: string;
  /** Where to talk about it. A whole https address. */
  readonly chat: string;
};

/** The teams in the club's folder: the texts of their page, and the first content of a site. */
export type ClubTeams = {
  readonly title: string;
  readonly lead: string;
  /** Not read: the site counts its teams, honours and players. A folder of before may have it. */
  readonly figures?:
    { readonly activeTeams: number; readonly majorWins: number; readonly proPlayers: number } | undefined;
  readonly teams: readonly Team[];
  readonly expansion: Expansion;
};
