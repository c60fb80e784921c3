import { type ReactNode, useEffect } from "react";
import type { Typed } from "../../../../domain/club/lists/editList.ts";
import type { ListRecord } from "../../../../domain/club/lists/records.ts";
import { NotReady } from "../../../admin/NotReady.tsx";
import { newForm, useAskedForm } from "../../../admin/askedForm.ts";
import { useRowFocusRestore } from "../../../admin/rowFocus.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { type LazyModule, preloadProps, useLazyModule } from "../../../design/components/lazyModule.ts";
import { Reorder } from "../../../design/components/lists/Reorder.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import type { ListModel } from "./listModel.ts";
import { Acts, Lead, Line, Plain, Records, Toolbar } from "./ListTab.styles.ts";
import { draftWord, RecordActs } from "./RecordActs.tsx";
import type { RecordTable } from "./recordTable.tsx";

type Parts<Item extends ListRecord, Fields extends Typed, Problem extends string> = {
  readonly model: ListModel<Item, Fields, Problem>;
  /** What a row shows of a record, beside its name and its acts. Absent where a table does. */
  readonly Summary?: (given: { readonly item: Item }) => ReactNode;
  /** A small picture of the record; none when absent. */
  readonly Picture?: (given: { readonly item: Item }) => ReactNode;
  /** The dialog of the form, in a chunk of its own. */
  readonly dialog: LazyModule<() => ReactNode>;
  /** In place of the words of the list. */
  readonly title?: string;
  /** The name of a record in its row, where the words alone can't tell it. */
  readonly nameOf?: (item: Item) => string;
  /** Which records are shown. Without it, all. */
  readonly isShown?: (item: Item) => boolean;
  /** What stands there when none of the records is shown. Without it, the same as in an empty list. */
  readonly noneFound?: { readonly title: string; readonly text: string };
  /** The records under the names of their columns, by which they are sorted: `recordTable`. */
  readonly Table?: RecordTable<Item>;
  /** False where the staff gives no order: the table is the list. */
  readonly isOrdered?: boolean;
  /** Beside the button that adds a record. */
  readonly tools?: ReactNode;
  /** Whether an address with `newForm` opens this list's form. Without it, it does. */
  readonly isAsked?: boolean;
  /** The list is a whole view: the view's title and its act are above. */
  readonly isAlone?: boolean;
};

type CreateParts<Item extends ListRecord, Fields extends Typed, Problem extends string> = Pick<
  Parts<Item, Fields, Problem>,
  "model" | "dialog"
>;

const CreateButton = <Item extends ListRecord, Fields extends Typed, Problem extends string>({
  model: { form, words },
  dialog,
}: CreateParts<Item, Fields, Problem>) => {
  const open = useUnit(form.opened);
  return (
    <Button size="small" {...preloadProps(dialog)} onClick={() => open(null)}>
      <Icon name="plus" />
      {words.create}
    </Button>
  );
};

/** The main act of a view with one list. While the list is empty, the act is in it. */
export const CreateRecord = <Item extends ListRecord, Fields extends Typed, Problem extends string>(
  parts: CreateParts<Item, Fields, Problem>,
) => {
  const list = useUnit(parts.model.$list);
  return list.status === "ready" && list.value.length > 0 ? <CreateButton {...parts} /> : null;
};

const RecordLine = <Item extends ListRecord, Fields extends Typed, Problem extends string>({
  model,
  item,
  Summary,
  Picture,
  dialog,
  nameOf = model.words.nameOf,
}: Parts<Item, Fields, Problem> & { readonly item: Item }) => {
  const name = nameOf(item);
  return (
    <Line>
      {Picture && <Picture item={item} />}
      <div>
        <h3>
          <bdi>{typeset(name)}</bdi>
        </h3>
        {Summary && <Summary item={item} />}
        {!item.isPublished && <Status tone="draft" words={draftWord(model)} />}
      </div>
      <Acts>
        <RecordActs {...{ model, item, dialog, name }} isOpener />
      </Acts>
    </Line>
  );
};

type LinesParts<Item extends ListRecord, Fields extends Typed, Problem extends string> = Pick<
  Parts<Item, Fields, Problem>,
  "model" | "dialog" | "Summary"
> & { readonly items: readonly Item[] };

/** The records on lines as in an ordered list, for a list whose order isn't the staff's. */
export const RecordLines = <Item extends ListRecord, Fields extends Typed, Problem extends string>({
  items,
  ...parts
}: LinesParts<Item, Fields, Problem>) => (
  <Records>
    <Plain aria-label={parts.model.words.tab}>
      {items.map((item) => (
        <li key={item.id}>
          <RecordLine {...parts} item={item} />
        </li>
      ))}
    </Plain>
  </Records>
);

const Listed = <Item extends ListRecord, Fields extends Typed, Problem extends string>(
  parts: Parts<Item, Fields, Problem>,
) => {
  const {
    model,
    nameOf = model.words.nameOf,
    isShown = () => true,
    noneFound,
    Table,
    isOrdered = true,
    tools,
    isAlone = false,
  } = parts;
  const { list, retry, place } = useUnit({ list: model.$list, retry: model.retried, place: model.placed });
  const restore = useRowFocusRestore(list);
  const { words } = model;
  if (list.status !== "ready") return <NotReady state={list} words={words} retry={retry} />;
  const items = list.value.filter(isShown);
  if (items.length === 0 && !(noneFound && list.value.length > 0)) {
    return <EmptyState why="first" title={words.none} text={words.noneText} action={<CreateButton {...parts} />} />;
  }
  const ordered = (
    <Records>
      <Reorder
        label={words.tab}
        rows={items.map((item) => ({
          key: item.id,
          name: nameOf(item),
          content: <RecordLine {...parts} item={item} />,
        }))}
        onPlace={(id, before) => place({ id, before })}
        restore={restore}
      />
    </Records>
  );
  return (
    <>
      {!(isAlone && tools === undefined) && (
        <Toolbar>
          {!isAlone && <CreateButton {...parts} />}
          {tools}
        </Toolbar>
      )}
      {items.length === 0 && noneFound && <EmptyState why="filtered" {...noneFound} />}
      {!(Table && items.length === 0) && (Table ? <Table items={items} ordered={isOrdered && ordered} /> : ordered)}
    </>
  );
};

/** A tab of the panel where the staff adds, edits, orders, publishes and removes the records of a list. */
export const ListTab = <Item extends ListRecord, Fields extends Typed, Problem extends string>(
  parts: Parts<Item, Fields, Problem>,
) => {
  const { model, dialog, title = model.words.tab, isAsked = true, isAlone = false } = parts;
  const { list, want, editing, open, close, lost } = useUnit({
    list: model.$list,
    want: model.wanted,
    editing: model.form.$editing,
    open: model.form.opened,
    close: model.form.closed,
    lost: partLoadFailed,
  });
  useEffect(() => void want(), [want]);
  useEffect(() => dialogPreload.onFocus(), []);
  useFollowing(model.watched);
  const items = list.status === "ready" ? list.value : [];
  const recordOf = (form: string) => items.find((item) => "slug" in item && item.slug === form);
  useAskedForm(
    (form) => isAsked && (form === newForm || recordOf(form) !== undefined),
    (form) => open(recordOf(form) ?? null),
  );
  const OpenDialog = useLazyModule(dialog, editing !== null, () => (close(), lost()));
  return (
    <div>
      {!isAlone && <h2>{typeset(title)}</h2>}
      <Lead>{french(model.words.lead)}</Lead>
      <Listed {...parts} />
      {OpenDialog && <OpenDialog />}
    </div>
  );
};
