import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import {
  allIn,
  commentStateOf,
  type CommentCounts,
  type CommentSorting,
  type CommentState,
  type ModeratedComment,
} from "../../../../domain/content/reactions/moderate.ts";
import { NewsLine } from "../../../admin/PanelList.tsx";
import { Bar } from "../../../admin/PanelList.styles.ts";
import { useRecordKeys } from "../../../admin/recordKeys.ts";
import { type Chip, Chips } from "../../../admin/table/Chips.tsx";
import type { Column } from "../../../admin/table/PanelTable.tsx";
import { SplitTable } from "../../../admin/table/SplitTable.tsx";
import { nextSorting } from "../../../admin/table/sorting.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { lazyModule, preloadProps, useLazyModule } from "../../../design/components/lazyModule.ts";
import { TabPanel, Tabs } from "../../../design/components/steps/Tabs.tsx";
import { french } from "../../../design/components/text/french.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { commentsAddress, type CommentsSelection, commentsSelectionOf } from "./address.ts";
import { CommentBulk } from "./CommentBulk.tsx";
import { CommentDetails } from "./CommentDetails.tsx";
import { CommentRow } from "./CommentRow.tsx";
import { Grid } from "./comments.styles.ts";
import { $counts, $hasNews, comments } from "./list.ts";
import { $areRulesOpen, rulesClosed, rulesOpened } from "./rules.ts";
import { $open, commentOpened, hidingOpened, restorePressed } from "./moderation.ts";
import { words } from "./words.ts";

const rulesDialog = lazyModule(async () => (await import("./RulesDialog.tsx")).RulesDialog);

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
  const chip = (name: string, state: CommentState | undefined, count: number | undefined): Chip => ({
    key: name,
    words: name,
    to: commentsAddress({ ...selection, page: 1, state }),
    isChosen: selection.state === state,
    count,
  });
  return [
    chip(words.allStates, undefined, known && allIn(known)),
    chip(words.onlyVisible, "shown", known?.shown),
    chip(words.onlyHeld, "held", known?.held),
    chip(words.onlyHidden, "hidden", known?.hidden),
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
      m: (one) => void (commentStateOf(one) !== "hidden" && hide(one.id)),
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
        isFiltered={selection.state !== undefined}
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
  const { counts, areRulesOpen, want, leave, openRules, closeRules, lost } = useUnit({
    counts: $counts,
    areRulesOpen: $areRulesOpen,
    want: comments.wanted,
    leave: comments.left,
    openRules: rulesOpened,
    closeRules: rulesClosed,
    lost: partLoadFailed,
  });
  useEffect(() => void want(commentsSelectionOf(search)), [search, want]);
  useEffect(() => () => void leave(), [leave]);
  const selection = commentsSelectionOf(search);
  const RulesDialog = useLazyModule(rulesDialog, areRulesOpen, () => (closeRules(), lost()));
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
            words: counts ? `${words.kinds[key]} (${wholeNumber(allIn(counts[key]))})` : words.kinds[key],
          }))}
        />
        <Chips label={words.states} chips={chipsIn(selection, counts)} />
        <QuietButton look="bare" {...preloadProps(rulesDialog)} onClick={() => openRules()}>
          {french(words.rules)}
        </QuietButton>
      </Bar>
      <TabPanel panel={panel} chosen={selection.kind}>
        <Comments />
      </TabPanel>
      {RulesDialog && <RulesDialog />}
    </div>
  );
};

export const parts: ViewParts = { Panel: CommentsTab };
