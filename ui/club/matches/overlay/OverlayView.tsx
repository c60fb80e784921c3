import type { AnnouncedMatch } from "../../../../domain/club/matches/announced.ts";
import { type Match, isPlayed, runningMapOf, scoreOf, startOf } from "../../../../domain/club/matches/match.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { $club } from "../../../lib/page/club.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Portrait } from "../../teams/Portrait.tsx";
import { Crest } from "../shown/Crest.tsx";
import { whenIs } from "../state/when.ts";
import { words as matchWords } from "../words.ts";
import { type Overlay, type Place, places } from "./address.ts";
import { Bug, Corner, Figure, MapCell, Maps, Name, NextPlate, Stage, Third, Under } from "./Overlay.styles.ts";
import { words } from "./words.ts";

type OfMatch = { readonly match: Match };

/** Names of so many letters have two lines of smaller letters. */
const mostLetters = 16;

/** More maps than these stand in narrow cells. */
const mostWideMaps = 5;

/** What stands under the score: the map that is played, or how the match stands. */
const UnderScore = ({ match }: OfMatch) => {
  const moment = useUnit($now);
  const { status, forfeit, maps } = match;
  const running = runningMapOf(match);
  if (running) {
    return (
      <p>
        <span>{typeset(maps.at(-1)?.name || words.map(maps.length))}</span>
        <b>{matchWords.score(running.ours, running.theirs)}</b>
      </p>
    );
  }
  if (forfeit) return <p>{words.forfeit}</p>;
  if (status !== "scheduled") return <p>{words.states[status]}</p>;
  const { weekday, day, time } = whenIs(startOf(match), moment);
  return <p>{`${weekday} ${day}, ${time}`}</p>;
};

const ScoreBug = ({ match }: OfMatch) => {
  const { crest, shortName } = useUnit($club);
  const { ours, theirs } = scoreOf(match) ?? { ours: 0, theirs: 0 };
  const isLong = Math.max(shortName.length, match.opponent.length) > mostLetters;
  return (
    <div>
      <Bug>
        <Name $isOurs $isLong={isLong}>
          <span>
            <img src={crest} alt="" />
            <bdi>{typeset(shortName)}</bdi>
          </span>
        </Name>
        <Figure $leads={ours > theirs}>
          <b key={ours}>{ours}</b>
        </Figure>
        <Figure $leads={theirs > ours}>
          <b key={theirs}>{theirs}</b>
        </Figure>
        <Name $isLong={isLong}>
          <span>
            <bdi>{typeset(match.opponent)}</bdi>
            <Crest match={match} size={52} isFirst />
          </span>
        </Name>
      </Bug>
      <Under>
        <UnderScore match={match} />
      </Under>
    </div>
  );
};

const MapLine = ({ match: { maps, status } }: OfMatch) => (
  <Maps aria-label={words.maps}>
    {maps.map((map, at) => {
      const isOpen = !isPlayed(map) || (status === "live" && at === maps.length - 1);
      const tone = isOpen || map.ours === map.theirs ? "open" : map.ours > map.theirs ? "won" : "lost";
      return (
        // Maps have no identity but their order.
        <MapCell key={at} $tone={tone} $isNarrow={maps.length > mostWideMaps}>
          <span>{typeset(map.name || words.map(at + 1))}</span>
          <b>{isPlayed(map) ? matchWords.score(map.ours, map.theirs) : "–"}</b>
        </MapCell>
      );
    })}
  </Maps>
);

/** Who is shown in the lower third. */
export type ShownPerson = {
  readonly slug: string;
  readonly name: string;
  readonly role: string;
  readonly photo: string | null;
  /** Of the team in which they have the role; empty without one. */
  readonly game: string;
};

const LowerThird = ({ person }: { readonly person: ShownPerson }) => {
  const role = [person.role, person.game].filter(Boolean).join(", ");
  return (
    <Third>
      <Portrait of={person} />
      <div>
        <p>
          <bdi>{typeset(person.name)}</bdi>
        </p>
        {role && (
          <p>
            <span>{typeset(role)}</span>
          </p>
        )}
      </div>
    </Third>
  );
};

const NextMatch = ({ match }: { readonly match: AnnouncedMatch }) => {
  const moment = useUnit($now);
  const { shortName } = useUnit($club);
  const { weekday, day, time } = whenIs(startOf(match), moment);
  return (
    <NextPlate>
      <div>
        <p>{typeset(words.next)}</p>
        <p>
          {typeset(shortName)} – <bdi>{typeset(match.opponent)}</bdi>
        </p>
        <p>{typeset(`${match.game}, ${weekday} ${day}, ${time}`)}</p>
      </div>
    </NextPlate>
  );
};

export type OverlayViewProps = OfMatch & {
  readonly overlay: Overlay;
  readonly person: ShownPerson | null;
  readonly next: AnnouncedMatch | null;
};

/** The picture that stands over a broadcast of a match: 1920 × 1080 pixels, transparent but for its parts. */
export const OverlayView = ({ match, overlay, person, next }: OverlayViewProps) => {
  const partsAt = (place: Place) => [
    overlay.next === place && next && <NextMatch key="next" match={next} />,
    overlay.person?.place === place && person && <LowerThird key={person.slug} person={person} />,
    overlay.maps === place && match.maps.length > 0 && <MapLine key="maps" match={match} />,
    overlay.score === place && <ScoreBug key="score" match={match} />,
  ];
  return (
    <Stage>
      {places.map((place) => {
        const parts = partsAt(place).filter(Boolean);
        return (
          parts.length > 0 && (
            <Corner key={place} $place={place}>
              {parts}
            </Corner>
          )
        );
      })}
    </Stage>
  );
};
