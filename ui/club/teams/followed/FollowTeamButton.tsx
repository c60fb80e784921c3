import { styled } from "styled-components";
import { followId } from "../../../../domain/notifications/following.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { StarButton } from "../../../design/components/actions/StarButton.tsx";
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

/** Follows a team, or no longer. */
export const FollowTeamButton = ({ team }: { readonly team: { readonly slug: Slug } }) => {
  const { states, press } = useUnit({ states: $follows, press: followPressed });
  const id = followId({ kind: "team", slug: team.slug });
  const isFollowed = shownValue(followOf(states, id));
  return (
    <Follow>
      <StarButton isFull={isFollowed} onPress={() => press(id)}>
        {french(isFollowed ? words.stop : words.follow)}
      </StarButton>
    </Follow>
  );
};
