import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { CommentCounts, CommentSorting, ModeratedComment } from "../../../../domain/content/reactions/moderate.ts";
import { NewsLine } from "../../../admin/PanelList.tsx";
import { Bar } from "../../../admin/PanelList.styles.ts";
import { useRecordKeys } from "../../../admin/recordKeys.ts";
import { type Chip, Chips } from "../../../admin/table/Chips.tsx";
import type { Column } from "../../../admin/table/PanelTable.tsx";
import { SplitTable } from "../../../admin/table/SplitTable.tsx";
import { nextSorting } from "../../../admin/table/sorting.ts";
import { commentsView } from "../../../admin/viewAddress.ts";
import { TabPanel, Tabs } from "../../../design/components/steps/Tabs.tsx";
import { wholeNumber } from "../../../design/components/text/format.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { commentsAddress, type CommentsSelection, commentsSelectionOf } from "./address.ts";
import { CommentBulk } from "./CommentBulk.tsx";
import { CommentDetails } from "./CommentDetails.tsx";
import { CommentRow } from "./CommentRow.tsx";
import { Grid } from "./comments.styles.ts";
import { $counts, $hasNews, comments } from "./list.ts";
import { $open, commentOpened, hidingOpened, restorePressed } from "./moderation.ts";
import { words } from "./words.ts";

const kinds = ["article", "tip"] as const satisfies readonly ContentKind[];
const panel = "comments-panel";

const columnsIn = (selection: CommentsSelection): readonly Column[] => {
  const { columns } = words;
  const sorted = (key: CommentSorting["by"]): Column => ({
    key,
    words: columns[key],
    to: commentsAddress({ ...selection, page: 1, sorting: nextSorting(selection.sorting, key) }),
  });
  return [
    { key: "face", words: columns.face, isHidden: true },
    sorted("author"),
    { key: "text", words: columns.text },
    sorted("page"),
    sorted("date"),
    { key: "acts", words: columns.acts, isHidden: true },
  ];
};

const chipsIn = (selection: CommentsSelection, counts: CommentCounts | null): readonly Chip[] => {
  const known = counts?.[selection.kind];
  const chip = (name: string, isHidden: boolean | undefined, count: number | undefined): Chip => ({
    key: name,
    words: name,
    to: commentsAddress({ ...selection, page: 1, isHidden }),
    isChosen: selection.isHidden === isHidden,
    count,
  });
  return [
    chip(words.allStates, undefined, known?.all),
    chip(words.onlyVisible, false, known && known.all - known.hidden),
    chip(words.onlyHidden, true, known?.hidden),
  ];
};

/** The comments on articles or tips. */
export const Comments = () => {
  const { search } = useLocation();
  const { list, hasNews, isBusy, opened, retry, show, open, hide, restore } = useUnit({
    list: comments.$list,
    hasNews: $hasNews,
    isBusy: comments.$isBusy,
    opened: $open,
    retry: comments.retried,
    show: comments.newsWanted,
    open: commentOpened,
    hide: hidingOpened,
    restore: restorePressed,
  });
  const selection = commentsSelectionOf(search);
  const { kind } = selection;
  useRecordKeys<ModeratedComment>({
    items: list.status === "ready" ? list.value.items : [],
    opened,
    open: ({ id }) => open(id),
    acts: {
      m: (one) => void (one.hiddenBecause === null && hide(one.id)),
      r: (one) => void (one.hiddenBecause !== null && restore(one)),
    },
  });
  return (
    <>
      <NewsLine news={hasNews ? words.changed : null} onShow={show} />
      <SplitTable
        label={words.listOf[kind]}
        words={words}
        columns={columnsIn(selection)}
        sorting={selection.sorting}
        Grid={Grid}
        Row={CommentRow}
        BulkActs={CommentBulk}
        list={list}
        isBusy={isBusy}
        isFiltered={selection.isHidden !== undefined}
        addressOf={(page) => commentsAddress({ ...selection, page })}
        allAddress={commentsAddress({ kind })}
        firstStep={null}
        onRetry={retry}
      >
        <CommentDetails />
      </SplitTable>
    </>
  );
};

/** Comments of all members: the staff reads them, hides them with a reason, and restores them. */
const CommentsTab = () => {
  const { search } = useLocation();
  const { counts, want, leave } = useUnit({ counts: $counts, want: comments.wanted, leave: comments.left });
  useEffect(() => void want(commentsSelectionOf(search)), [search, want]);
  useEffect(() => () => void leave(), [leave]);
  const selection = commentsSelectionOf(search);
  return (
    <div>
      <Bar>
        <Tabs
          label={words.kind}
          panel={panel}
          chosen={selection.kind}
          tabs={kinds.map((key) => ({
            key,
            to: commentsAddress({ ...selection, kind: key, page: 1 }),
            words: counts ? `${words.kinds[key]} (${wholeNumber(counts[key].all)})` : words.kinds[key],
          }))}
        />
        <Chips label={words.states} chips={chipsIn(selection, counts)} />
      </Bar>
      <TabPanel panel={panel} chosen={selection.kind}>
        <Comments />
      </TabPanel>
    </div>
  );
};

export const view: AdminView = {
  path: commentsView,
  words: words.view,
  order: 1,
  Panel: CommentsTab,
  hints: words.keys,
};
