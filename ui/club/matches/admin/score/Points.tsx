import { type KeyboardEvent, useId, useState } from "react";
import type { Side as SideName } from "../../../../../domain/club/matches/match.ts";
import { mostPoints } from "../../../../../domain/club/matches/scoring.ts";
import { FieldNote, noteTies } from "../../../../design/components/forms/FieldNote.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { scoreWords as words } from "../words.ts";
import type { MapProps } from "./MapFields.tsx";
import { Press, Side, Steps } from "./Score.styles.ts";

type PointsProps = MapProps & {
  readonly side: SideName;
  readonly name: string;
  /** After the return key. */
  readonly onNext: () => void;
  readonly field: (input: HTMLInputElement | null) => void;
};

/** What is typed means no points. */
const isWrong = (text: string): boolean => !/^\d*$/.test(text) || Number(text) > mostPoints;

/** What is typed on a map, while its points were these. */
type Typed = { readonly text: string; readonly at: number; readonly points: number };

/** The points of one side on the chosen map: by one, or typed. What can't be points stays in the field, and isn't counted. */
export const Points = ({ entry, at, side, name, onTap, onNext, field }: PointsProps) => {
  const id = useId();
  const points = entry.shown.maps[at]?.[side] ?? 0;
  const [typed, type] = useState<Typed | null>(null);
  const [isTyping, setTyping] = useState(false);
  // Another map, a button or another device has changed the points meanwhile.
  const text = typed?.at === at && typed.points === points ? typed.text : String(points);
  const error = isWrong(text) ? words.wrongPoints(points) : null;
  const add = (one: 1 | -1) => onTap({ kind: "add", map: at, side, points: one });
  return (
    <Side>
      <label htmlFor={id}>{typeset(name)}</label>
      <input
        id={id}
        ref={field}
        inputMode="numeric"
        pattern="[0-9]*"
        enterKeyHint="next"
        autoComplete="off"
        {...noteTies(id, { error })}
        value={isTyping || error ? text : String(points)}
        onFocus={({ currentTarget }) => {
          if (!error) type(null);
          setTyping(true);
          currentTarget.select();
        }}
        onBlur={() => setTyping(false)}
        onChange={({ currentTarget }) => {
          const written = currentTarget.value.trim().replace(/^0+(?=\d)/, "");
          if (isWrong(written)) return type({ text: written, at, points });
          // An emptied field stays empty.
          type({ text: written, at, points: Number(written) });
          onTap({ kind: "set", map: at, side, points: Number(written) });
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
          if (event.key !== "Enter" && !step) return;
          // The key would press the button that it moves to.
          event.preventDefault();
          if (!step) onNext();
          else add(step);
        }}
      />
      <FieldNote control={id} error={error} />
      <Steps>
        <Press aria-label={french(words.minus(name))} onClick={() => add(-1)}>
          −
        </Press>
        <Press aria-label={french(words.plus(name))} onClick={() => add(1)}>
          +
        </Press>
      </Steps>
    </Side>
  );
};
