import { type ComponentType, type ElementType, memo, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Typed } from "../../../../domain/club/lists/editList.ts";
import type { ListRecord } from "../../../../domain/club/lists/records.ts";
import { ChooseCell, TitleCell } from "../../../admin/table/Cells.tsx";
import { sortedAddress, sortedBy } from "../../../admin/table/orders.ts";
import { type Column, PanelTable } from "../../../admin/table/PanelTable.tsx";
import { SortSelect } from "../../../admin/table/SortSelect.tsx";
import { nextSorting, sortingIn, sortingText } from "../../../admin/table/sorting.ts";
import { Acts, Cell, FaceCell, Line, Row, States } from "../../../admin/table/Table.styles.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { type LazyModule, preloadProps } from "../../../design/components/lazyModule.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import type { ListModel } from "./listModel.ts";
import { actWords, draftWord, RecordActs } from "./RecordActs.tsx";
import { rowWords } from "./words.ts";

/** A column between the name of a record and its state. */
export type RecordColumn<Item> = {
  /** As the address names it. */
  readonly key: string;
  readonly words: string;
  /** The name is for screen readers alone. */
  readonly isHidden?: boolean;
  /** Absent: the records aren't sorted by it. */
  readonly compare?: (one: Item, other: Item) => number;
  readonly show: (item: Item) => ReactNode;
};

type RecordTableProps<Item> = {
  readonly items: readonly Item[];
  /** The records in the staff's own order, which the table gives way to while it is sorted by nothing; false for none. */
  readonly ordered: ReactNode;
};
export type RecordTable<Item> = ComponentType<RecordTableProps<Item>>;

type Parts<Item extends ListRecord, Fields extends Typed, Problem extends string> = {
  readonly model: ListModel<Item, Fields, Problem>;
  readonly dialog: LazyModule<() => ReactNode>;
  /** `Grid` with the columns: checkbox, picture if any, name, the own columns, state, acts. */
  readonly Grid: ElementType;
  readonly Picture?: ComponentType<{ readonly item: Item }>;
  readonly useColumns: () => readonly RecordColumn<Item>[];
};

const nameKey = "nom";

/** The table of a list whose records are all known. Made once: its rows keep their place. */
export const recordTable = <Item extends ListRecord, Fields extends Typed, Problem extends string>({
  model,
  dialog,
  Grid,
  Picture,
  useColumns,
}: Parts<Item, Fields, Problem>): RecordTable<Item> => {
  const { nameOf } = model.words;

  const RecordRow = memo(({ item }: { readonly item: Item }) => {
    const open = useUnit(model.form.opened);
    const columns = useColumns();
    const name = nameOf(item);
    return (
      <Row>
        <ChooseCell id={item.id} name={name} />
        {Picture && (
          <FaceCell>
            <Picture item={item} />
          </FaceCell>
        )}
        <TitleCell {...preloadProps(dialog)} title={name} onOpen={() => open(item)}>
          <bdi>{typeset(name)}</bdi>
        </TitleCell>
        {columns.map(({ key, show }) => (
          <Cell key={key}>
            <Line as="div">{show(item)}</Line>
          </Cell>
        ))}
        <Cell>
          <States>{!item.isPublished && <Status tone="draft" words={draftWord(model)} />}</States>
        </Cell>
        <Acts>
          <RecordActs {...{ model, item, dialog, name }} />
        </Acts>
      </Row>
    );
  });
  RecordRow.displayName = "RecordRow";

  /** Records are deleted one by one: what hangs on them doesn't come back. */
  const BulkActs = ({ items, onDone }: { readonly items: readonly Item[]; readonly onDone: () => void }) => {
    const publish = useUnit(model.publishPressed);
    const words = actWords(model);
    return [true, false].map((isPublished) => {
      const others = items.filter((item) => item.isPublished !== isPublished);
      const publishAll = () => {
        onDone();
        for (const { id, revision } of others) publish({ id, revision, isPublished });
      };
      return (
        others.length > 0 && (
          <QuietButton key={String(isPublished)} look="bare" onClick={publishAll}>
            {isPublished ? words.publish : words.hide}
          </QuietButton>
        )
      );
    });
  };

  return ({ items, ordered }) => {
    const { pathname, search } = useLocation();
    const own = useColumns();
    const byName = { compare: (one: Item, other: Item) => nameOf(one).localeCompare(nameOf(other), "fr") };
    const sortable: readonly Omit<RecordColumn<Item>, "show">[] = [
      { key: nameKey, words: rowWords.name, ...byName },
      ...own,
    ];
    const names = Object.fromEntries(sortable.flatMap(({ key, compare }) => (compare ? [[key, key]] : [])));
    const sorting = sortingIn(new URLSearchParams(search), names);
    const columns: readonly Column[] = [
      ...(Picture ? [{ key: "picture", words: rowWords.picture, isHidden: true }] : []),
      ...sortable.map(({ key, words, isHidden = false, compare }): Column => {
        if (!compare) return { key, words, isHidden };
        const next = nextSorting(sorting, key);
        return { key, words, to: sortedAddress(pathname, search, next ? sortingText(next, names) : "") };
      }),
      { key: "state", words: rowWords.state },
      { key: "acts", words: rowWords.acts, isHidden: true },
    ];
    const hasOrder = ordered !== false;
    const { compare = byName.compare } = sortable.find(({ key }) => key === sorting?.by) ?? {};
    return (
      <>
        {hasOrder && <SortSelect columns={columns} $isAlways />}
        {hasOrder && !sorting ? (
          ordered
        ) : (
          <PanelTable
            label={model.words.tab}
            items={sortedBy(items, { way: sorting?.way ?? "ascending", compare })}
            isBusy={false}
            columns={columns}
            sorting={sorting}
            Grid={Grid}
            Row={RecordRow}
            BulkActs={BulkActs}
            hasOrder={hasOrder}
          />
        )}
      </>
    );
  };
};
