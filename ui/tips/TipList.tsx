import { PagedList } from "../lib/lists/PagedList.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { NothingYet } from "../content/NothingYet.tsx";
import { tipsPath } from "./address.ts";
import { listAddress } from "./listAddress.ts";
import { $isOutdated, $query, $tips, tipsRetried } from "./list.ts";
import { listWords as words } from "./listWords.ts";
import { TipCard } from "./TipCard.tsx";

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
