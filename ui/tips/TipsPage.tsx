import { styled } from "styled-components";
import { typeset } from "../design/components/text/french.ts";
import { $club } from "../lib/page/club.ts";
import { Head } from "../lib/page/Head.tsx";
import { PageHead } from "../design/components/frames/PageHead.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { MemberFollow } from "../notifications/MemberFollow.tsx";
import { space } from "../design/tokens/measures.ts";
import { below } from "../design/tokens/screens.ts";
import { wrap } from "../design/tokens/text.ts";
import { tipsPath } from "./address.ts";
import { listAddress, queryFrom } from "./listAddress.ts";
import { $query, $tips, $tipsStatus, tipsOpened } from "./list.ts";
import { $sidebar } from "./tipsSidebar.ts";
import { Sidebar } from "./Sidebar.tsx";
import { TipList } from "./TipList.tsx";
import { listWords as words } from "./listWords.ts";
import type { PageHandle } from "../lib/page/handle.ts";
import { canonicalQuery, hasNothing, listReads } from "../lib/lists/listAddress.ts";
import { categoryFilter, ListFilters } from "../lib/lists/ListFilters.tsx";

const sorts = [
  { value: "recent", words: words.sorts.recent },
  { value: "popular", words: words.sorts.popular },
];

/** Filters by category and sorts the tips. */
export const TipFilters = () => {
  const { around, query, tips } = useUnit({ around: $sidebar, query: $query, tips: $tips });
  const used = around.status === "ready" ? around.value.statistics.categories : [];
  const choices = used.map(({ name, label }) => ({ slug: name, label }));
  const chosen = choices.find(({ slug }) => slug === query.category);
  if (hasNothing(tips, query)) return null;
  return (
    <>
      <ListFilters
        label={words.filters}
        path={tipsPath}
        addressFor={(search) => listAddress(queryFrom(search))}
        categories={categoryFilter(words.allCategories, choices, query.category)}
        category={query.category ?? ""}
        sorts={sorts}
        sort={query.sort}
        count={tips.status === "ready" && words.count(tips.value.total)}
      />
      {chosen && (
        <MemberFollow kind="tip" slug={chosen.slug} path={listAddress({ category: chosen.slug })} name={chosen.label} />
      )}
    </>
  );
};

const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-columns: 296px;
  grid-auto-flow: column;
  gap: 56px;
  align-items: start;
  padding-bottom: ${space.section};

  ${below.laptop} {
    grid-auto-flow: row;
  }
`;

export const Component = () => {
  const { query, tips, club } = useUnit({ query: $query, tips: $tips, club: $club });
  const kept = canonicalQuery(query, tips);
  const lead = club.texts.tips;
  return (
    <>
      <Head title={words.titleOf(kept?.page ?? 1)} description={lead} path={kept && listAddress(kept)} />
      <PageHead title={words.title} text={typeset(lead)}>
        <TipFilters />
      </PageHead>
      <Columns>
        <TipList />
        {!hasNothing(tips, query) && <Sidebar />}
      </Columns>
    </>
  );
};

export const handle: PageHandle = { opened: tipsOpened, status: $tipsStatus, reads: listReads, shows: ["tips"] };
