import { useEffect } from "react";
import type { MatchCounts } from "../../../../domain/club/matches/editMatches.ts";
import type { MatchSorting, TeamName } from "../../../../domain/club/matches/ports.ts";
import { useLocation } from "react-router-dom";
import { newForm, useAskedForm } from "../../../admin/askedForm.ts";
import { type Chip, Chips } from "../../../admin/table/Chips.tsx";
import { type Column, PanelTable } from "../../../admin/table/PanelTable.tsx";
import { nextSorting } from "../../../admin/table/sorting.ts";
import { NewsLine, PanelList } from "../../../admin/PanelList.tsx";
import { Bar } from "../../../admin/PanelList.styles.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { TabPanel, Tabs } from "../../../design/components/steps/Tabs.tsx";
import { DiscordNotice } from "../../../discord/DiscordNotice.tsx";
import { useFollowing } from "../../../lib/live/following.ts";
import type { Loaded } from "../../../lib/loading/loaded.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { matchesAddress, type MatchesSelection, matchesSelectionOf } from "./address.ts";
import { $teams, choicesWanted } from "./choices.ts";
import { formAsked, formOpened } from "./edit/matchForm.ts";
import { FileButtons } from "./files/FileButtons.tsx";
import { $counts, $hasNews, staffMatches } from "./list/list.ts";
import { MatchBulk } from "./list/MatchBulk.tsx";
import { MatchRow } from "./list/MatchRow.tsx";
import { Grid } from "./list/MatchRow.styles.ts";
import { formPreload, MatchPlaces } from "./places.tsx";
import { words } from "./words.ts";

const periods = ["toPlay", "over"] as const;
const panel = "matches-panel";

const CreateButton = () => {
  const open = useUnit(formOpened);
  return (
    <Button size="small" {...formPreload} onClick={() => open(null)}>
      <Icon name="plus" />
      {words.create}
    </Button>
  );
};

const columnsIn = (selection: MatchesSelection): readonly Column[] => {
  const { columns } = words;
  const sorted = (key: MatchSorting["by"]): Column => ({
    key,
    words: columns[key],
    to: matchesAddress({ ...selection, page: 1, sorting: nextSorting(selection.sorting, key) }),
  });
  return [
    sorted("start"),
    sorted("opponent"),
    sorted("competition"),
    { key: "state", words: columns.state },
    { key: "score", words: columns.score },
    { key: "acts", words: columns.acts, isHidden: true },
  ];
};

const chipsIn = (
  selection: MatchesSelection,
  teams: Loaded<readonly TeamName[]>,
  counts: MatchCounts | null,
): readonly Chip[] => {
  const { isOver, sorting, team, isDraft } = selection;
  type Filter = Pick<MatchesSelection, "team" | "isDraft">;
  const chip = (key: string, name: string, filter: Filter, count: number | undefined): Chip => ({
    key,
    count,
    words: name,
    to: matchesAddress({ isOver, sorting, ...filter }),
    isChosen: filter.team === team && filter.isDraft === isDraft,
  });
  const named = teams.status === "ready" ? teams.value : [];
  return [
    chip("all", words.allTeams, { team: undefined, isDraft: undefined }, counts?.all),
    ...named.map(({ slug, game }) => chip(slug, game, { team: slug, isDraft: undefined }, counts?.ofTeams[slug])),
    chip("drafts", words.drafts, { team: undefined, isDraft: true }, counts?.drafts),
  ];
};

/** The matches to play, or those that are over. */
const Matches = () => {
  const { search } = useLocation();
  const { teams, counts, list, hasNews, isBusy, want, leave, retry, show } = useUnit({
    teams: $teams,
    counts: $counts,
    list: staffMatches.$list,
    hasNews: $hasNews,
    isBusy: staffMatches.$isBusy,
    want: staffMatches.wanted,
    leave: staffMatches.left,
    retry: staffMatches.retried,
    show: staffMatches.newsWanted,
  });
  useEffect(() => void want(matchesSelectionOf(search)), [search, want]);
  useEffect(() => () => void leave(), [leave]);
  useFollowing("matches");
  const selection = matchesSelectionOf(search);
  const { isOver, team, isDraft } = selection;
  const period = isOver ? "over" : "toPlay";
  return (
    <>
      <DiscordNotice />
      <Chips label={words.filters} chips={chipsIn(selection, teams, counts)} />
      <NewsLine news={hasNews ? words.changed : null} onShow={show} />
      <PanelList
        list={list}
        isBusy={isBusy}
        isFiltered={team !== undefined || isDraft === true}
        onRetry={retry}
        addressOf={(page) => matchesAddress({ ...selection, page })}
        allAddress={matchesAddress({ isOver: selection.isOver })}
        words={{ ...words, none: words.none[period] }}
        firstStep={<CreateButton />}
      >
        {(items) => (
          <PanelTable
            label={words[period]}
            items={items}
            isBusy={isBusy}
            columns={columnsIn(selection)}
            sorting={selection.sorting}
            Grid={Grid}
            Row={MatchRow}
            BulkActs={MatchBulk}
          />
        )}
      </PanelList>
    </>
  );
};

/** The view where the staff announces matches, and enters their scores. */
const MatchesTab = () => {
  const { search } = useLocation();
  const { prepare, open, ask, list } = useUnit({
    prepare: choicesWanted,
    open: formOpened,
    ask: formAsked,
    list: staffMatches.$list,
  });
  const isListed = list.status !== "loading";
  // After the list: what the forms need doesn't delay what is read first.
  useEffect(() => {
    if (isListed) prepare(null);
  }, [isListed, prepare]);
  useAskedForm(
    () => true,
    (form) => (form === newForm ? open(null) : ask(form)),
  );
  const selection = matchesSelectionOf(search);
  const period = selection.isOver ? "over" : "toPlay";
  const addressOf = (key: (typeof periods)[number]) =>
    matchesAddress({ ...selection, isOver: key === "over", page: 1 });
  return (
    <div>
      <Bar>
        <Tabs
          label={words.periods}
          panel={panel}
          chosen={period}
          tabs={periods.map((key) => ({ key, to: addressOf(key), words: words[key] }))}
        />
        <FileButtons />
      </Bar>
      <TabPanel panel={panel} chosen={period}>
        <Matches />
      </TabPanel>
      <MatchPlaces />
    </div>
  );
};

export const parts: ViewParts = { Panel: MatchesTab, Act: CreateButton };
