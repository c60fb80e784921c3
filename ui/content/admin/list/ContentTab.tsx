import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { ItemCounts, ItemSorting } from "../../../../domain/content/editing/ports.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import { TabPanel, Tabs } from "../../../design/components/steps/Tabs.tsx";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { DiscordNotice } from "../../../discord/DiscordNotice.tsx";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { newForm, useAskedForm } from "../../../admin/askedForm.ts";
import { useSelection } from "../../../admin/listAddress.ts";
import { CreateButton } from "../../../admin/CreateButton.tsx";
import { NewsLine, PanelList } from "../../../admin/PanelList.tsx";
import { Bar } from "../../../admin/PanelList.styles.ts";
import { type Chip, Chips } from "../../../admin/table/Chips.tsx";
import { type Column, PanelTable } from "../../../admin/table/PanelTable.tsx";
import { nextSorting } from "../../../admin/table/sorting.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { createOpened, creationTyped } from "../create/create.ts";
import { creationPreload } from "../places.tsx";
import { contentAddress, type ContentSelection, contentSelectionOf } from "../address.ts";
import { ContentBulk } from "./ContentBulk.tsx";
import { ContentRow } from "./ContentRow.tsx";
import { ArticleGrid, TipGrid } from "./ContentRow.styles.ts";
import { ContentToolbar } from "./ContentToolbar.tsx";
import { $counts, $hasNews, contents } from "./list.ts";
import { words } from "../words.ts";

const kinds = ["article", "tip"] as const satisfies readonly ContentKind[];
const panel = "content-panel";

const columnsIn = (selection: ContentSelection): readonly Column[] => {
  const { columns } = words;
  const sorted = (key: ItemSorting["by"]): Column => ({
    key,
    words: columns[key],
    to: contentAddress({ ...selection, page: 1, sorting: nextSorting(selection.sorting, key) }),
  });
  return [
    sorted("title"),
    sorted("category"),
    { key: "state", words: columns.state },
    sorted("date"),
    ...(selection.kind === "tip" ? [sorted("views")] : []),
    { key: "acts", words: columns.acts, isHidden: true },
  ];
};

const chipsIn = (selection: ContentSelection, counts: ItemCounts | null): readonly Chip[] => {
  const [all, drafts] = counts ? [counts[selection.kind], counts.drafts[selection.kind]] : [null, null];
  const chip = (name: string, isPublished: boolean | null, count: number | null): Chip => ({
    key: name,
    words: name,
    to: contentAddress({ ...selection, page: 1, isPublished }),
    isChosen: selection.isPublished === isPublished,
    count,
  });
  return [
    chip(words.allStates, null, all),
    chip(words.onlyPublished, true, all !== null && drafts !== null ? all - drafts : null),
    chip(words.onlyDrafts, false, drafts),
  ];
};

/** The tab where the staff finds, creates, publishes and deletes articles and tips. */
const ContentTab = () => {
  const selection = useSelection(contents, contentSelectionOf);
  const { counts, hasNews, list, isBusy, retry, show, create, type } = useUnit({
    counts: $counts,
    hasNews: $hasNews,
    list: contents.$list,
    isBusy: contents.$isBusy,
    retry: contents.retried,
    show: contents.newsWanted,
    create: createOpened,
    type: creationTyped,
  });
  useAskedForm(
    (form) => form === newForm,
    () => {
      create();
      if (selection.kind === "tip") type({ kind: selection.kind });
    },
  );
  return (
    <div>
      <VisuallyHidden as="h2">{words.list}</VisuallyHidden>
      <DiscordNotice />
      <ContentToolbar selection={selection} />
      <Bar>
        <Tabs
          label={words.kinds}
          panel={panel}
          chosen={selection.kind}
          tabs={kinds.map((key) => ({
            key,
            to: contentAddress({ ...selection, kind: key, page: 1 }),
            words: counts ? `${words.tabs[key]} (${wholeNumber(counts[key])})` : words.tabs[key],
          }))}
        />
        <Chips label={words.states} chips={chipsIn(selection, counts)} />
      </Bar>
      <TabPanel panel={panel} chosen={selection.kind}>
        <NewsLine news={hasNews ? words.changed : null} onShow={show} />
        <PanelList
          list={list}
          isBusy={isBusy}
          isFiltered={selection.words !== "" || selection.category !== null || selection.isPublished !== null}
          onRetry={retry}
          addressOf={(page) => contentAddress({ ...selection, page })}
          allAddress={contentAddress({ kind: selection.kind })}
          words={{ ...words, none: words.none[selection.kind] }}
          firstStep={
            <Button size="small" {...creationPreload} onClick={() => create()}>
              {words.writeFirst}
            </Button>
          }
        >
          {(items) => (
            <PanelTable
              label={words.tabs[selection.kind]}
              items={items}
              isBusy={isBusy}
              columns={columnsIn(selection)}
              sorting={selection.sorting}
              Grid={selection.kind === "tip" ? TipGrid : ArticleGrid}
              Row={ContentRow}
              BulkActs={ContentBulk}
            />
          )}
        </PanelList>
      </TabPanel>
    </div>
  );
};

export const parts: ViewParts = { Panel: ContentTab, Act: CreateButton };
