/** The page about the club: its origin, and how it works. */
export type AboutPage = {
  readonly title: string;
  readonly lead: string;
  readonly history: { readonly title: string; readonly events: readonly PastEvent[] };
  /** Figures: "15+" tournaments. */
  readonly figures: readonly { readonly value: string; readonly words: string }[];
  /** The steps of its work. */
  readonly method: { readonly title: string; readonly steps: readonly Step[] };
};

export type PastEvent = {
  /** "Mars 2024". */
  readonly when: string;
  readonly title: string;
  readonly text: string;
};

export type Step = { readonly title: string; readonly text: string };
