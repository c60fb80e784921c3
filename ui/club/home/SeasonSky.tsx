import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { startOf } from "../../../domain/club/matches/match.ts";
import { differenceOf, type Season, type SeasonMap } from "../../../domain/club/matches/season.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { outlineOf, type SeasonRay, seasonRays, skySize } from "../../design/drawings/skyRays.ts";
import { slope } from "../../design/tokens/slope.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import { $now } from "../../lib/page/now.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { matchPath } from "../matches/address.ts";
import { useScore } from "../matches/hidden/useScore.ts";
import { whenIs } from "../matches/state/when.ts";
import { words as matchWords } from "../matches/words.ts";
import { $season, seasonWanted } from "./season.ts";
import { Layer, Plate } from "./SeasonSky.styles.ts";
import { words } from "./seasonWords.ts";

type Shown = Pick<SeasonMap, "slug" | "game" | "opponent" | "start"> & Partial<SeasonMap>;

/** The maps and the matches to come, in the order of the rays. */
const shownIn = ({ maps, coming }: Season): readonly Shown[] => [...maps, ...coming];

const shapeOf = ({ maps, coming }: Season) => [...maps.map(differenceOf), ...coming.map(() => null)];

/** The words about a ray; without its score while the visitor hides scores. */
const useRayWords = () => {
  const moment = useUnit($now);
  return ({ opponent, start, name = "", number, ours, theirs }: Shown, isHidden: boolean) => {
    const { day } = whenIs(startOf({ start }), moment);
    const isPlayed = number !== undefined && ours !== undefined && theirs !== undefined;
    const map = isPlayed ? words.map({ name, number }) : words.coming;
    const points = isPlayed && !isHidden ? words.points({ name }, matchWords.score(ours, theirs)) : "";
    return { title: map + points, text: `${opponent}, ${day}` };
  };
};

type RayProps = {
  readonly ray: SeasonRay;
  readonly of: Shown;
  /** The rays are one stop of the Tab key: the arrows lead from one to the next. */
  readonly isStop: boolean;
  readonly onPoint: (event: SyntheticEvent<SVGAElement | HTMLAnchorElement>) => void;
  readonly onLeave: (event: SyntheticEvent<Element>) => void;
};

/** A match to come is a star: what is pressed around it is so high. */
const starHeight = 120;

const RayLink = ({ ray, of, isStop, onPoint, onLeave }: RayProps) => {
  const { isHidden } = useScore(of.slug);
  const { title, text } = useRayWords()(of, isHidden);
  const shape = ray.kind === "coming" ? { ...ray, y: ray.y + 30, high: starHeight, lean: starHeight * slope } : ray;
  return (
    <Link
      to={matchPath(of.slug)}
      aria-label={typeset(`${title}, ${text}`)}
      tabIndex={isStop ? 0 : -1}
      onFocus={onPoint}
      onPointerEnter={onPoint}
      onBlur={onLeave}
      onPointerLeave={onLeave}
    >
      <path d={outlineOf(shape)} />
    </Link>
  );
};

/** Where the words about a ray stand, in pixels of the layer. */
type Pointed = { readonly at: number; readonly left: number; readonly top: number };

const PlateOf = ({ of, left, top }: { readonly of: Shown; readonly left: number; readonly top: number }) => {
  const { isHidden } = useScore(of.slug);
  const { title, text } = useRayWords()(of, isHidden);
  return (
    <Plate aria-hidden="true" style={{ left, top }}>
      <b>{typeset(title)}</b>
      <bdi>{typeset(text)}</bdi>
    </Plate>
  );
};

/** The farthest that the words may stand from the layer's sides, in pixels. */
const side = 180;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The season's rays over the drawn sky: pointing names a map, a press leads to its match. Rendered in the browser only. */
export const SeasonSky = () => {
  const { state, want } = useUnit({ state: $season, want: seasonWanted });
  const [pointed, point] = useState<Pointed | null>(null);
  const [stop, setStop] = useState<number | null>(null);
  const layer = useRef<HTMLElement>(null);
  useEffect(() => void want(), [want]);
  const season = valueOf(state);
  if (!season) return null;
  const shown = shownIn(season);
  const rays = seasonRays(shapeOf(season));
  const last = shown.length - 1;

  const pointAt = (at: number) => (event: SyntheticEvent<Element>) => {
    const frame = layer.current?.getBoundingClientRect();
    if (!frame) return;
    const box = event.currentTarget.getBoundingClientRect();
    const middle = box.left + box.width / 2 - frame.left;
    setStop(at);
    point({
      at,
      left: Math.min(Math.max(middle, side), frame.width - side),
      top: Math.min(Math.max(box.bottom - frame.top, 40), frame.height - 80),
    });
  };
  const leave = ({ type, currentTarget }: SyntheticEvent<Element>) => {
    // The pointer leaves a ray that has the focus: its words stay.
    if (type === "blur" || currentTarget !== document.activeElement) point(null);
  };
  const move = (event: KeyboardEvent) => {
    const to = event.key === "Home" ? 0 : event.key === "End" ? last : (stop ?? last) + (steps[event.key] ?? NaN);
    const next = layer.current?.querySelectorAll<SVGAElement>("a")[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const of = pointed && shown[pointed.at];
  return (
    <Layer ref={layer} aria-label={words.rays} onKeyDown={move}>
      <svg viewBox={`0 0 ${skySize.width} ${skySize.height}`} preserveAspectRatio="xMaxYMin slice">
        {rays.map((ray, at) => {
          const own = shown[at];
          return (
            own && (
              <RayLink
                // Rays have no identity but their order.
                key={at}
                ray={ray}
                of={own}
                isStop={at === (stop ?? last)}
                onPoint={pointAt(at)}
                onLeave={leave}
              />
            )
          );
        })}
      </svg>
      {of && <PlateOf of={of} left={pointed.left} top={pointed.top} />}
    </Layer>
  );
};
