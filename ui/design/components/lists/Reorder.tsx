import {
  type FocusEventHandler,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../media/Icon.tsx";
import { french } from "../text/french.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { words } from "../text/words.ts";
import { MoveButtons, type MoveWay } from "./MoveButtons.tsx";
import { Grip, Rows } from "./Reorder.styles.ts";

export type ReorderRow = { readonly key: string; readonly name: string; readonly content: ReactNode };

type ReorderProps = {
  readonly label: string;
  readonly rows: readonly ReorderRow[];
  /** Places a row before another, or at the end. The rows follow at once. */
  readonly onPlace: (key: string, before: string | null) => void;
  /** Keeps the focus in the list when a row is removed. */
  readonly restore?: Readonly<Record<"onFocus" | "onBlur", FocusEventHandler<HTMLElement>>>;
};

/** A row that is dragged, and the row before which it would be dropped; null at the end. */
type Drag = { readonly key: string; readonly before: string | null };

/** Pixels at the window's edges where a drag scrolls the page, and by how many. */
const edge = 72;
const scrolled = 14;

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(":scope > [data-row]") ?? [])];
const middleOf = (row: HTMLElement): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/**
 * A list that is put in order: by its buttons, by Alt with an arrow, or by dragging the grip of a row. The focus stays on the row, and
 * its place is announced.
 */
export const Reorder = ({ label, rows, onPlace, restore }: ReorderProps) => {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ readonly key: string; readonly way: MoveWay } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, say] = useState("");
  const keys = rows.map(({ key }) => key);
  const order = keys.join("\n");

  // A moved element loses the focus, and so does a button that is disabled at its new place. Before the next key is heard.
  useLayoutEffect(() => {
    const { current } = pressed;
    if (!current) return;
    pressed.current = null;
    const row = rowsIn(list.current).find(({ dataset }) => dataset["row"] === current.key);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>("[data-way]:enabled") ?? [])];
    (buttons.find(({ dataset }) => dataset["way"] === current.way) ?? buttons[0])?.focus();
  }, [order]);
  useEffect(() => {
    if (!drag) return undefined;
    const press = (event: globalThis.KeyboardEvent) => event.key === "Escape" && setDrag(null);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [drag]);

  const place = (key: string, before: string | null) => {
    const others = keys.filter((one) => one !== key);
    const at = before === null ? others.length : others.indexOf(before);
    if (at === keys.indexOf(key)) return;
    say(words.movedTo(rows[keys.indexOf(key)]?.name ?? "", at + 1, keys.length));
    onPlace(key, before);
  };
  const move = (key: string, way: MoveWay) => {
    const at = keys.indexOf(key);
    if (way === "up" ? at === 0 : at === keys.length - 1) return;
    pressed.current = { key, way };
    place(key, keys[way === "up" ? at - 1 : at + 2] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { altKey, key, target } = event;
    const way = key === "ArrowUp" ? "up" : key === "ArrowDown" ? "down" : null;
    const row = altKey && way && (target as Element).closest<HTMLElement>("[data-row]")?.dataset["row"];
    if (!row) return;
    event.preventDefault();
    move(row, way);
  };

  const begin = (key: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Keeps a dragging mouse from selecting text.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ key, before: keys[keys.indexOf(key) + 1] ?? null });
  };
  const follow = ({ clientY }: PointerEvent) => {
    if (!drag) return;
    if (clientY < edge) scrollBy(0, -scrolled);
    else if (clientY > innerHeight - edge) scrollBy(0, scrolled);
    const next = rowsIn(list.current).find((row) => row.dataset["row"] !== drag.key && clientY < middleOf(row));
    setDrag({ key: drag.key, before: next?.dataset["row"] ?? null });
  };
  const drop = () => {
    setDrag(null);
    // A second tab may have removed the row meanwhile.
    if (drag && keys.includes(drag.key)) place(drag.key, keys.includes(drag.before ?? "") ? drag.before : null);
  };

  const dropMark = (key: string, isLast: boolean) => {
    if (!drag || drag.key === key) return undefined;
    if (drag.before === key) return "before";
    return drag.before === null && isLast ? "after" : undefined;
  };
  return (
    <>
      <Rows ref={list} aria-label={label} onKeyDown={onKeyDown} {...restore}>
        {rows.map(({ key, name, content }, at) => (
          <li
            key={key}
            data-row={key}
            data-dragged={drag?.key === key || undefined}
            data-drop={dropMark(key, at === rows.length - 1)}
          >
            <Grip
              aria-hidden="true"
              onPointerDown={begin(key)}
              onPointerMove={follow}
              onPointerUp={drop}
              onPointerCancel={() => setDrag(null)}
            >
              <Icon name="grip" />
            </Grip>
            <div>{content}</div>
            <MoveButtons
              of={name}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              onMove={(way) => move(key, way)}
            />
          </li>
        ))}
      </Rows>
      <VisuallyHidden role="status">{french(said)}</VisuallyHidden>
    </>
  );
};
