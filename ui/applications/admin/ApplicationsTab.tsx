import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useHasFeature } from "../../lib/page/features.ts";
import type { AdminView } from "../../lib/page/slots.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { applicationsAddress, applicationsSelectionOf } from "../../admin/address.ts";
import { applicationsView } from "../../admin/viewAddress.ts";
import { Count } from "../../admin/admin.styles.ts";
import { $pending } from "../../admin/overview/overview.ts";
import { QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { NewsLine, PanelList } from "../../admin/PanelList.tsx";
import { searchKey } from "../../admin/shortcuts/shortcutWords.ts";
import { Details } from "./Details.tsx";
import { $news, staffApplications } from "./list.ts";
import type { News } from "./merged.ts";
import { Row } from "./Row.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useReviewKeys } from "./useReviewKeys.ts";
import { words } from "./words.ts";

const said = ({ added, isOld }: News): string | null => {
  if (added > 0) return words.added(added);
  return isOld ? words.old : null;
};

const PendingCount = () => {
  const pending = useUnit($pending);
  return pending ? (
    <Count>
      {pending}
      <span> {words.pending}</span>
    </Count>
  ) : null;
};

/** The applications: search, filters, details, decisions. */
const ApplicationsTab = () => {
  const { search } = useLocation();
  const { list, news, isBusy, want, leave, retry, show } = useUnit({
    list: staffApplications.$list,
    news: $news,
    isBusy: staffApplications.$isBusy,
    want: staffApplications.wanted,
    leave: staffApplications.left,
    retry: staffApplications.retried,
    show: staffApplications.newsWanted,
  });
  useEffect(() => void want(applicationsSelectionOf(search)), [search, want]);
  useEffect(() => () => void leave(), [leave]);
  useReviewKeys();
  const selection = applicationsSelectionOf(search);
  const isRecruiting = useHasFeature("applications");
  return (
    <div>
      <Toolbar selection={selection} counts={list.status === "ready" ? list.value.counts : null} />
      <NewsLine news={said(news)} onShow={show} />
      <PanelList
        label={words.list}
        list={list}
        isBusy={isBusy}
        isFiltered={selection.words !== "" || selection.status !== null}
        onRetry={retry}
        addressOf={(page) => applicationsAddress({ ...selection, page })}
        allAddress={applicationsAddress({})}
        words={words}
        firstStep={isRecruiting && <QuietLink to="/recruitment">{words.toRecruitment}</QuietLink>}
        Row={Row}
      />
      <Details />
    </div>
  );
};

export const view: AdminView = {
  path: applicationsView,
  words: words.list,
  here: words.here,
  order: 3,
  tab: { group: "week", icon: "mail" },
  Sign: PendingCount,
  Panel: ApplicationsTab,
  hints: [searchKey, ...words.reviewKeys],
};
