import type { ReactNode } from "react";
import type { Tip } from "../../domain/tips/tip.ts";
import { authorFace } from "../design/components/media/drawnAddress.ts";
import { Face } from "../design/components/media/Face.tsx";
import { longDate, oneDecimal, wholeNumber } from "../design/components/text/format.ts";
import { Level } from "../design/components/surfaces/Level.tsx";
import { ContentHead } from "../design/components/prose/ContentHead.tsx";
import { Author, Together } from "../design/components/prose/ContentHead.styles.ts";
import { TextLink } from "../design/components/actions/TextLink.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { tipsPath } from "./address.ts";
import { levelOf } from "./level.ts";
import { $rating } from "./rating.ts";
import { words } from "./words.ts";

export type TipOpening = Pick<
  Tip,
  | "title"
  | "category"
  | "categoryLabel"
  | "author"
  | "featuredImage"
  | "heroImage"
  | "plan"
  | "publishedAt"
  | "readTime"
  | "difficulty"
> & {
  /** Null in the preview, which has no count. */
  readonly views: number | null;
};

type TipHeadProps = { readonly tip: TipOpening; readonly children?: ReactNode };

/** The head of a tip: picture with title, then author, date, reading time and difficulty. */
export const TipHead = ({ tip, children }: TipHeadProps) => {
  const { average } = useUnit($rating);
  return (
    <ContentHead
      category={tip.category}
      label={tip.categoryLabel}
      title={tip.title}
      plan={tip.plan}
      picture={tip.heroImage ?? tip.featuredImage}
    >
      <TextLink way="back" to={tipsPath}>
        {words.allTips}
      </TextLink>
      <Author>
        <Face name={tip.author} drawing={authorFace(tip.author)} />
        {tip.author}
      </Author>
      <time dateTime={tip.publishedAt}>{longDate(tip.publishedAt)}</time>
      {tip.readTime && <span>{tip.readTime}</span>}
      {tip.views !== null && <span>{words.views(wholeNumber(tip.views), tip.views)}</span>}
      <Together>
        {average !== null && <span>{words.rating(oneDecimal(average))}</span>}
        {tip.difficulty && <Level step={levelOf(tip.difficulty)} words={tip.difficulty} />}
      </Together>
      {children}
    </ContentHead>
  );
};
