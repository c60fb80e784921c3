import { useEffect } from "react";
import { styled } from "styled-components";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { typeset } from "../design/components/text/french.ts";
import { shownValue } from "../lib/optimistic.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $follows, followableShown, followOf, followPressed, type OnPage } from "./follow.ts";
import { followWords as words } from "./words.ts";

const Star = styled.span<{ readonly $isFull: boolean }>`
  display: contents;
  svg {
    fill: ${({ $isFull }) => ($isFull ? "currentColor" : "none")};
  }
`;

/** Follows a person or a category, or no longer. */
export const FollowButton = ({ id, path, name }: OnPage & { readonly name: string }) => {
  const { states, press, show } = useUnit({ states: $follows, press: followPressed, show: followableShown });
  const isFollowed = shownValue(followOf(states, id));
  useEffect(() => {
    show({ id, path });
    return () => void show(null);
  }, [id, path, show]);
  return (
    <QuietButton onClick={() => press(id)}>
      <Star $isFull={isFollowed}>
        <Icon name="star" />
      </Star>
      {typeset(isFollowed ? words.stop(name) : words.follow(name))}
    </QuietButton>
  );
};
