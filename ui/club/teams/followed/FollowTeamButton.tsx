import { styled } from "styled-components";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french } from "../../../design/components/text/french.ts";
import { printHidden } from "../../../design/tokens/layout.ts";
import { when } from "../../../design/tokens/screens.ts";
import { shownValue } from "../../../lib/optimistic.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $follows, followOf, followPressed } from "./follows.ts";
import { words } from "./words.ts";

const Follow = styled.div`
  ${when.scriptless} {
    display: none;
  }
  ${printHidden}
`;

const Star = styled.span<{ readonly $isFull: boolean }>`
  display: contents;
  svg {
    fill: ${({ $isFull }) => ($isFull ? "currentColor" : "none")};
  }
`;

/** Follows a team, or no longer. */
export const FollowTeamButton = ({ team }: { readonly team: { readonly slug: Slug } }) => {
  const { states, press } = useUnit({ states: $follows, press: followPressed });
  const isFollowed = shownValue(followOf(states, team.slug));
  return (
    <Follow>
      <QuietButton onClick={() => press(team.slug)}>
        <Star $isFull={isFollowed}>
          <Icon name="star" />
        </Star>
        {french(isFollowed ? words.stop : words.follow)}
      </QuietButton>
    </Follow>
  );
};
