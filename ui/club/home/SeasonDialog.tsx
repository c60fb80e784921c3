import { useEffect } from "react";
import { styled } from "styled-components";
import { startOf } from "../../../domain/club/matches/match.ts";
import type { SeasonMap } from "../../../domain/club/matches/season.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { Dialog } from "../../design/components/overlays/Dialog.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, space, stroke, weight } from "../../design/tokens/measures.ts";
import { $now } from "../../lib/page/now.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { matchPath } from "../matches/address.ts";
import { RevealInRow } from "../matches/hidden/Reveal.tsx";
import { useScore } from "../matches/hidden/useScore.ts";
import { whenIs } from "../matches/state/when.ts";
import { words as matchWords } from "../matches/words.ts";
import { $season, seasonWanted } from "./season.ts";
import { words } from "./seasonWords.ts";
import { adviceOnRead } from "../../lib/feedback/failure.ts";

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space.x1} ${space.x5};
    min-height: ${layout.touch};
    padding-block: ${space.x2};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  span {
    color: ${meaning.textQuiet};
  }
  b {
    font-weight: ${weight.strong};
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.x4};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ol li {
    display: inline;
    min-height: 0;
    padding: 0;
    border: 0;
  }
`;

type OfMatch = { readonly maps: readonly SeasonMap[] } & Pick<SeasonMap, "slug" | "game" | "opponent" | "start">;

/** The maps of a season by their matches, the latest match first. */
const matchesIn = (maps: readonly SeasonMap[]): readonly OfMatch[] =>
  [...new Set(maps.map(({ slug }) => slug))]
    .map((slug) => maps.filter((map) => map.slug === slug))
    .flatMap((ofMatch) => ofMatch.slice(0, 1).map((first) => ({ ...first, maps: ofMatch })))
    .toReversed();

const MatchOfSeason = ({ slug, game, opponent, start, maps }: OfMatch) => {
  const moment = useUnit($now);
  const { isHidden, mark, place } = useScore(slug);
  const { day } = whenIs(startOf({ start }), moment);
  return (
    <li {...place}>
      <span>
        <b>
          <Link to={matchPath(slug)}>
            <bdi>{typeset(opponent)}</bdi>
          </Link>
        </b>{" "}
        {typeset(`${game}, ${day}`)}
      </span>
      {maps.length === 0 && <span>{words.coming}</span>}
      {maps.length > 0 && isHidden && <RevealInRow slug={slug} opponent={opponent} day={day} />}
      {maps.length > 0 && !isHidden && (
        <ol data-score={mark}>
          {maps.map((map) => (
            <li key={map.number}>
              {typeset(words.map(map))}
              {typeset(words.points(map, ""))}
              <b>{matchWords.score(map.ours, map.theirs)}</b>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
};

type SeasonDialogProps = { readonly isOpen: boolean; readonly onClose: () => void; readonly onLoadError: () => void };

/** What the sky's rays tell, in words: from the latest match back, then from the next one on. */
export const SeasonDialog = ({ isOpen, onClose, onLoadError }: SeasonDialogProps) => {
  const { state, want } = useUnit({ state: $season, want: seasonWanted });
  useEffect(() => void (isOpen && want()), [isOpen, want]);
  return (
    <Dialog {...{ isOpen, onClose, onLoadError }} title={words.title} isRead>
      {state.status === "loading" && <ArticleSkeleton words={words.loading} />}
      {state.status === "failed" && (
        <EmptyState
          why="failed"
          title={words.failed}
          text={adviceOnRead(state)}
          action={<QuietButton onClick={() => want()}>{words.retry}</QuietButton>}
        />
      )}
      {state.status === "ready" && (
        <Rows>
          {[...matchesIn(state.value.maps), ...state.value.coming.map((match) => ({ ...match, maps: [] }))].map(
            (match) => (
              <MatchOfSeason key={match.slug} {...match} />
            ),
          )}
        </Rows>
      )}
    </Dialog>
  );
};
