import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { daysOfWeek, hoursIn, type Span } from "../../../domain/club/polls/hours.ts";
import { french } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Cell, Table } from "./WeekTable.styles.ts";
import { lineBetween, type Place } from "./lineBetween.ts";
import { dayName, hourName, shortDayName, words } from "./words.ts";

type Shown = {
  /** What the hour says beside its day and its time. */
  readonly words: string;
  readonly pressed: boolean | "mixed";
  readonly content?: ReactNode;
  /** From 0 to 1. */
  readonly part?: number;
  /** It can be read, and not pressed. */
  readonly isLocked?: boolean;
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
  /** The browser took the pointer away, to scroll or to zoom: the stroke doesn't count. */
  readonly onDropped?: () => void;
};

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const isSame = (one: Place, other: Place): boolean => one.day === other.day && one.hour === other.hour;

/** The hour of the table under the pointer, which another hour may have captured. */
const placeUnder = ({ clientX, clientY }: PointerEvent, table: Element | null): Place | undefined => {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-hour]");
  const { day, hour } = cell && table?.contains(cell) ? cell.dataset : {};
  return day === undefined || hour === undefined ? undefined : { day: Number(day), hour: Number(hour) };
};

/** The hours of a week as buttons, a column a day. One stop for Tab; arrows move inside. */
export const WeekTable = ({ label, week, span, cell, onPress, onPaint, onPainted, onDropped }: Parts) => {
  const [stop, setStop] = useState<Place>({ day: 0, hour: span.from });
  const table = useRef<HTMLTableElement>(null);
  /** The hour where the pointer went down, the one that it is at, and whether it has painted since. */
  const origin = useRef<Place>(null);
  const at = useRef<Place>(null);
  const hasPainted = useRef(false);

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
  const drop = () => {
    if (at.current && hasPainted.current) onDropped?.();
    at.current = null;
  };
  const begin = (event: PointerEvent, place: Place) => {
    // Two fingers zoom.
    if (!event.isPrimary) {
      drop();
      return;
    }
    hasPainted.current = false;
    if (!onPaint || event.button !== 0) return;
    at.current = place;
    origin.current = place;
    // The pointer may be lifted beside the table.
    event.currentTarget.setPointerCapture(event.pointerId);
    // A finger may be about to scroll: it presses by a tap, and paints once it has moved sideways to another hour.
    if (event.pointerType === "touch") return;
    hasPainted.current = true;
    onPress(place);
  };
  const go = (event: PointerEvent) => {
    const [first, from, to] = [origin.current, at.current, placeUnder(event, table.current)];
    if (!first || !from || !to || isSame(from, to)) return;
    if (!hasPainted.current) {
      if (to.day === first.day) return;
      hasPainted.current = true;
      onPress(first);
    }
    for (const place of lineBetween(from, to)) onPaint?.(first, place);
    at.current = to;
  };
  const end = () => {
    if (at.current && hasPainted.current) onPainted?.();
    at.current = null;
  };

  return (
    <Table
      ref={table}
      aria-label={french(label)}
      $isPainted={onPaint !== undefined}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={drop}
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
                    aria-disabled={shown.isLocked}
                    $part={shown.part ?? 0}
                    onFocus={() => setStop(place)}
                    onKeyDown={(event) => move(event, place)}
                    onPointerDown={(event) => begin(event, place)}
                    onClick={({ detail }) => {
                      // A mouse or a pen has painted it already. Keys and screen readers click without one.
                      if (onPaint && detail !== 0 && hasPainted.current) return;
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
