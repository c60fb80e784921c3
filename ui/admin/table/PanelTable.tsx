import { type ComponentType, type ElementType, useEffect, useRef } from "react";
import type { Sorting } from "../../../domain/shared/pages.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { french } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { useRowFocusRestore } from "../rowFocus.ts";
import { type Selection, SelectionContext, useFocusWithoutChoice, useSelectionOf } from "./selection.ts";
import { BulkBar } from "./BulkBar.tsx";
import { SortSelect } from "./SortSelect.tsx";
import { CheckHead, Frame, Head, HeadRow, Heads, Rows, Sorter } from "./Table.styles.ts";
import { words } from "./words.ts";

export type Column = {
  readonly key: string;
  readonly words: string;
  /** The name is for screen readers alone. */
  readonly isHidden?: boolean;
  /** The address of the list in the next order of the column. Absent: it isn't sorted by it. */
  readonly to?: string;
};

type BulkProps<Item> = { readonly items: readonly Item[]; readonly onDone: () => void };

export type PanelTableProps<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly isBusy: boolean;
  readonly columns: readonly Column[];
  readonly sorting?: Sorting | undefined;
  /** `Grid` with the columns of the list. */
  readonly Grid: ElementType;
  /** Renders one item as a `Row`. */
  readonly Row: ComponentType<{ readonly item: Item }>;
  /** The list has an order that the staff gives it: its `SortSelect` stands above the table and above that order alike. */
  readonly hasOrder?: boolean;
  /** The acts on the chosen items. Absent: nothing is chosen. */
  readonly BulkActs?: ComponentType<BulkProps<Item>> | undefined;
  /** Whether an act on many takes the item. Absent: all are taken. */
  readonly isChoosable?: (item: Item) => boolean;
};

const SortHead = ({
  column: { words: name, to },
  way,
}: {
  readonly column: Column;
  readonly way: string | undefined;
}) =>
  to === undefined ? (
    french(name)
  ) : (
    <Sorter to={to} replace preventScrollReset>
      {french(name)}
      <Icon name={way === "descending" ? "low" : "up"} />
    </Sorter>
  );

type AllProps = { readonly selection: Selection; readonly count: number };

const ChooseAll = ({ selection: { chosen, toggleAll }, count }: AllProps) => {
  const box = useRef<HTMLInputElement>(null);
  const isPart = chosen.length > 0 && chosen.length < count;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  useFocusWithoutChoice(chosen.length, box);
  return (
    <CheckHead>
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={count > 0 && chosen.length === count}
          disabled={count === 0}
          onChange={toggleAll}
        />
        <VisuallyHidden>{words.chooseAll}</VisuallyHidden>
      </label>
    </CheckHead>
  );
};

/** The rows of a page under the names of their columns. */
export const PanelTable = <Item extends { readonly id: string }>(props: PanelTableProps<Item>) => {
  const { label, items, isBusy, columns, sorting, Grid, Row, BulkActs, hasOrder, isChoosable = () => true } = props;
  const kept = useRowFocusRestore(items);
  const choosable = items.filter(isChoosable);
  const selection = useSelectionOf(choosable.map(({ id }) => id));
  return (
    <SelectionContext value={BulkActs ? selection : null}>
      <Frame>
        <BulkBar selection={selection}>
          {BulkActs && (
            <BulkActs items={items.filter(({ id }) => selection.chosen.includes(id))} onDone={selection.clear} />
          )}
        </BulkBar>
        {!hasOrder && <SortSelect columns={columns} />}
        <Grid aria-label={label} aria-busy={isBusy || undefined}>
          <Heads>
            <HeadRow>
              {BulkActs && <ChooseAll selection={selection} count={choosable.length} />}
              {columns.map((column) => {
                const way = sorting?.by === column.key ? sorting.way : undefined;
                return (
                  <Head key={column.key} aria-sort={way}>
                    {column.isHidden ? (
                      <VisuallyHidden>{french(column.words)}</VisuallyHidden>
                    ) : (
                      <SortHead column={column} way={way} />
                    )}
                  </Head>
                );
              })}
            </HeadRow>
          </Heads>
          <Rows {...kept}>
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </Rows>
        </Grid>
      </Frame>
    </SelectionContext>
  );
};
