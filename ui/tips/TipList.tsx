import { styled } from "styled-components";
import type { TipSummary } from "../../domain/tips/tip.ts";
import { CardBones } from "../kit/Bones.tsx";
import { Card } from "../kit/Card.tsx";
import { CardGrid } from "../kit/CardGrid.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { Facts } from "../kit/Facts.tsx";
import { wholeNumber } from "../kit/format.ts";
import { Level } from "../kit/Level.tsx";
import { Pager } from "../kit/Pager.tsx";
import { QuietButton } from "../kit/QuietButton.tsx";
import { QuietLink } from "../kit/QuietLink.tsx";
import { focusContent } from "../page/focusContent.ts";
import { useUnit } from "../page/useUnit.ts";
import { stepsBack } from "../theme/waiting.ts";
import { listAddress, tipAddress } from "./address.ts";
import { $query, $tips, tipsRetried } from "./list.ts";
import { levelOf } from "./level.ts";
import { listTipsFx } from "./effects.ts";
import { words } from "./words.ts";

/** While another list is on its way, this one steps back. */
const Shown = styled.div`
  ${stepsBack}
`;

const TipCard = ({ tip, isLead }: { readonly tip: TipSummary; readonly isLead: boolean }) => (
  <Card
    to={tipAddress(tip.slug)}
    category={tip.category}
    title={tip.title}
    picture={tip.featuredImage}
    date={tip.publishedAt}
    excerpt={tip.excerpt}
    isLead={isLead}
    byline={
      <Facts>
        <span>{tip.author}</span>
        {tip.difficulty && <Level step={levelOf(tip.difficulty)} words={tip.difficulty} />}
        <span>{words.views(wholeNumber(tip.views), tip.views)}</span>
      </Facts>
    }
  />
);

/** The cards of the list, or why there are none and what to do next. */
export const TipList = () => {
  const { tips, query, isBusy, retry } = useUnit({
    tips: $tips,
    query: $query,
    isBusy: listTipsFx.pending,
    retry: tipsRetried,
  });

  if (tips.status === "loading") return <CardBones label={words.loadingList} columns={2} hasLead count={5} />;
  if (tips.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
    return <EmptyState why="failed" title={words.listFailed} text={words.failedAdvice} action={again} />;
  }
  if (tips.value.total === 0) {
    if (query.category === undefined) return <EmptyState why="first" title={words.empty} text={words.noneYet} />;
    const all = <QuietLink to={listAddress({})}>{words.clearFilters}</QuietLink>;
    return <EmptyState why="filtered" title={words.empty} text={words.emptyAdvice} action={all} />;
  }
  return (
    <Shown aria-busy={isBusy || undefined}>
      <CardGrid $columns={2} $hasLead>
        {tips.value.tips.map((tip, at) => (
          <li key={tip.id}>
            <TipCard tip={tip} isLead={at === 0} />
          </li>
        ))}
      </CardGrid>
      <Pager
        label={words.pages}
        page={tips.value.page}
        pages={tips.value.pages}
        addressOf={(page) => listAddress({ ...query, page })}
      />
    </Shown>
  );
};
