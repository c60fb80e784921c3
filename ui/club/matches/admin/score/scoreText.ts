import { type MapScore, type Match, type MatchScore, scoreOf } from "../../../../../domain/club/matches/match.ts";
import { scoreWords, words } from "../words.ts";

/** A score as it is told: "2 – 1", "forfait", or a dash before the match has begun. */
export const scoreText = ({ format }: Pick<Match, "format">, { status, maps, forfeit }: MatchScore): string => {
  if (forfeit) return words.forfeit;
  const told = scoreOf({ status, maps, forfeit, format });
  return told ? `${told.ours} – ${told.theirs}` : "–";
};

/** "Manche 2 : Ascent". */
export const mapTitle = ({ name }: Pick<MapScore, "name">, at: number): string =>
  name.trim() ? `${scoreWords.map(at + 1)} : ${name}` : scoreWords.map(at + 1);
