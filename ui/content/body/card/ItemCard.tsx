import type { ReactNode } from "react";
import type { Card, PersonCard } from "../../../../domain/club/cards/showCards.ts";
import type { ListedMatch } from "../../../../domain/club/matches/listMatches.ts";
import { startOf } from "../../../../domain/club/matches/match.ts";
import { MatchBoard } from "../../../club/matches/board/MatchBoard.tsx";
import { matchPath } from "../../../club/matches/address.ts";
import { RevealInRow } from "../../../club/matches/hidden/Reveal.tsx";
import { useScore } from "../../../club/matches/hidden/useScore.ts";
import { listAddress } from "../../../club/matches/list/address.ts";
import { Marks } from "../../../club/matches/shown/Marks.tsx";
import { Outcome } from "../../../club/matches/shown/Outcome.tsx";
import { stateWords } from "../../../club/matches/state/stateWords.ts";
import { whenIs } from "../../../club/matches/state/when.ts";
import { sentence, words as matchWords } from "../../../club/matches/words.ts";
import { OneOfStandings } from "../../../club/standings/Standings.tsx";
import { standingsPart } from "../../../club/standings/standings.ts";
import { personPath } from "../../../club/teams/address.ts";
import { Portrait } from "../../../club/teams/Portrait.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { useFollowing } from "../../../lib/live/following.ts";
import { useHasFeature } from "../../../lib/page/features.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Facts, Frame, Person, Table, Way, WayOn } from "./ItemCard.styles.ts";
import { words } from "./words.ts";

const MatchFacts = ({ match, when }: { readonly match: ListedMatch; readonly when: ReturnType<typeof whenIs> }) => {
  const { weekday, day, time } = when;
  const { isHidden, mark } = useScore(match.slug);
  const { score, outcome, forfeit } = match;
  return (
    <Facts>
      <time dateTime={match.start}>{`${weekday}\u00a0${day}, ${time}`}</time>
      <Way to={matchPath(match.slug)}>
        {typeset(sentence([match.game, match.competition, match.stage]))}
        <VisuallyHidden>{typeset(matchWords.againstOn(match.opponent, day))}</VisuallyHidden>
      </Way>
      <Marks match={match} />
      {isHidden ? (
        (score ?? outcome) && <RevealInRow {...match} day={day} />
      ) : (
        <>
          {forfeit && <span data-score={mark}>{stateWords.forfeits[forfeit]}</span>}
          {outcome && <Outcome outcome={outcome} mark={mark} />}
        </>
      )}
    </Facts>
  );
};

const MatchCard = ({ match }: { readonly match: ListedMatch }) => {
  const { place } = useScore(match.slug);
  const when = whenIs(startOf(match), useUnit($now));
  useFollowing("matches");
  return (
    <Frame aria-label={words.match(match.opponent, when.day)} {...place}>
      <MatchFacts match={match} when={when} />
      <MatchBoard size="small" match={match} score={match.score} outcome={match.outcome} />
    </Frame>
  );
};

const PersonPlate = ({ person }: { readonly person: PersonCard }) => (
  <Person aria-label={person.name}>
    <Portrait of={person} />
    <div>
      <Way to={personPath(person.slug)}>
        <bdi>{typeset(person.name)}</bdi>
      </Way>
      <span>{typeset(sentence([person.role, person.game]))}</span>
    </div>
  </Person>
);

const StandingsCard = ({ competition, standings }: Extract<Card, { readonly kind: "standings" }>) => {
  useFollowing("standings");
  return (
    <Table aria-label={words.standings(competition)}>
      {standings.map((one) => (
        <OneOfStandings key={one.id} standings={one} teams={[]} isNarrow />
      ))}
      <WayOn to={`${listAddress({ competition })}#${standingsPart}`}>{typeset(words.standings(competition))}</WayOn>
    </Table>
  );
};

const drawn = (card: Card): ReactNode => {
  switch (card.kind) {
    case "match":
      return <MatchCard match={card.match} />;
    case "person":
      return <PersonPlate person={card.person} />;
    case "standings":
      return <StandingsCard {...card} />;
  }
};

const featureOf = { match: "matches", person: "teams", standings: "matches" } as const;

type ItemCardProps = {
  readonly card: Card;
  /** The words of its link, which stand alone on a site without the item's page. */
  readonly children: ReactNode;
};

/** A match, a person or standings within a text. It leads to its page. */
export const ItemCard = ({ card, children }: ItemCardProps) =>
  useHasFeature(featureOf[card.kind]) ? drawn(card) : <p>{children}</p>;
