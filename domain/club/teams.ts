/** A player. The role decides on their mask. */
export type Player = {
  readonly name: string;
  readonly role: string;
  readonly rank?: string | undefined;
  readonly specialty?: string | undefined;
  /** The place in the team: "Titulaire, entrée de site". */
  readonly position?: string | undefined;
  readonly qualities?: readonly string[] | undefined;
  /** The profile with the statistics, elsewhere. A whole https address. */
  readonly stats?: string | undefined;
  /** The username of the member who they are, on a site that begins with members. */
  readonly username?: string | undefined;
};

/** A staff member of the club. */
export type StaffMember = {
  readonly name: string;
  readonly role: string;
  /** What they bring: "six ans sur le banc". */
  readonly experience?: string | undefined;
  /** In a sentence or two, on the team's page. */
  readonly story?: string | undefined;
};

export type TeamStatus = "Active" | "En développement";

/** A page outside the site. */
export type OutwardLink = {
  readonly title: string;
  readonly text: string;
  /** The text of the link. */
  readonly words: string;
  /** A whole https address. */
  readonly address: string;
};

/** A team that plays. Its matches are listed under its short name. */
export type Team = {
  /** In addresses: "rocket-league". */
  readonly slug: string;
  readonly game: string;
  /** The heading of its page, and what stands below. Without them the page has the game and the description. */
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
  readonly status: TeamStatus;
  /** Where it plays: "Division 1". */
  readonly tier?: string | undefined;
  /** The year. */
  readonly founded?: number | undefined;
  readonly description?: string | undefined;
  readonly achievements: readonly { readonly title: string; readonly result: string }[];
  readonly players: readonly Player[];
  readonly staff: readonly StaffMember[];
  /** At the end of its page. */
  readonly links?: readonly OutwardLink[] | undefined;
};

/** A planned team, or an invitation to found one. */
export type Expansion = {
  readonly title: string;
  /** Of a planned team alone. */
  readonly status?: TeamStatus | undefined;
  readonly isRecruiting: boolean;
  readonly text: string;
  /** Where to talk about it. A whole https address. */
  readonly chat?: string | undefined;
};

/** The teams in the club's folder: the texts of their page, and the first content of a site. */
export type ClubTeams = {
  readonly title: string;
  readonly lead: string;
  /** The word behind "joueuses et joueurs" in the figures, which stands for one and for several: "pro". May be empty. */
  readonly playersAre?: string | undefined;
  /** Not read: the site counts its teams, honours and players. A folder of before may have it. */
  readonly figures?:
    { readonly activeTeams: number; readonly majorWins: number; readonly proPlayers: number } | undefined;
  readonly teams: readonly Team[];
  readonly expansion: Expansion;
};
