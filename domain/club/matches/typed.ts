import { isAbsoluteAddress } from "../../shared/address.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { isSlug } from "../../shared/slug.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import { wallTimeOf } from "../../shared/wallTime.ts";
import { instantOf } from "../../shared/instant.ts";
import { addressProblem, oneLine, pictureProblem, requiredProblem, textProblem } from "../lists/fields.ts";
import { type Format, formats, type MatchDetails, type MatchScore, startOf } from "./match.ts";
import { checkScore } from "./scoring.ts";

/** A match as it is typed into a form. */
export type TypedMatch = {
  readonly team: string;
  readonly opponent: string;
  readonly opponentLogo: string;
  readonly competition: string;
  readonly stage: string;
  readonly format: string;
  /** A wall time in the club's zone: "2026-11-28T21:00". */
  readonly start: string;
  readonly watch: string;
  readonly vod: string;
  readonly notes: string;
  /** Names, with commas or line ends between them. */
  readonly lineup: string;
  readonly isPublished: boolean;
};

export type MatchField = Exclude<keyof TypedMatch, "isPublished">;

export type FieldProblem =
  | "required"
  | "too-long"
  | "too-many"
  | "bad-address"
  | "no-such-time"
  | "unknown"
  /** A format with fewer maps than were played. */
  | "too-short"
  /** A format in which the score of the match can't be: a finished match isn't won, or goes on after its end. */
  | "unfit"
  /** A start to come of a match that is live, or that has a result of its maps. */
  | "not-begun";

export type InvalidMatch = {
  readonly kind: "invalid-match";
  readonly fields: Readonly<Partial<Record<MatchField, FieldProblem>>>;
};

/** The most characters of each, as in the table. */
export const longestOf = {
  opponent: 60,
  competition: 80,
  stage: 60,
  notes: 2_000,
  /** Of one player. */
  player: 60,
} as const;

/** The most players of a line-up, as in the table. */
export const mostPlayers = 12;

/** Whether a match can't begin later: it is live, or its maps were played. A forfeit may end it before its start. */
export const mustHaveBegun = ({ status, maps }: MatchScore): boolean =>
  status === "live" || (status === "finished" && maps.length > 0);

/** Why a match with this score can't get this format. */
export const formatProblem = (format: Format | null, score: MatchScore): FieldProblem | undefined => {
  const checked = checkScore(format, score);
  if (checked.ok) return undefined;
  return checked.refusal.problem === "too-many-maps" ? "too-short" : "unfit";
};

const playersIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map(oneLine)
      .filter((name) => !isBlank(name)),
  ),
];

const isFormat = (text: string): text is Format => (formats as readonly string[]).includes(text);

/** Without the years of half-typed dates, such as 0026. */
const isNear = (start: number): boolean => start >= Date.UTC(2000, 0) && start < Date.UTC(2100, 0);

/**
 * The details of a match as they are stored. Refuses with the problem of each field.
 * @param zone the club's
 * @param before the match as it is; absent for a new one
 */
export const readTypedMatch = (
  typed: TypedMatch,
  zone: string,
  before?: Pick<TypedMatch, "opponentLogo">,
): Result<MatchDetails, InvalidMatch> => {
  const opponent = oneLine(typed.opponent);
  const competition = oneLine(typed.competition);
  const stage = oneLine(typed.stage);
  const notes = normalizeText(typed.notes);
  const [opponentLogo, watch, vod] = [typed.opponentLogo, typed.watch, typed.vod].map((address) => address.trim()) as [
    string,
    string,
    string,
  ];
  const lineup = playersIn(typed.lineup);
  const { team, format } = typed;
  const start = instantOf(typed.start, zone);
  const problems: Partial<Record<MatchField, FieldProblem | undefined>> = {
    team: isSlug(team) ? undefined : "required",
    opponent: requiredProblem(opponent, longestOf.opponent),
    opponentLogo: pictureProblem(opponentLogo, before?.opponentLogo),
    competition: requiredProblem(competition, longestOf.competition),
    stage: textProblem(stage, longestOf.stage),
    format: format === "" || isFormat(format) ? undefined : "unknown",
    start: typed.start === "" ? "required" : start !== undefined && isNear(start) ? undefined : "no-such-time",
    watch: addressProblem(watch, isAbsoluteAddress),
    vod: addressProblem(vod, isAbsoluteAddress),
    notes: textProblem(notes, longestOf.notes),
    lineup: lineup.some((name) => textProblem(name, longestOf.player))
      ? "too-long"
      : lineup.length > mostPlayers
        ? "too-many"
        : undefined,
  };
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  if (found.length > 0 || start === undefined || !isSlug(team)) {
    return refused({ kind: "invalid-match", fields: Object.fromEntries(found) });
  }
  return done({
    team,
    opponent,
    opponentLogo: opponentLogo || null,
    competition,
    stage: isBlank(stage) ? null : stage,
    format: isFormat(format) ? format : null,
    start: new Date(start).toISOString(),
    watch: watch || null,
    vod: vod || null,
    notes: isBlank(notes) ? null : notes,
    lineup,
    isPublished: typed.isPublished,
  });
};

/** A match as a form shows it. @param zone the club's */
export const typedFrom = (match: MatchDetails, zone: string): TypedMatch => ({
  team: match.team,
  opponent: match.opponent,
  opponentLogo: match.opponentLogo ?? "",
  competition: match.competition,
  stage: match.stage ?? "",
  format: match.format ?? "",
  start: wallTimeOf(startOf(match), zone),
  watch: match.watch ?? "",
  vod: match.vod ?? "",
  notes: match.notes ?? "",
  lineup: match.lineup.join(", "),
  isPublished: match.isPublished,
});
