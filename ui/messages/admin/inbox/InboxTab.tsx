import { useCallback, useEffect } from "react";
import type { MessageCounts, MessageFilter, ReceivedMessage } from "../../../../domain/messages/inbox.ts";
import { useSelect, useSelection } from "../../../admin/listAddress.ts";
import { Filters } from "../../../admin/PanelList.styles.ts";
import { NewsLine } from "../../../admin/PanelList.tsx";
import { useRecordKeys } from "../../../admin/recordKeys.ts";
import { SearchBox } from "../../../admin/SearchBox.tsx";
import { type Chip, Chips } from "../../../admin/table/Chips.tsx";
import type { Column } from "../../../admin/table/PanelTable.tsx";
import { SplitTable } from "../../../admin/table/SplitTable.tsx";
import { QuietLink } from "../../../design/components/actions/QuietButton.tsx";
import { useHasFeature } from "../../../lib/page/features.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useAgain } from "../../../lib/useAgain.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { messageFilters, messagesAddress, type MessagesSelection, messagesSelectionOf } from "./address.ts";
import { $open, colleaguesWanted, handlePressed, messageOpened } from "./handling.ts";
import { Grid } from "./inbox.styles.ts";
import { $counts, $hasNews, messages } from "./list.ts";
import { MessageBulk } from "./MessageBulk.tsx";
import { MessageDetails } from "./MessageDetails.tsx";
import { MessageRow } from "./MessageRow.tsx";
import { words } from "./words.ts";

/** Milliseconds between two looks for what colleagues and mails did meanwhile. */
const pause = 20_000;

const columns: readonly Column[] = (["name", "subject", "assignee", "date", "state"] as const).map((key) => ({
  key,
  words: words.columns[key],
}));

const countOf = (counts: MessageCounts, filter: MessageFilter): number =>
  filter === null ? counts.open + counts.answered + counts.closed : counts[filter];

const chipsIn = (selection: MessagesSelection, counts: MessageCounts | null): readonly Chip[] =>
  messageFilters.map((filter) => ({
    key: filter ?? "all",
    words: words.filters[filter ?? "all"],
    to: messagesAddress({ ...selection, page: 1, filter }),
    isChosen: filter === selection.filter,
    count: counts && countOf(counts, filter),
  }));

/** The visitors' messages: search, filters, answers. */
const InboxTab = () => {
  const selection = useSelection(messages, messagesSelectionOf);
  const select = useSelect();
  const { list, counts, hasNews, isBusy, opened, retry, touch, show, open, handle, wantColleagues } = useUnit({
    list: messages.$list,
    counts: $counts,
    hasNews: $hasNews,
    isBusy: messages.$isBusy,
    opened: $open,
    retry: messages.retried,
    touch: messages.touched,
    show: messages.newsWanted,
    open: messageOpened,
    handle: handlePressed,
    wantColleagues: colleaguesWanted,
  });
  useEffect(() => void wantColleagues(), [wantColleagues]);
  useAgain(
    useCallback(() => void touch({ isQuiet: true }), [touch]),
    pause,
  );
  const isOpen = useHasFeature("contact");
  useRecordKeys<ReceivedMessage>({
    items: list.status === "ready" ? list.value.items : [],
    opened,
    open: ({ id }) => open(id),
    acts: {
      e: (message) => {
        if (message.state !== "spam") handle({ message, state: message.state === "closed" ? "open" : "closed" });
      },
    },
  });
  const find = (typed: string) => select(messagesAddress({ ...selection, page: 1, words: typed }));
  return (
    <>
      <Filters role="search" aria-label={words.list}>
        <SearchBox label={words.search} placeholder={words.placeholder} words={selection.words} onSearch={find} />
        <Chips label={words.filter} chips={chipsIn(selection, counts)} />
      </Filters>
      <NewsLine news={hasNews ? words.news : null} onShow={show} />
      <SplitTable
        label={words.list}
        words={words}
        columns={columns}
        Grid={Grid}
        Row={MessageRow}
        BulkActs={MessageBulk}
        list={list}
        isBusy={isBusy}
        isFiltered={selection.words !== "" || selection.filter !== null}
        addressOf={(page) => messagesAddress({ ...selection, page })}
        allAddress={messagesAddress({})}
        firstStep={isOpen && <QuietLink to="/contact">{words.toContact}</QuietLink>}
        onRetry={retry}
      >
        <MessageDetails />
      </SplitTable>
    </>
  );
};

export const parts: ViewParts = { Panel: InboxTab };
