import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../design/components/media/Icon.tsx";
import { Menu } from "../../design/components/overlays/Menu.tsx";
import type { MenuEntry } from "../../design/components/overlays/OpenMenu.tsx";
import { french } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { useSelection } from "./selection.ts";
import { CheckCell, Name, Title } from "./Table.styles.ts";
import { words } from "./words.ts";

type ChooseCellProps = { readonly id: string; readonly name: string };

/** The checkbox of a row. */
export const ChooseCell = ({ id, name }: ChooseCellProps) => {
  const selection = useSelection();
  return (
    <CheckCell>
      {selection && (
        <label>
          <input type="checkbox" checked={selection.chosen.includes(id)} onChange={() => selection.toggle(id)} />
          <VisuallyHidden>{french(words.choose(name))}</VisuallyHidden>
        </label>
      )}
    </CheckCell>
  );
};

type TitleCellProps = ComponentProps<"button"> & {
  /** Opens the record. */
  readonly onOpen: () => void;
  /** Under the title. */
  readonly below?: ReactNode;
};

/** The name of a record, which opens it. */
export const TitleCell = ({ onOpen, below, ...rest }: TitleCellProps) => (
  <Name>
    <Title>
      <button type="button" {...rest} onClick={onOpen} />
    </Title>
    {below}
  </Name>
);

type RowMenuProps = { readonly name: string; readonly entries: readonly MenuEntry[] };

/** The acts of a row that are rarely wanted. */
export const RowMenu = ({ name, entries }: RowMenuProps) => {
  const lost = useUnit(partLoadFailed);
  return (
    <Menu look="bare" square label={french(words.more(name))} entries={entries} onLoadError={lost}>
      <Icon name="more" />
    </Menu>
  );
};
