import type { TypedMatch } from "../../../../../domain/club/matches/typed.ts";

/** The texts of the form: those of a match, its visibility as a choice. */
export type MatchTexts = Readonly<Record<Exclude<keyof TypedMatch, "isPublished">, string>> & {
  readonly visibility: string;
};

export const noTexts: MatchTexts = {
  team: "",
  opponent: "",
  opponentLogo: "",
  competition: "",
  stage: "",
  format: "",
  start: "",
  watch: "",
  vod: "",
  notes: "",
  lineup: "",
  visibility: "published",
};

export const textsOf = ({ isPublished, ...typed }: TypedMatch): MatchTexts => ({
  ...typed,
  visibility: isPublished ? "published" : "draft",
});

export const typedOf = ({ visibility, ...texts }: MatchTexts): TypedMatch => ({
  ...texts,
  isPublished: visibility !== "draft",
});
