import type { ReactNode } from "react";
import { SkeletonBlock } from "../feedback/Skeleton.tsx";
import { useCardState } from "../surfaces/cardState.ts";
import { CoverImage } from "../media/Cover.tsx";
import { typeset } from "../text/french.ts";
import { isLongTitle } from "../text/format.ts";
import { Art, EmptyPlate, Facts, Header, Heading, Inside, Stage, Title } from "./ContentHead.styles.ts";
import { Tag } from "../surfaces/Tag.tsx";

type ContentHeadProps = {
  /** The category's slug, which chooses the drawing, and its label; empty when there is none. */
  readonly category: string;
  readonly label: string;
  readonly title: string;
  /** The drawing of a tip's plan. */
  readonly plan?: string | null;
  readonly picture: string | null;
  /** Author, date and reading time as separate items; `Author` shows a face and a name. */
  readonly children: ReactNode;
};

/** The head of a tip or an article: the picture with the title cut into it, then author, date and reading time. */
export const ContentHead = ({ category, label, title, plan, picture, children }: ContentHeadProps) => (
  <Header>
    <Inside>
      <Stage>
        <Art>
          <CoverImage category={category} title={title} plan={plan} picture={picture} isFirst />
        </Art>
        <Title>
          {label && <Tag>{label}</Tag>}
          <br />
          <Heading $isLong={isLongTitle(title)}>{typeset(title)}</Heading>
        </Title>
      </Stage>
      <Facts>{children}</Facts>
    </Inside>
  </Header>
);

/**
 * Stands in for it, in its frame: with the picture and the title of the card that led here, or else the picture's field and
 * the title's plate.
 */
export const ContentHeadSkeleton = ({ children }: { readonly children: ReactNode }) => {
  const card = useCardState();
  return card ? <ContentHead {...card}>{children}</ContentHead> : <EmptyHead>{children}</EmptyHead>;
};

const EmptyHead = ({ children }: { readonly children: ReactNode }) => (
  <Header>
    <Inside>
      <Stage aria-hidden="true">
        <Art>
          <span />
        </Art>
        <Title>
          <EmptyPlate>
            <SkeletonBlock $length="long" $isTitle />
          </EmptyPlate>
        </Title>
      </Stage>
      <Facts>{children}</Facts>
    </Inside>
  </Header>
);
