import { type Match, startOf } from "../../../domain/club/match.ts";
import { $moment } from "../../lib/page/moment.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { whenIs } from "./when.ts";

/** When a match starts, on the reader's own clock: "sam. 28 nov., 21 h". The zone has to be named beside it. */
export const StartTime = ({ match }: { readonly match: Match }) => {
  const { weekday, day, time } = whenIs(startOf(match), useUnit($moment));
  return <time dateTime={match.start}>{`${weekday}\u00a0${day}, ${time}`}</time>;
};
