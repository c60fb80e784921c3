import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { lazyModule, useLazyModule, preloadProps } from "../lazyModule.ts";
import type { MenuEntry, MenuStart } from "./OpenMenu.tsx";
import { QuietButton, type QuietButtonProps } from "../actions/QuietButton.tsx";

export type MenuProps = Pick<QuietButtonProps, "look" | "square"> & {
  /** Accessible name of the button and the list: "Actions pour Inès". */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Called when the menu's code can't be loaded. The next press tries again. */
  readonly onLoadError: () => void;
  /** The button's content: a word or an icon. */
  readonly children: ReactNode;
};

const starts: Readonly<Record<string, MenuStart>> = { ArrowDown: "first", ArrowUp: "last" };

const behaviour = lazyModule(async () => (await import("./OpenMenu.tsx")).OpenMenu);
const preload = preloadProps(behaviour);

/**
 * A button with a list of actions. Keyboard handling is the library's, loaded when a pointer or the focus comes near.
 * For links use `BarMenu`, which works without a script.
 */
export const Menu = ({ label, entries, onLoadError, children, ...look }: MenuProps) => {
  const [isOpen, open] = useState(false);
  const [start, setStart] = useState<MenuStart>("list");
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => open(false);
  const openAt = (place: MenuStart) => (setStart(place), open(true));
  const OpenMenu = useLazyModule(behaviour, isOpen, () => (close(), onLoadError()));

  const press = (event: MouseEvent) => {
    const isKeys = event.detail === 0;
    if (isOpen) close();
    else openAt(isKeys ? "first" : "list");
  };
  const pressKey = (event: KeyboardEvent) => {
    const place = starts[event.key];
    if (place === undefined) return;
    event.preventDefault();
    openAt(place);
  };

  return (
    <>
      <QuietButton
        {...look}
        {...preload}
        ref={opener}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen && OpenMenu ? id : undefined}
        onClick={press}
        onKeyDown={pressKey}
      >
        {children}
      </QuietButton>
      {OpenMenu && <OpenMenu {...{ id, label, entries, opener, isOpen, start }} onClose={close} />}
    </>
  );
};
