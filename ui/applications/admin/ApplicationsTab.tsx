import type { ReviewSorting } from "../../../domain/applications/ports.ts";
import type { Decision, StaffApplication } from "../../../domain/applications/review.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import type { ViewParts } from "../../lib/page/slots.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { applicationsAddress, type ApplicationsSelection, applicationsSelectionOf } from "../../admin/address.ts";
import { useSelection } from "../../admin/listAddress.ts";
import { QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { NewsLine } from "../../admin/PanelList.tsx";
import { useRecordKeys } from "../../admin/recordKeys.ts";
import type { Column } from "../../admin/table/PanelTable.tsx";
import { SplitTable } from "../../admin/table/SplitTable.tsx";
import { nextSorting } from "../../admin/table/sorting.ts";
import { ApplicationBulk } from "./ApplicationBulk.tsx";
import { Grid } from "./applications.styles.ts";
import { Details } from "./Details.tsx";
import { $news, staffApplications } from "./list.ts";
import type { News } from "./merged.ts";
import { $open, detailsOpened } from "./openApplication.ts";
import { decidePressed, isDecidable } from "./review.ts";
import { ApplicationRow } from "./Row.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { words } from "./words.ts";

const said = ({ added, isOld }: News): string | null => {
  if (added > 0) return words.added(added);
  return isOld ? words.old : null;
};

const columnsIn = (selection: ApplicationsSelection): readonly Column[] => {
  const { columns } = words;
  const sorted = (key: ReviewSorting["by"]): Column => ({
    key,
    words: columns[key],
    to: applicationsAddress({ ...selection, page: 1, sorting: nextSorting(selection.sorting, key) }),
  });
  return [
    { key: "face", words: columns.face, isHidden: true },
    sorted("name"),
    sorted("position"),
    sorted("date"),
    { key: "state", words: columns.state },
    { key: "acts", words: columns.acts, isHidden: true },
  ];
};

/** The applications: search, filters, details, decisions. */
const ApplicationsTab = () => {
  const selection = useSelection(staffApplications, applicationsSelectionOf);
  const { me, list, news, isBusy, opened, retry, show, open, decide } = useUnit({
    me: $memberId,
    list: staffApplications.$list,
    news: $news,
    isBusy: staffApplications.$isBusy,
    opened: $open,
    open: detailsOpened,
    decide: decidePressed,
    retry: staffApplications.retried,
    show: staffApplications.newsWanted,
  });
  const items = list.status === "ready" ? list.value.items : [];
  const decideOn = (decision: Decision) => (one: StaffApplication) => {
    if (one.status === "pending") decide({ id: one.id, decision });
  };
  useRecordKeys({
    items,
    opened,
    open: ({ id }) => open(id),
    acts: { a: decideOn("accepted"), r: decideOn("rejected") },
  });
  const isRecruiting = useHasFeature("applications");
  return (
    <>
      <Toolbar selection={selection} counts={list.status === "ready" ? list.value.counts : null} />
      <NewsLine news={said(news)} onShow={show} />
      <SplitTable
        list={list}
        isFiltered={selection.words !== "" || selection.status !== null}
        onRetry={retry}
        addressOf={(page) => applicationsAddress({ ...selection, page })}
        allAddress={applicationsAddress({})}
        words={words}
        firstStep={isRecruiting && <QuietLink to="/recruitment">{words.toRecruitment}</QuietLink>}
        label={words.list}
        isBusy={isBusy}
        columns={columnsIn(selection)}
        sorting={selection.sorting}
        Grid={Grid}
        Row={ApplicationRow}
        BulkActs={ApplicationBulk}
        isChoosable={(one) => isDecidable(one, me)}
      >
        <Details />
      </SplitTable>
    </>
  );
};

export const parts: ViewParts = { Panel: ApplicationsTab };
