import { useEffect } from "react";
import { StarButton } from "../design/components/actions/StarButton.tsx";
import { typeset } from "../design/components/text/french.ts";
import { shownValue } from "../lib/optimistic.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $follows, followableShown, followOf, followPressed, type OnPage } from "./follow.ts";
import { followWords as words } from "./words.ts";

/** Follows a person or a category, or no longer. */
export const FollowButton = ({ id, path, name }: OnPage & { readonly name: string }) => {
  const { states, press, show } = useUnit({ states: $follows, press: followPressed, show: followableShown });
  const isFollowed = shownValue(followOf(states, id));
  useEffect(() => {
    show({ id, path });
    return () => void show(null);
  }, [id, path, show]);
  return (
    <StarButton isFull={isFollowed} onPress={() => press(id)}>
      {typeset(isFollowed ? words.stop(name) : words.follow(name))}
    </StarButton>
  );
};
