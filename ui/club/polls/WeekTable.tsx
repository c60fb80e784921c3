import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { daysOfWeek, hoursIn, type Span } from "../../../domain/club/polls/hours.ts";
import { french } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Cell, Table } from "./WeekTable.styles.ts";
import { dayName, hourName, shortDayName, words } from "./words.ts";

export type Place = { readonly day: number; readonly hour: number };

type Shown = {
  /** What the hour says beside its day and its time. */
  readonly words: string;
  readonly pressed: boolean | "mixed";
  readonly content?: ReactNode;
  /** From 0 to 1. */
  readonly part?: number;
};

type Parts = {
  readonly label: string;
  readonly week: string;
  readonly span: Span;
  readonly cell: (place: Place) => Shown;
  readonly onPress: (place: Place) => void;
  /** Hours may be painted with the pointer, or with Shift and an arrow: from this one, then also that one. */
  readonly onPaint?: (from: Place, to: Place) => void;
  /** The pointer is lifted. */
  readonly onPainted?: () => void;
};

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const isSame = (one: Place, other: Place): boolean => one.day === other.day && one.hour === other.hour;

/** The hour under the pointer, which another one may have captured. */
const placeUnder = ({ clientX, clientY }: PointerEvent): Place | undefined => {
  const { day, hour } = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-hour]")?.dataset ?? {};
  return day === undefined || hour === undefined ? undefined : { day: Number(day), hour: Number(hour) };
};

/** The hours of a week as buttons, a column a day. One stop for Tab; arrows move inside. */
export const WeekTable = ({ label, week, span, cell, onPress, onPaint, onPainted }: Parts) => {
  const [stop, setStop] = useState<Place>({ day: 0, hour: span.from });
  const table = useRef<HTMLTableElement>(null);
  const painted = useRef<Place>(null);

  const move = (event: KeyboardEvent, { day, hour }: Place) => {
    const [right, down] = steps[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    const to = { day: day + right, hour: hour + down };
    const button = table.current?.querySelector<HTMLElement>(`[data-day="${to.day}"][data-hour="${to.hour}"]`);
    if (!button) return;
    button.focus();
    if (event.shiftKey && onPaint) {
      onPaint({ day, hour }, to);
      onPainted?.();
    }
  };
  const begin = (event: PointerEvent, place: Place) => {
    if (!onPaint || event.button !== 0) return;
    painted.current = place;
    // The pointer may be lifted beside the table.
    event.currentTarget.setPointerCapture(event.pointerId);
    onPress(place);
  };
  const go = (event: PointerEvent) => {
    const [from, to] = [painted.current, placeUnder(event)];
    if (!from || !to || isSame(from, to)) return;
    onPaint?.(from, to);
    painted.current = to;
  };
  const end = () => {
    if (painted.current) onPainted?.();
    painted.current = null;
  };

  return (
    <Table
      ref={table}
      aria-label={french(label)}
      $isPainted={onPaint !== undefined}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
    >
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.hour}</VisuallyHidden>
          </th>
          {Array.from({ length: daysOfWeek }, (_, day) => {
            const [name, date] = shortDayName(week, day);
            return (
              <th key={day} scope="col">
                <span>{name}</span> {date}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {hoursIn(span).map((hour) => (
          <tr key={hour}>
            <th scope="row">{french(hourName(hour))}</th>
            {Array.from({ length: daysOfWeek }, (_, day) => {
              const place = { day, hour };
              const shown = cell(place);
              return (
                <td key={day}>
                  <Cell
                    type="button"
                    data-day={day}
                    data-hour={hour}
                    tabIndex={isSame(place, stop) ? 0 : -1}
                    aria-pressed={shown.pressed}
                    aria-label={french(`${dayName(week, day)}, ${hourName(hour)} : ${shown.words}`)}
                    $part={shown.part ?? 0}
                    onFocus={() => setStop(place)}
                    onKeyDown={(event) => move(event, place)}
                    onPointerDown={(event) => begin(event, place)}
                    onClick={({ detail }) => {
                      // A pointer has painted it already. Keys and screen readers click without one.
                      if (onPaint && detail !== 0) return;
                      onPress(place);
                      onPainted?.();
                    }}
                  >
                    {shown.content}
                  </Cell>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
