import { redo, undo } from "prosemirror-history";
import type { Command } from "prosemirror-state";
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { planOfLines } from "../../../../../../domain/content/body/diagram.ts";
import {
  placeOn,
  planProblems,
  planSize,
  type PlanSource,
  planSourceOf,
  planText,
  type PlanPoint,
  type PlanTool,
  planTools,
  shownLines,
  signLine,
  withoutSign,
  withSign,
} from "../../../../../../domain/content/body/planSource.ts";
import { QuietButton } from "../../../../../design/components/actions/QuietButton.tsx";
import { Choices } from "../../../../../design/components/forms/Choices.tsx";
import { Field as TextField } from "../../../../../design/components/forms/Field.tsx";
import { Select } from "../../../../../design/components/lists/Select.tsx";
import { Icon } from "../../../../../design/components/media/Icon.tsx";
import { french } from "../../../../../design/components/text/french.ts";
import { diagram } from "../../../../../design/drawings/diagram.ts";
import { dataAddress } from "../../../../../design/drawings/picture.ts";
import { recoloured } from "../../../../../design/tokens/recolour.ts";
import { $club } from "../../../../../lib/page/club.ts";
import { useUnit } from "../../../../../lib/useUnit.ts";
import { setPlan } from "../document/plan.ts";
import { Field, Line, Signs } from "./PlanBar.styles.ts";
import { Asked, Hint, Row } from "../RichText.styles.ts";
import { words } from "../words.ts";

const tools = Object.keys(planTools) as readonly PlanTool[];
const toolChoices = tools.map((tool) => ({ value: tool, words: words.planTools[tool] }));

/** By how much an arrow moves the cursor of the field; with Shift so many times as much. */
const steps: Readonly<Record<string, PlanPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const far = 6;

/** What keeps a source from being a plan, in words. */
const problemsOf = (source: string): readonly string[] =>
  planProblems(source).map((problem) =>
    problem.kind === "unknown-line" ? words.planUnknownLine(problem.line) : words.planProblems[problem.kind],
  );

type PlanFieldProps = {
  readonly field: RefObject<HTMLDivElement | null>;
  readonly lines: readonly string[];
  readonly points: readonly PlanPoint[];
  readonly at: PlanPoint;
  readonly note: string;
  readonly onMove: (at: PlanPoint) => void;
  readonly onPlace: (at: PlanPoint) => void;
  readonly onDrop: () => void;
  readonly change: (command: Command) => void;
};

/** The field that is drawn on: by the pointer, or by arrows and Enter. */
const PlanField = ({ field, lines, points, at, note, onMove, onPlace, onDrop, change }: PlanFieldProps) => {
  const { colours } = useUnit($club);
  // The cursor stands below it, in the source. In the middle, where the toolbar doesn't cover it.
  useEffect(() => void field.current?.scrollIntoView({ block: "center" }), [field]);
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * planSize.wide;
    const y = ((event.clientY - top) / height) * planSize.high;
    onPlace(placeOn({ x, y }));
  };
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const by = event.shiftKey ? far : 1;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") change(event.shiftKey ? redo : undo);
    else if (step) onMove(placeOn({ x: at.x + step.x * by, y: at.y + step.y * by }));
    else if ((event.key === "Enter" && !event.ctrlKey && !event.metaKey) || event.key === " ") onPlace(at);
    else if (event.key === "Escape" && points.length > 0) onDrop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field
      ref={field}
      role="application"
      aria-label={words.planField}
      aria-describedby={note}
      tabIndex={0}
      // Not as the pointer goes down: a finger that scrolls begins so.
      onClick={press}
      onKeyDown={key}
    >
      <img src={dataAddress(recoloured(diagram(planOfLines(lines)), colours))} alt="" draggable={false} />
      <svg viewBox={`0 0 ${planSize.wide} ${planSize.high}`} aria-hidden="true">
        <polyline data-placed="" points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {points.map(({ x, y }, index) => (
          <circle key={index} data-placed="" cx={x} cy={y} r="0.9" />
        ))}
        <path data-cursor="" d={`M${at.x - 2} ${at.y}h4M${at.x} ${at.y - 2}v4`} />
      </svg>
    </Field>
  );
};

type LineFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onType: (text: string) => void;
};

