import { type KeyboardEvent, useId, useState } from "react";
import type { Side as SideName } from "../../../../../domain/club/matches/match.ts";
import { FieldNote, noteTies } from "../../../../design/components/forms/FieldNote.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { scoreWords as words } from "../words.ts";
import type { MapProps } from "./MapFields.tsx";
import { Press, Side } from "./Score.styles.ts";
import { isWrong, pointsAt } from "./typedPoints.ts";

type PointsProps = MapProps & {
  readonly side: SideName;
  readonly name: string;
  /** What the field holds while it has the focus, or is wrong. */
  readonly text: string;
  readonly onType: (text: string, points: number) => void;
  /** After the return key. */
  readonly onNext: () => void;
  readonly field: (input: HTMLInputElement | null) => void;
};

/** The points of one side on the chosen map: by one, or typed. What can't be points stays in the field, and isn't counted. */
export const Points = ({ entry, at, side, name, text, onTap, onType, onNext, field }: PointsProps) => {
  const id = useId();
  const points = pointsAt(entry, { map: at, side });
  const [isTyping, setTyping] = useState(false);
  const error = isWrong(text) ? words.wrongPoints(points) : null;
  const forget = () => onType(String(points), points);
  const add = (one: 1 | -1) => {
    forget();
    onTap({ kind: "add", map: at, side, points: one });
  };
  return (
    <Side>
      <label htmlFor={id}>
        <bdi>{typeset(name)}</bdi>
      </label>
      <Press aria-label={french(words.minus(name))} onClick={() => add(-1)}>
        −
      </Press>
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
          if (!error) forget();
          setTyping(true);
          currentTarget.select();
        }}
        onBlur={() => setTyping(false)}
        onChange={({ currentTarget }) => {
          const written = currentTarget.value.trim().replace(/^0+(?=\d)/, "");
          if (isWrong(written)) return onType(written, points);
          // An emptied field stays empty.
          onType(written, Number(written));
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
      <Press aria-label={french(words.plus(name))} onClick={() => add(1)}>
        +
      </Press>
      <FieldNote control={id} error={error} />
    </Side>
  );
};
