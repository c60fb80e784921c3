import { type FocusEvent, useId, useRef } from "react";
import { styled } from "styled-components";
import { Link } from "../actions/Link.tsx";
import { barItem } from "./bar.styles.ts";
import { closeOnFocusOut, useExpanded } from "./expanded.ts";
import { Icon } from "../media/Icon.tsx";
import { menuEntry, popoverStyles } from "./popover.styles.ts";

const Opener = styled.button`
  ${barItem}
`;
const List = styled.ul`
  ${popoverStyles("start")}
`;
const Entry = styled(Link)`
  ${menuEntry}
`;

export type BarMenuProps = {
  readonly words: string;
  /** True when the current page belongs to this menu, listed or not. */
  readonly isCurrent: boolean;
  readonly entries: readonly { readonly to: string; readonly words: string; readonly isCurrent: boolean }[];
};

/** A menu of the navigation bar. A native popover: opens, closes and restores focus with or without a script. */
export const BarMenu = ({ words, isCurrent, entries }: BarMenuProps) => {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const isExpanded = useExpanded(list);
  const close = () => list.current?.hidePopover();
  const leave = (event: FocusEvent) => closeOnFocusOut(event, list.current);
  return (
    <>
      <Opener
        type="button"
        popoverTarget={id}
        aria-expanded={isExpanded}
        aria-current={isCurrent || undefined}
        onBlur={leave}
      >
        {words}
        <Icon name="down" />
      </Opener>
      <List id={id} popover="auto" ref={list} onBlur={leave}>
        {entries.map(({ to, words, isCurrent }) => (
          <li key={to}>
            <Entry to={to} aria-current={isCurrent ? "page" : undefined} onClick={close}>
              {words}
            </Entry>
          </li>
        ))}
      </List>
    </>
  );
};
