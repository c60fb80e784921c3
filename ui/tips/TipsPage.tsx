import { styled } from "styled-components";
import { typeset } from "../kit/french.ts";
import { $club } from "../page/club.ts";
import { Head } from "../page/Head.tsx";
import { canonicalQuery } from "../page/canonicalQuery.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { useUnit } from "../page/useUnit.ts";
import { tipsPage } from "../theme/parts/tipsPage.ts";
import { space } from "../theme/measures.ts";
import { below } from "../theme/screens.ts";
import { wrap } from "../theme/text.ts";
import { listAddress } from "./address.ts";
import { $query, $tips } from "./list.ts";
import { Sidebar } from "./Sidebar.tsx";
import { TipFilters } from "./TipFilters.tsx";
import { TipList } from "./TipList.tsx";
import { words } from "./words.ts";

const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: ${tipsPage.columns};
  gap: ${tipsPage.gap};
  align-items: start;
  padding-bottom: ${space.section};

  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const TipsPage = () => {
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
