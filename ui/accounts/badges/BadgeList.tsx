import { styled } from "styled-components";
import type { Badge } from "../../../domain/accounts/badges.ts";
import { useScore } from "../../club/matches/hidden/useScore.ts";
import { typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, weight } from "../../design/tokens/measures.ts";
import { BadgeArt } from "./BadgeArt.tsx";
import { badgeWords, words } from "./words.ts";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x3} ${space.x5};

  li {
    display: flex;
    align-items: center;
    gap: ${space.x3};
    font-size: ${size.small};
    line-height: 1.3;
  }
  b {
    display: block;
    font-weight: ${weight.bold};
  }
  span {
    color: ${meaning.textQuiet};
  }
`;

export type ShownBadge = {
  readonly badge: Badge;
  /** What it asks for, while it isn't earned. */
  readonly asks?: string;
};

/** Badges with their names and what earned them. What predictions earned is hidden with scores: it would tell results. */
export const BadgeList = ({ shown, of }: { readonly shown: readonly ShownBadge[]; readonly of: string }) => {
  const { isHidden, mark } = useScore(`badges#${of}`);
  const listed = shown.filter(({ badge }) => badge !== "ten-right" || !isHidden);
  if (listed.length === 0) return null;
  return (
    <List aria-label={words.title}>
      {listed.map(({ badge, asks }) => (
        <li key={badge} data-score={badge === "ten-right" ? mark : undefined}>
          <BadgeArt badge={badge} isEarned={asks === undefined} />
          <div>
            <b>{typeset(badgeWords[badge].name)}</b>
            <span>{typeset(asks ?? badgeWords[badge].earnedBy)}</span>
          </div>
        </li>
      ))}
    </List>
  );
};
