import { type RefObject, useId, useRef } from "react";
import {
  isDecided,
  isPlayed,
  type Match,
  type MatchScore,
  type Side,
} from "../../../../../domain/club/matches/match.ts";
import { canFinish, hasNextMap } from "../../../../../domain/club/matches/taps.ts";
import { Button } from "../../../../design/components/actions/Button.tsx";
import { Icon } from "../../../../design/components/media/Icon.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { scoreWords as words } from "../words.ts";
import { MapName, type MapProps } from "./MapFields.tsx";
import { Points } from "./Points.tsx";
import { Pad, Press, Ways, Why } from "./Score.styles.ts";
import { mapTitle } from "./scoreText.ts";
import { tapUndone } from "./scoring.ts";

type PadProps = MapProps & {
  readonly fields: RefObject<Partial<Record<Side, HTMLInputElement | null>>>;
  readonly textOf: (side: Side) => string;
  readonly onType: (side: Side, text: string, points: number) => void;
  readonly onChoose: (at: number | null) => void;
  /** Acts, unless a field holds what isn't counted: it is mended first. */
  readonly unlessWrong: (act: () => void) => void;
};

type Steps = { readonly hasNext: boolean; readonly isFinishable: boolean };

/** Why the next map, and the end, have to wait. */
const whyNot = (score: MatchScore & Pick<Match, "format">, { hasNext, isFinishable }: Steps): readonly string[] => {
  const last = score.maps.at(-1);
  if (!last || !isPlayed(last)) return [words.whyNot.points];
  if (!hasNext) return isDecided(score) ? [words.whyNot.decided] : [words.whyNot.full];
  return isFinishable ? [] : [words.whyNot.undecided];
};

/** What a thumb reaches: the points of the chosen map, undo, and the next step. */
export const ScorePad = ({ entry, at, fields, textOf, onTap, onType, onChoose, unlessWrong }: PadProps) => {
  const undo = useUnit(tapUndone);
  const next = useRef<HTMLButtonElement>(null);
  const { match, shown, past, typing } = entry;
  const scored = { ...shown, format: match.format };
  const names = { ours: words.ours, theirs: match.opponent };
  const begin = () => {
    onTap({ kind: "next-map" });
    onChoose(null);
    // A member who types goes on typing: the field is the same, and shows the new map.
    if (typing?.endsWith("ours") || typing?.endsWith("theirs")) fields.current.ours?.focus();
  };
  const isOver = shown.status === "finished";
  const [hasNext, isFinishable] = [hasNextMap(scored), canFinish(scored)];
  // The likelier next step is the one that stands out.
  const isEnd = isFinishable && !hasNext;
  const hasPast = past.length > 0;
  const why = useId();
  const reasons = isOver ? [] : whyNot(scored, { hasNext, isFinishable });
  return (
    <Pad>
      {!shown.forfeit && (
        <>
          <h3>{typeset(mapTitle(shown.maps[at] ?? { name: "" }, at))}</h3>
          <MapName {...{ entry, at, onTap }} />
          {(["ours", "theirs"] as const).map((side) => (
            <Points
              key={side}
              {...{ entry, at, side, onTap }}
              name={names[side]}
              text={textOf(side)}
              onType={(text, points) => onType(side, text, points)}
              field={(input) => void (fields.current[side] = input)}
              onNext={() => (side === "ours" ? fields.current.theirs : next.current)?.focus()}
            />
          ))}
        </>
      )}
      {!isOver && <Why id={why}>{french(reasons.join(" "))}</Why>}
      <Ways>
        <Press
          square
          aria-label={french(words.undo)}
          aria-disabled={!hasPast || undefined}
          onClick={() => hasPast && undo(match.id)}
        >
          <Icon name="back" />
        </Press>
        {isOver ? (
          <Press onClick={() => onTap({ kind: "reopen" })}>{words.reopen}</Press>
        ) : (
          <>
            <Button
              ref={next}
              size="small"
              dark={isEnd}
              aria-disabled={!hasNext || undefined}
              aria-describedby={hasNext ? undefined : why}
              onClick={() => hasNext && unlessWrong(begin)}
            >
              {words.next}
            </Button>
            <Button
              size="small"
              dark={!isEnd}
              aria-disabled={!isFinishable || undefined}
              aria-describedby={isFinishable ? undefined : why}
              onClick={() => isFinishable && unlessWrong(() => onTap({ kind: "finish" }))}
            >
              <span>
                {words.finish} <span data-more>{words.finishMore}</span>
              </span>
            </Button>
          </>
        )}
      </Ways>
    </Pad>
  );
};
