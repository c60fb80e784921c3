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
  /** Who, when, how long: each on its own, `.author` for a face and a name. */
  readonly children: ReactNode;
};

/** How a tip or an article opens: its picture with the title cut into it, then its facts. */
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

/**
 * Stands in for it, in its frame: with the picture and the title of the card that led here, or else the picture's field and
 * the title's plate.
 */
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
