import { type KeyboardEvent, useId, useState } from "react";
import type { Side as SideName } from "../../../../../domain/club/matches/match.ts";
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

/** The points of one side on the chosen map: by one, or typed. */
export const Points = ({ entry, at, side, name, onTap, onNext, field }: PointsProps) => {
  const id = useId();
  const points = entry.shown.maps[at]?.[side] ?? 0;
  // What is typed, while it means the points: an emptied field stays empty.
  const [typed, type] = useState("");
  const text = Number(typed) === points && (typed !== "" || points === 0) ? typed : String(points);
  const [isTyping, setTyping] = useState(false);
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
        maxLength={2}
        value={isTyping ? text : String(points)}
        onFocus={({ currentTarget }) => (type(String(points)), setTyping(true), currentTarget.select())}
        onBlur={() => setTyping(false)}
        onChange={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
          type(digits);
          onTap({ kind: "set", map: at, side, points: Number(digits) });
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
