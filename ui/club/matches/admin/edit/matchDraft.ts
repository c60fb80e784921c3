import { longestOf, type TypedMatch } from "../../../../../domain/club/matches/typed.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { codecOf, createDraft, type Stored, textIn } from "../../../../lib/draft.ts";

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

export const names = Object.keys(noTexts) as (keyof MatchTexts)[];

export const textsOf = ({ isPublished, ...typed }: TypedMatch): MatchTexts => ({
  ...typed,
  visibility: isPublished ? "published" : "draft",
});

export const typedOf = ({ visibility, ...texts }: MatchTexts): TypedMatch => ({
  ...texts,
  isPublished: visibility !== "draft",
});

const areSame = (one: MatchTexts, other: MatchTexts): boolean => names.every((name) => one[name] === other[name]);

/** What the member has typed, and what it began with. */
export type MatchDraft = {
  /** 0 for a new match. */
  readonly revision: number;
  readonly before: MatchTexts;
  readonly texts: MatchTexts;
};

/** Above the limit of any field: a text that is too long stays, too. */
const longest = 10 * longestOf.notes;

const textsIn = (stored: unknown): MatchTexts | null => {
  if (typeof stored !== "object" || stored === null) return null;
  const texts = names.map((name) => [name, textIn(stored as Stored, name, longest)] as const);
  return texts.every(([, text]) => text !== null) ? (Object.fromEntries(texts) as MatchTexts) : null;
};

export const newMatch = "new";

/** Unsaved details of a match, by its id or `newMatch`. */
export const matchDraft = createDraft<string, MatchDraft>({
  nameOf: (key, owner) => `match:${owner ?? ""}:${key}`,
  $owner: $memberId,
  codec: codecOf<MatchDraft>({
    version: 1,
    parse: ({ revision, before: began, texts: typed }) => {
      const [before, texts] = [textsIn(began), textsIn(typed)];
      return typeof revision === "number" && before && texts ? { revision, before, texts } : null;
    },
    isEmpty: ({ before, texts }) => areSame(before, texts),
  }),
});
