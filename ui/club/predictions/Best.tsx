import { Fragment } from "react";
import type { Match } from "../../../domain/club/matches/match.ts";
import { memberPath } from "../../accounts/members/address.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { useScore } from "../matches/hidden/useScore.ts";
import { Mine } from "./Predictions.styles.ts";
import { $best } from "./predictions.ts";
import { words } from "./words.ts";

/** The members who predicted a finished match best: hidden with the score. */
export const Best = ({ match }: { readonly match: Match }) => {
  const best = useUnit($best);
  const { isHidden, mark } = useScore(match.slug);
  if (best === null || isHidden || match.status !== "finished") return null;
  const { names, count, points } = best;
  const others = count - names.length;
  return (
    <Mine data-score={mark}>
      <b>{french(words.best)}</b>{" "}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && (at + 1 < names.length || others > 0 ? ", " : words.and)}
          <Link to={memberPath(name)}>{name}</Link>
        </Fragment>
      ))}
      {others > 0 && typeset(words.others(others))}, {typeset(words.earned(points))}
    </Mine>
  );
};
