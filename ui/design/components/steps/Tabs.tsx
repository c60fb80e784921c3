import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { Link } from "../actions/Link.tsx";
import { tabRow, tabStyles } from "./Tabs.styles.ts";

const never = () => () => {};

/** Whether the page is hydrated. False in the first render, which has to equal the server's. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const Row = styled.div`
  ${tabRow}
`;
const TabButton = styled.button`
  ${tabStyles}
`;
const TabLink = styled(Link)`
  ${tabStyles}
`;

export type Tab<Key extends string> = {
  readonly key: Key;
  readonly words: ReactNode;
  /** With an address the tab is a link, which works without a script. */
  readonly to?: string;
};

export type TabsProps<Key extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly chosen: Key;
  /** The `id` of the `TabPanel`. */
  readonly panel?: string;
  readonly onChoose?: (key: Key) => void;
};

/** How much of the tabs beside it is seen too, in pixels. */
const beside = 56;

/** Scrolls the row to a tab. `scrollIntoView` would scroll the page too. */
const reveal = (row: Element | null, tab: Element | null | undefined): void => {
  if (!row || !tab) return;
  const [frame, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const [before, after] = [own.left - beside - frame.left, own.right + beside - frame.right];
  row.scrollLeft += before < 0 ? before : Math.max(0, after);
};

/** Marks the sides where tabs are out of sight. */
const markHidden = (row: Element | null): void => {
  row?.toggleAttribute("data-before", row.scrollLeft > 1);
  row?.toggleAttribute("data-after", row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
};

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys move between tabs; a press chooses. */
export const Tabs = <Key extends string>({ label, tabs, chosen, panel, onChoose }: TabsProps<Key>) => {
  const row = useRef<HTMLDivElement>(null);
  // Before hydration arrow keys don't work, so every tab is in the tab order.
  const roves = useHydrated();

  const move = (event: KeyboardEvent) => {
    const all = [...(row.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = all.findIndex((tab) => tab === document.activeElement);
    // Links don't react to the space key; tabs must.
    if (event.key === " " && all[at] instanceof HTMLAnchorElement) {
      event.preventDefault();
      all[at].click();
    }
    const next = steps[event.key]?.(at, all.length);
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
    reveal(row.current, all[next]);
  };

  // On narrow screens the row scrolls. Fonts and signs beside the words change the widths later, maybe under a finger.
  const isHeld = useRef(false);
  const hold = () => void (isHeld.current = true);
  useEffect(() => {
    isHeld.current = false;
    const tab = row.current?.querySelector('[aria-selected="true"]');
    const show = () => {
      if (!isHeld.current) reveal(row.current, tab);
      markHidden(row.current);
    };
    const observer = new ResizeObserver(show);
    if (row.current) for (const one of [row.current, ...row.current.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [chosen]);

  return (
    <Row
      role="tablist"
      aria-label={label}
      ref={row}
      onKeyDown={move}
      onPointerDown={hold}
      onWheel={hold}
      onFocus={hold}
      onScroll={() => markHidden(row.current)}
    >
      {tabs.map(({ key, words, to }) => {
        const shared = {
          id: panel && `${panel}-${key}`,
          role: "tab",
          "aria-selected": key === chosen,
          "aria-controls": panel,
          tabIndex: roves && key !== chosen ? -1 : undefined,
          onClick: () => onChoose?.(key),
          children: words,
        } as const;
        return to === undefined ? (
          <TabButton key={key} type="button" {...shared} />
        ) : (
          <TabLink key={key} to={to} replace preventScrollReset {...shared} />
        );
      })}
    </Row>
  );
};

export type TabPanelProps<Key extends string> = {
  /** Equals the `panel` of its `Tabs`. */
  readonly panel: string;
  readonly chosen: Key;
  readonly children: ReactNode;
};

/** The panel of `Tabs`: labelled by the chosen tab, and next in the tab order. */
export const TabPanel = <Key extends string>({ panel, chosen, children }: TabPanelProps<Key>) => (
  <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${chosen}`} tabIndex={0}>
    {children}
  </div>
);
