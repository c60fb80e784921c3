import { styled } from "styled-components";
import type { ClubTeams } from "../../../domain/club/teams.ts";
import type { TeamList } from "../../../domain/club/teams/readTeams.ts";
import { useDrawing } from "../../design/components/media/contexts.ts";
import { emblemAddress } from "../../design/components/media/drawnAddress.ts";
import { typeset } from "../../design/components/text/french.ts";
import { type Figure, Score } from "../../design/components/boards/Score.tsx";
import { words } from "./words.ts";
import { printHidden } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, layout, space, tracking, weight } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { wrap } from "../../design/tokens/text.ts";

const Head = styled.header`
  position: relative;
  overflow: hidden;
  padding-top: clamp(40px, 5.4vw, 80px);
`;

const Inside = styled.div`
  ${wrap}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x6} ${space.column};
  h1 {
    grid-column: 1 / span 9;
    font-size: clamp(2.5rem, 7.2vw, 7rem);
    font-weight: ${weight.black};
    line-height: 0.9;
    letter-spacing: ${tracking.tight};
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  p {
    grid-column: 1 / span 6;
    font-size: 1.1875rem;
    color: ${meaning.textQuiet};
  }
  ${below.phone} {
    h1,
    p {
      grid-column: 1 / -1;
    }
  }
`;

const Figures = styled.div`
  grid-column: 1 / -1;
  margin-top: ${space.x5};
`;

const Emblem = styled.img`
  position: absolute;
  z-index: ${layer.behind};
  right: 6%;
  top: -34%;
  width: 300px;
  ${below.phone} {
    right: -12%;
    top: -10%;
    width: 200px;
  }
  ${printHidden}
  ${when.forced} {
    display: none;
  }
`;

type Shown = Readonly<Record<keyof TeamList["figures"], number | null>>;

/** The place of the figures while they are loading. */
export const figuresToCome: Shown = { activeTeams: null, honours: null, players: null };

/** A figure with its words, those of several while it is loading. */
const figureOf = (count: number | null, wordsOf: (count: number) => string) => ({
  value: String(count ?? "–"),
  words: wordsOf(count ?? 2),
});

type TeamsHeadProps = Pick<ClubTeams, "title" | "lead" | "playersAre"> & { readonly figures: Shown | undefined };

/** What there is to count: nothing is said by its name alone. */
const shownOf = ({ activeTeams, honours, players }: Shown, playersAre: string): readonly Figure[] =>
  [
    activeTeams !== 0 && figureOf(activeTeams, words.activeTeams),
    honours !== 0 && figureOf(honours, words.majorWins),
    players !== 0 && figureOf(players, (count) => words.players(count, typeset(playersAre))),
  ].filter((figure) => figure !== false);

/** The heading of the teams' page: title, sentence, up to three figures. */
export const TeamsHead = ({ title, lead, playersAre = "", figures }: TeamsHeadProps) => {
  const shown = figures ? shownOf(figures, playersAre) : [];
  return (
    <Head>
      <Inside>
        <Emblem {...useDrawing()(emblemAddress("sombre"))} alt="" width="300" height="700" />
        <h1>{typeset(title)}</h1>
        <p>{typeset(lead)}</p>
        {shown.length > 0 && (
          <Figures>
            <Score figures={shown} />
          </Figures>
        )}
      </Inside>
    </Head>
  );
};
