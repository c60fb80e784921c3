import { styled } from "styled-components";
import { typeset } from "../design/components/text/french.ts";
import { $club } from "../lib/page/club.ts";
import { Head } from "../lib/page/Head.tsx";
import { PageHead } from "../design/components/frames/PageHead.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { space } from "../design/tokens/measures.ts";
import { below } from "../design/tokens/screens.ts";
import { wrap } from "../design/tokens/text.ts";
import { listAddress } from "./address.ts";
import { $query, $tips, $tipsStatus, tipsOpened } from "./list.ts";
import { Sidebar } from "./Sidebar.tsx";
import { TipFilters } from "./TipFilters.tsx";
import { TipList } from "./TipList.tsx";
import { words } from "./words.ts";
import { withMatchBar } from "../club/matches/withMatchBar.tsx";
import type { PageHandle } from "../lib/page/handle.ts";
import { canonicalQuery, listReads } from "../lib/lists/listAddress.ts";

const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 1fr) 296px;
  gap: 56px;
  align-items: start;
  padding-bottom: ${space.section};

  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const TipsPage = () => {
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
        <Sidebar />
      </Columns>
    </>
  );
};

export const Component = withMatchBar(TipsPage);
export const handle: PageHandle = { opened: tipsOpened, status: $tipsStatus, reads: listReads, shows: ["tips"] };