/** A field for a line of the source, which has no spaces at its ends: what is typed stays until the field is left. */
const LineField = ({ value, onType, ...field }: LineFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      autoComplete="off"
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onType(currentTarget.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
};

type PlanBarProps = {
  readonly source: string;
  /** Changes the text without taking the focus. */
  readonly change: (command: Command) => void;
  readonly say: (what: string) => void;
};

/** The diagram with the cursor, drawn by hand instead of written. Its source stands in the text, and can be written too. */
export const PlanBar = ({ source, change, say }: PlanBarProps) => {
  const note = useId();
  const field = useRef<HTMLDivElement>(null);
  /** A button that is gone or off keeps no focus. */
  const goOn = () => field.current?.focus({ preventScroll: true });
  const [tool, choose] = useState<PlanTool>("nous");
  const [points, setPoints] = useState<readonly PlanPoint[]>([]);
  const [at, setAt] = useState<PlanPoint>({ x: planSize.wide / 2, y: planSize.high / 2 });
  const [wanted, setPart] = useState(0);
  const plan = planSourceOf(source);
  const part = Math.min(wanted, plan.parts.length - 1);
  const shown = plan.parts[part];
  const write = (next: PlanSource) => change(setPlan(planText(next)));
  const add = (line: string | null) => {
    setPoints([]);
    if (line === null) return;
    write(withSign(plan, part, tool, line));
    say(french(words.planPlaced(line)));
  };
  const place = (point: PlanPoint) => {
    const all = [...points, point];
    setAt(point);
    setPoints(all);
    const isWhole = planTools[tool] === "point" || (planTools[tool] !== "path" && all.length === 2);
    if (isWhole) add(signLine(tool, all));
  };
  // A step without words would be no line of a step.
  const setStep = (text: string) =>
    text.trim() !== "" &&
    write({ ...plan, parts: plan.parts.map((one, index) => (index === part ? { ...one, step: text } : one)) });
  const problems = problemsOf(source);
  return (
    <Asked role="group" aria-label={words.plan}>
      <Choices
        label={words.planTool}
        choices={toolChoices}
        chosen={tool}
        onChoose={(chosen) => {
          setPoints([]);
          choose(chosen as PlanTool);
        }}
      />
      <Hint id={note}>{french(words.planHint[planTools[tool]])}</Hint>
      <PlanField
        {...{ field, points, at, note, change }}
        lines={shownLines(plan, part)}
        onMove={setAt}
        onPlace={place}
        onDrop={() => setPoints([])}
      />
      <Line>
        <output>{words.planAt(at.x, at.y)}</output>
        {planTools[tool] === "path" && (
          <QuietButton
            disabled={points.length < 2}
            onClick={() => {
              add(signLine(tool, points));
              goOn();
            }}
          >
            {words.planEnd}
          </QuietButton>
        )}
        {points.length > 0 && (
          <QuietButton
            look="bare"
            onClick={() => {
              setPoints([]);
              goOn();
            }}
          >
            {words.planDrop}
          </QuietButton>
        )}
      </Line>
      {shown && shown.signs.length > 0 && (
        <Signs aria-label={words.planSigns}>
          {shown.signs.map((line, index) => (
            <li key={index}>
              <QuietButton
                look="bare"
                aria-label={words.planDropSign(line)}
                onClick={() => {
                  write(withoutSign(plan, part, index));
                  goOn();
                }}
              >
                {line}
                <Icon name="close" />
              </QuietButton>
            </li>
          ))}
        </Signs>
      )}
      <Line>
        {plan.parts.length > 1 && (
          <Select
            label={words.planPart}
            choices={plan.parts.map(({ step }, index) => ({
              value: String(index),
              words: step === null ? words.planAlways : words.planStep(index, step),
            }))}
            value={String(part)}
            onChange={({ currentTarget }) => setPart(Number(currentTarget.value))}
          />
        )}
        <QuietButton
          onClick={() => {
            write({ ...plan, parts: [...plan.parts, { step: words.planNewStep, signs: [] }] });
            setPart(plan.parts.length);
          }}
        >
          {words.planAddStep}
        </QuietButton>
      </Line>
      {shown?.step !== null && shown !== undefined && (
        <>
          <LineField key={part} label={words.planStepText} value={shown.step} onType={setStep} />
          <Row>
            <QuietButton
              look="bare"
              onClick={() => {
                write({ ...plan, parts: plan.parts.filter((_, index) => index !== part) });
                goOn();
              }}
            >
              {words.planDropStep}
            </QuietButton>
          </Row>
        </>
      )}
      <LineField label={words.planCaption} value={plan.caption} onType={(caption) => write({ ...plan, caption })} />
      <LineField
        label={words.planDescription}
        hint={words.planDescriptionHint}
        value={plan.description}
        onType={(description) => write({ ...plan, description })}
      />
      {problems.length > 0 && <Hint>{french([words.planStaysText, ...problems].join(" "))}</Hint>}
    </Asked>
  );
};
