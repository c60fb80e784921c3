import type { ReactNode } from "react";
import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { SkeletonBlock } from "../feedback/Skeleton.tsx";
import { useCardState } from "../surfaces/cardState.ts";
import { CoverImage } from "../media/Cover.tsx";
import { typeset } from "../text/french.ts";
import { isLongTitle } from "../text/longTitle.ts";
import { storyHeadStyles } from "./StoryHead.styles.ts";
import { Tag } from "../surfaces/Tag.tsx";

const Header = styled.header`
  ${storyHeadStyles}

  .art > span {
    display: block;
    background: ${meaning.surfaceRaised};
  }
`;

type StoryHeadProps = {
  /** Empty when there is none. */
  readonly category: string;
  readonly title: string;
  readonly picture: string | null;
  /** The facts: author, date, reading time. `.author` holds a face and a name. */
  readonly children: ReactNode;
};

/** The heading of a tip or an article: its picture with the title on it, then its facts. */
export const StoryHead = ({ category, title, picture, children }: StoryHeadProps) => (
  <Header>
    <div className="inside">
      <div className="stage">
        <div className="art">
          <CoverImage category={category} title={title} picture={picture} isFirst />
        </div>
        <div className="title">
          {category && <Tag>{category}</Tag>}
          <br />
          <h1 className={isLongTitle(title) ? "long" : undefined}>{typeset(title)}</h1>
        </div>
      </div>
      <div className="facts">{children}</div>
    </div>
  </Header>
);

/** Placeholder for the heading, of the same size: the picture and title of the card that was clicked, else blank shapes. */
export const StoryHeadBones = ({ children }: { readonly children: ReactNode }) => {
  const card = useCardState();
  return card ? <StoryHead {...card}>{children}</StoryHead> : <EmptyHead>{children}</EmptyHead>;
};

const EmptyHead = ({ children }: { readonly children: ReactNode }) => (
  <Header>
    <div className="inside">
      <div className="stage" aria-hidden="true">
        <div className="art">
          <span />
        </div>
        <div className="title">
          <p className="plate">
            <SkeletonBlock $length="long" $isTitle />
          </p>
        </div>
      </div>
      <div className="facts">{children}</div>
    </div>
  </Header>
);
