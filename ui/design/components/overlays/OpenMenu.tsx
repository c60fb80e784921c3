import { Menu } from "@base-ui/react/menu";
import { type FocusEvent, type RefObject, useRef } from "react";
import { french } from "../text/french.ts";
import { Icon, type IconName } from "../media/Icon.tsx";
import { Entry, EntryLink, List, Positioner, Spot } from "./Menu.styles.ts";

export type MenuEntry = {
  readonly words: string;
  readonly icon?: IconName;
  /** True for an action that can't be undone or harms a person. */
  readonly isDanger?: boolean;
  readonly isOff?: boolean;
} & ({ readonly onChoose: () => void } | { readonly to: string });

/** Where the focus starts: on an entry when the keyboard opened the menu. */
export type MenuStart = "first" | "last" | "list";
type OpenMenuProps = {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly id: string;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly start: MenuStart;
  readonly onClose: () => void;
};

const OneEntry = ({ entry }: { readonly entry: MenuEntry }) => {
  const inside = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {french(entry.words)}
    </>
  );
  if ("to" in entry) {
    return (
      <Menu.LinkItem closeOnClick render={<EntryLink to={entry.to} />}>
        {inside}
      </Menu.LinkItem>
    );
  }
  return (
    <Menu.Item disabled={entry.isOff ?? false} onClick={entry.onChoose} render={<Entry $isDanger={entry.isDanger} />}>
      {inside}
    </Menu.Item>
  );
};

/** The lazily loaded part of `Menu`, with the behaviour of the headless library. */
export const OpenMenu = ({ id, label, entries, opener, isOpen, start, onClose }: OpenMenuProps) => {
  const spot = useRef<HTMLSpanElement>(null);
  const isLeft = useRef(false);
  // A press on the opener closes the list by the opener's own handler.
  const isOpeners = ({ target }: Event) => target instanceof Node && (opener.current?.contains(target) ?? false);
  // The library focuses the list itself: it doesn't know whether a key or a pointer opened it.
  const begin = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    isLeft.current = false;
    if (start === "list" || target !== currentTarget || relatedTarget !== opener.current) return;
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])')];
    items.at(start === "first" ? 0 : -1)?.focus();
  };
  // Tab leaves the list: it closes.
  const end = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget || relatedTarget === opener.current || currentTarget.contains(relatedTarget)) return;
    isLeft.current = true;
    onClose();
  };
  return (
    <Spot ref={spot}>
      <Menu.Root
        open={isOpen}
        modal={false}
        onOpenChange={(opens, { event, reason }) => {
          if (!opens && !(reason === "outside-press" && isOpeners(event))) onClose();
        }}
      >
        <Menu.Portal container={spot}>
          <Menu.Positioner
            anchor={opener}
            positionMethod="fixed"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            render={<Positioner />}
          >
            <Menu.Popup
              id={id}
              aria-label={label}
              finalFocus={() => (isLeft.current ? false : opener.current)}
              onFocus={begin}
              onBlur={end}
              render={<List />}
            >
              {entries.map((entry) => (
                <OneEntry key={entry.words} entry={entry} />
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </Spot>
  );
};
