import { Link } from "../../design/components/actions/Link.tsx";
import type { ListedHonour } from "../../../domain/club/teams/readTeams.ts";
import { typeset } from "../../design/components/text/french.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { matchPath } from "../matches/address.ts";
import { Reveal } from "../matches/hidden/Reveal.tsx";
import { useScore } from "../matches/hidden/useScore.ts";
import { resultOf, words } from "./words.ts";

type HonourItemProps = {
  readonly honour: ListedHonour;
  /** Whether the title leads to the match that decided it. */
  readonly hasLink?: boolean;
};

/** An honour of a team. It tells the result of the match that decided it, and is hidden with the match's score. */
export const HonourItem = ({ honour, hasLink = false }: HonourItemProps) => {
  const { match, title, year } = honour;
  const hasMatches = useHasFeature("matches");
  const { isHidden, mark, place } = useScore(match ?? "");
  const isDecided = match !== null && hasMatches;
  if (isDecided && isHidden) {
    return (
      <li {...place}>
        <Reveal name={match} about={words.honourOf(year)}>
          {words.showHonour}
        </Reveal>
      </li>
    );
  }
  return (
    <li {...(isDecided && place)} data-score={isDecided ? mark : undefined}>
      <b>{isDecided && hasLink ? <Link to={matchPath(match)}>{typeset(title)}</Link> : typeset(title)}</b>{" "}
      <span>{typeset(resultOf(honour))}</span>
    </li>
  );
};
