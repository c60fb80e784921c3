import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { Count } from "../../../admin/admin.styles.ts";
import { NewsLine, PanelList } from "../../../admin/PanelList.tsx";
import { toolbarStyles } from "../../../admin/PanelList.styles.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { TabPanel, Tabs } from "../../../design/components/steps/Tabs.tsx";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { DiscordNotice } from "../../../discord/DiscordNotice.tsx";
import { useFollowing } from "../../../lib/live/following.ts";
import type { AdminTab } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { matchesAddress, matchesPlaceOf, matchesTab } from "./address.ts";
import { choicesWanted } from "./choices.ts";
import { formOpened } from "./edit/matchForm.ts";
import { FileButtons } from "./files/FileButtons.tsx";
import { $hasNews, staffMatches } from "./list/list.ts";
import { MatchRow } from "./list/MatchRow.tsx";
import { formPreload, MatchPlaces } from "./places.tsx";
import { $stuck, $wait, savesDue } from "./score/scoring.ts";
import { words } from "./words.ts";

const periods = ["toPlay", "over"] as const;
const panel = "matches-panel";

const Toolbar = styled.div`
  ${toolbarStyles}
  & > :first-child {
    flex: 0 1 auto;
  }
`;

/** Sends scores while the panel is open, in whichever tab, and tells how many wait. */
const UnsentScores = () => {
  const { wait, stuck, send } = useUnit({ wait: $wait, stuck: $stuck, send: savesDue });
  useEffect(() => {
    if (!wait) return;
    const timer = setTimeout(() => send(), wait.ms);
    return () => clearTimeout(timer);
  }, [wait, send]);
  useEffect(() => {
    const leave = () => void send();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [send]);
  return stuck > 0 ? (
    <Count>
      {stuck}
      <VisuallyHidden> {words.unsentCount(stuck)}</VisuallyHidden>
    </Count>
  ) : null;
};

const CreateButton = () => {
  const open = useUnit(formOpened);
  return (
    <Button size="small" {...formPreload} onClick={() => open(null)}>
      <Icon name="plus" />
      {words.create}
    </Button>
  );
};

/** The tab where the staff announces matches and enters their scores. */
const MatchesTab = () => {
  const { search } = useLocation();
  const { list, hasNews, isBusy, want, leave, retry, show, prepare } = useUnit({
    list: staffMatches.$list,
    hasNews: $hasNews,
    isBusy: staffMatches.$isBusy,
    want: staffMatches.wanted,
    leave: staffMatches.left,
    retry: staffMatches.retried,
    show: staffMatches.newsWanted,
    prepare: choicesWanted,
  });
  useEffect(() => void want(matchesPlaceOf(search)), [search, want]);
  useEffect(() => () => void leave(), [leave]);
  useEffect(() => void prepare(null), [prepare]);
  useFollowing("matches");
  const place = matchesPlaceOf(search);
  const period = place.isOver ? "over" : "toPlay";
  return (
    <div>
      <VisuallyHidden as="h2">{words.list}</VisuallyHidden>
      <Toolbar>
        <CreateButton />
        <FileButtons />
      </Toolbar>
      <Tabs
        label={words.periods}
        panel={panel}
        chosen={period}
        tabs={periods.map((key) => ({ key, to: matchesAddress({ isOver: key === "over" }), words: words[key] }))}
      />
      <TabPanel panel={panel} chosen={period}>
        <DiscordNotice />
        <NewsLine news={hasNews ? words.changed : null} onShow={show} />
        <PanelList
          label={words[period]}
          list={list}
          isBusy={isBusy}
          isFiltered={false}
          onRetry={retry}
          addressOf={(page) => matchesAddress({ ...place, page })}
          allAddress={matchesAddress({})}
          words={{ ...words, none: words.none[period] }}
          firstStep={<CreateButton />}
          Row={MatchRow}
        />
      </TabPanel>
      <MatchPlaces />
    </div>
  );
};

export const tab: AdminTab = {
  key: matchesTab,
  words: words.tab,
  Sign: UnsentScores,
  Panel: MatchesTab,
  hints: [],
  hasCreation: false,
};
