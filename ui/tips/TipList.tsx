import { Card } from "../design/components/surfaces/Card.tsx";
import { Facts } from "../design/components/surfaces/Facts.tsx";
import { wholeNumber } from "../design/components/text/format.ts";
import { Level } from "../design/components/surfaces/Level.tsx";
import { PagedList } from "../lib/lists/PagedList.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { NothingYet } from "../content/NothingYet.tsx";
import { tipAddress, tipsPath } from "./address.ts";
import { listAddress } from "./listAddress.ts";
import { levelOf } from "./level.ts";
import { $isOutdated, $query, $tips, tipsRetried } from "./list.ts";
import { listWords as words } from "./listWords.ts";
import type { ShownTip } from "./shownTip.ts";

const TipCard = ({ tip, isLead }: { readonly tip: ShownTip; readonly isLead: boolean }) => (
  <Card
    to={tipAddress(tip.slug)}
    category={tip.category}
    label={tip.categoryLabel}
    title={tip.title}
    plan={tip.plan}
    picture={tip.featuredImage}
    date={tip.publishedAt}
    excerpt={tip.excerpt}
    isLead={isLead}
    facts={tip.readTime && <span>{tip.readTime}</span>}
    byline={
      <Facts>
        <span>{tip.author}</span>
        {tip.difficulty && <Level step={levelOf(tip.difficulty)} words={tip.difficulty} />}
        <span>{words.views(wholeNumber(tip.views), tip.views)}</span>
      </Facts>
    }
  />
);

/** The cards of the list, or the reason for an empty list with the next step. */
export const TipList = () => {
  const { tips, query, isBusy, retry } = useUnit({
    tips: $tips,
    query: $query,
    isBusy: $isOutdated,
    retry: tipsRetried,
  });
  const shown = tips.status === "ready" ? tips.value.tips : [];
  const hasLead = (tips.status === "ready" ? tips.value.page : query.page) === 1;
  return (
    <PagedList
      list={tips}
      cards={shown.map((tip, at) => (
        <li key={tip.slug}>
          <TipCard tip={tip} isLead={hasLead && at === 0} />
        </li>
      ))}
      columns={2}
      hasLead={hasLead}
      skeletons={5}
      isBusy={isBusy}
      isFiltered={query.category !== undefined}
      nothingYet={<NothingYet kind="tip" />}
      retry={retry}
      addressOf={(page) => listAddress({ ...query, page })}
      allAddress={tipsPath}
      words={words}
    />
  );
};
