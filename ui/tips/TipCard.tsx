import { Card } from "../design/components/surfaces/Card.tsx";
import { Facts } from "../design/components/surfaces/Facts.tsx";
import { Level } from "../design/components/surfaces/Level.tsx";
import { wholeNumber } from "../design/components/text/format.ts";
import { tipAddress } from "./address.ts";
import { levelOf } from "./level.ts";
import { listWords as words } from "./listWords.ts";
import type { ShownTip } from "./shownTip.ts";

type TipCardProps = { readonly tip: ShownTip; readonly isLead?: boolean };

/** A tip in the list. */
export const TipCard = ({ tip, isLead = false }: TipCardProps) => (
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
