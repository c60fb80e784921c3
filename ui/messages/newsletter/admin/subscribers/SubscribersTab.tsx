import { useCallback } from "react";
import type { SubscriberCounts, SubscriberState } from "../../../../../domain/club/letter/subscribers.ts";
import { useSelect, useSelection } from "../../../../admin/listAddress.ts";
import { Filters } from "../../../../admin/PanelList.styles.ts";
import { PanelList } from "../../../../admin/PanelList.tsx";
import { SearchBox } from "../../../../admin/SearchBox.tsx";
import { type Chip, Chips } from "../../../../admin/table/Chips.tsx";
import { type Column, PanelTable } from "../../../../admin/table/PanelTable.tsx";
import { Button } from "../../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { lazyModule, preloadProps, useLazyModule } from "../../../../design/components/lazyModule.ts";
import { Icon } from "../../../../design/components/media/Icon.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import type { ViewParts } from "../../../../lib/page/slots.ts";
import { useAgain } from "../../../../lib/useAgain.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { stateFilters, subscribersAddress, type SubscribersSelection, subscribersSelectionOf } from "./address.ts";
import { $isListing, subscribersPressed } from "./exporting.ts";
import { $counts, $isImporting, importClosed, importOpened, subscribers } from "./list.ts";
import { SubscriberRow } from "./SubscriberRow.tsx";
import { File, Grid } from "./subscribers.styles.ts";
import { words } from "./words.ts";

const importer = lazyModule(async () => (await import("./ImportDialog.tsx")).ImportDialog);
const importerPreload = preloadProps(importer);

const columns: readonly Column[] = (["email", "proof", "since", "state", "acts"] as const).map((key) => ({
  key,
  words: words.columns[key],
  ...(key === "acts" && { isHidden: true }),
}));

/** Those who have left are in the list of all only when their whole address is searched. */
const countOf = (counts: SubscriberCounts, state: SubscriberState | null, words: string): number => {
  if (state !== null) return counts[state];
  return counts.confirmed + counts.waiting + (words.trim() === "" ? 0 : counts.left);
};

const chipsIn = (selection: SubscribersSelection, counts: SubscriberCounts | null): readonly Chip[] =>
  stateFilters.map((state) => ({
    key: state ?? "all",
    words: words.filters[state ?? "all"],
    to: subscribersAddress({ ...selection, page: 1, state }),
    isChosen: state === selection.state,
    count: counts && countOf(counts, state, selection.words),
  }));

const Import = () => {
  const open = useUnit(importOpened);
  return (
    <Button {...importerPreload} size="small" onClick={() => open()}>
      <Icon name="plus" />
      {words.import}
    </Button>
  );
};

const Download = () => {
  const { isListing, save } = useUnit({ isListing: $isListing, save: subscribersPressed });
  return (
    <File>
      <p>{french(words.saveHint)}</p>
      <QuietButton busy={isListing} onClick={() => save()}>
        <Icon name="low" />
        {isListing ? words.saving : words.save}
      </QuietButton>
    </File>
  );
};

/** Milliseconds between two looks at who has confirmed or left. */
const pause = 20_000;

/** The newsletter's subscribers: search, states, import, export, erasure. */
const SubscribersTab = () => {
  const selection = useSelection(subscribers, subscribersSelectionOf);
  const select = useSelect();
  const { list, counts, isBusy, isOpen, retry, touch, close, lost } = useUnit({
    list: subscribers.$list,
    counts: $counts,
    isBusy: subscribers.$isBusy,
    isOpen: $isImporting,
    retry: subscribers.retried,
    touch: subscribers.touched,
    close: importClosed,
    lost: partLoadFailed,
  });
  useAgain(
    useCallback(() => void touch({ isQuiet: true }), [touch]),
    pause,
  );
  const ImportDialog = useLazyModule(importer, isOpen, () => (close(), lost()));
  const find = (typed: string) => select(subscribersAddress({ ...selection, page: 1, words: typed }));
  return (
    <>
      <Filters role="search" aria-label={words.list}>
        <SearchBox label={words.search} placeholder={words.placeholder} words={selection.words} onSearch={find} />
        <Chips label={words.filter} chips={chipsIn(selection, counts)} />
      </Filters>
      <PanelList
        list={list}
        isBusy={isBusy}
        isFiltered={selection.words !== "" || selection.state !== null}
        onRetry={retry}
        addressOf={(page) => subscribersAddress({ ...selection, page })}
        allAddress={subscribersAddress({})}
        words={{ ...words, ...(selection.state === "left" && { noneFiltered: words.leftHidden }) }}
        firstStep={<Import />}
      >
        {(items) => (
          <>
            <PanelTable
              label={words.list}
              items={items}
              isBusy={isBusy}
              columns={columns}
              Grid={Grid}
              Row={SubscriberRow}
            />
            <Download />
          </>
        )}
      </PanelList>
      {ImportDialog && <ImportDialog />}
    </>
  );
};

export const parts: ViewParts = { Panel: SubscribersTab, Act: Import };
