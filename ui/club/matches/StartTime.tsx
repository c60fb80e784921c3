import { type Match, startOf } from "../../../domain/club/matches.ts";
import { $moment } from "../../lib/page/moment.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { whenIs } from "./when.ts";

/** A match's start in the visitor's time zone: "sam. 28 nov., 21 h". The caller shows the zone's name. */
export const StartTime = ({ match }: { readonly match: Match }) => {
  const { weekday, day, time } = whenIs(startOf(match), useUnit($moment));
  return <time dateTime={match.start}>{`${weekday}\u00a0${day}, ${time}`}</time>;
};
