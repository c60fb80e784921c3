import { styled } from "styled-components";
import type { ReadableTip } from "../../domain/tips/readTip.ts";
import { CoverImage } from "../kit/Cover.tsx";
import { Face } from "../kit/Face.tsx";
import { longDate, oneDecimal, wholeNumber } from "../kit/format.ts";
import { typeset } from "../kit/french.ts";
import { Level } from "../kit/Level.tsx";
import { isLongTitle } from "../kit/longTitle.ts";
import { Tag } from "../kit/Tag.tsx";
import { TextLink } from "../kit/TextLink.tsx";
import { listAddress } from "./address.ts";
import { levelOf } from "./level.ts";
import { tipHeadLook } from "./tipHeadLook.ts";
import { words } from "./words.ts";

const Header = styled.header`
  ${tipHeadLook}
`;

/** How a tip opens: its picture with the title cut into it, then who, when, how long and how hard. */
export const TipHead = ({ tip }: { readonly tip: ReadableTip }) => (
  <Header>
    <div className="inside">
      <div className="stage">
        <div className="art">
          <CoverImage category={tip.category} title={tip.title} picture={tip.heroImage ?? tip.featuredImage} isFirst />
        </div>
        <div className="title">
          <Tag>{tip.category}</Tag>
          <br />
          <h1 className={isLongTitle(tip.title) ? "long" : undefined}>{typeset(tip.title)}</h1>
        </div>
      </div>
      <div className="facts">
        <TextLink way="back" to={listAddress({})}>
          {words.allTips}
        </TextLink>
        <span className="author">
          <Face name={tip.author} />
          {tip.author}
        </span>
        <time dateTime={tip.publishedAt}>{longDate(tip.publishedAt)}</time>
        {tip.readTime && <span>{tip.readTime}</span>}
        <span>{words.views(wholeNumber(tip.views), tip.views)}</span>
        {tip.rating !== null && <span>{words.rating(oneDecimal(tip.rating))}</span>}
        {tip.difficulty && <Level step={levelOf(tip.difficulty)} words={tip.difficulty} />}
      </div>
    </div>
  </Header>
);
