import type { ReactNode } from "react";
import type { Typed } from "../../../../domain/club/lists/editList.ts";
import type { ListRecord } from "../../../../domain/club/lists/records.ts";
import { RowMenu } from "../../../admin/table/Cells.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { type LazyModule, preloadProps } from "../../../design/components/lazyModule.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import type { ListModel } from "./listModel.ts";
import { rowWords } from "./words.ts";

type Of<Item extends ListRecord, Fields extends Typed, Problem extends string> = {
  readonly model: ListModel<Item, Fields, Problem>;
};

/** The words of the acts on a record. */
export const actWords = <Item extends ListRecord, Fields extends Typed, Problem extends string>({
  words,
}: Of<Item, Fields, Problem>["model"]) => ({ ...rowWords, ...words.row });

export const draftWord = <Item extends ListRecord, Fields extends Typed, Problem extends string>(
  model: Of<Item, Fields, Problem>["model"],
): string => actWords(model).draft;

type RecordActsProps<Item extends ListRecord, Fields extends Typed, Problem extends string> = Of<
  Item,
  Fields,
  Problem
> & {
  readonly item: Item;
  readonly dialog: LazyModule<() => ReactNode>;
  readonly name: string;
  /** The button that opens the form covers its row. */
  readonly isOpener?: boolean;
};

/** What can be done with a record of a list. */
export const RecordActs = <Item extends ListRecord, Fields extends Typed, Problem extends string>({
  model,
  item,
  dialog,
  name,
  isOpener = false,
}: RecordActsProps<Item, Fields, Problem>) => {
  const { inFlight, open, publish, remove } = useUnit({
    inFlight: model.$inFlight,
    open: model.form.opened,
    publish: model.publishPressed,
    remove: model.removePressed,
  });
  const { id, revision, isPublished } = item;
  const isBusy = inFlight.includes(id);
  const named = (act: string) => french(rowWords.of(act, name));
  const { publish: publishWord, hide } = actWords(model);
  const setPublished = () => publish({ id, revision, isPublished: !isPublished });
  return (
    <>
      {!isPublished && (
        <QuietButton busy={isBusy} aria-label={named(publishWord)} onClick={setPublished}>
          {publishWord}
        </QuietButton>
      )}
      <QuietButton
        look="bare"
        square
        data-opens={isOpener || undefined}
        {...preloadProps(dialog)}
        aria-label={named(rowWords.edit)}
        onClick={() => open(item)}
      >
        <Icon name="pen" />
      </QuietButton>
      <RowMenu
        name={name}
        entries={[
          ...(isPublished ? [{ words: hide, icon: "doc" as const, isOff: isBusy, onChoose: setPublished }] : []),
          {
            words: rowWords.remove,
            icon: "trash",
            isDanger: true,
            isOff: isBusy,
            onChoose: () => (model.isUndoable || confirm(french(model.words.sureToRemove(name)))) && remove(id),
          },
        ]}
      />
    </>
  );
};
