import { useEffect } from "react";
import type { ItemRef } from "../../domain/content/editing/contentItem.ts";
import { Checkbox } from "../design/components/forms/Checkbox.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { $hasChannel, $inFlight, $post, announcePressed, channelWanted, postLeft, postWanted } from "./discord.ts";
import { stateWords, words } from "./words.ts";

/** Tells how the announcement of an item stands, and announces it or takes that back. Each choice is sent at once. */
export const PostBox = ({ item: { kind, id } }: { readonly item: ItemRef }) => {
  const { hasChannel, post, inFlight, wantChannel, want, leave, announce } = useUnit({
    hasChannel: $hasChannel,
    post: $post,
    inFlight: $inFlight,
    wantChannel: channelWanted,
    want: postWanted,
    leave: postLeft,
    announce: announcePressed,
  });
  useEffect(() => {
    wantChannel();
    want({ kind, id });
    return () => leave();
  }, [wantChannel, want, leave, kind, id]);
  if (!hasChannel || post === "loading") return null;
  // A stopped announcement is chosen again to be sent anew.
  const isAnnounced = post !== null && post.isWanted && ["waiting", "sending", "posted"].includes(post.state);
  const wish = inFlight.find((one) => one.kind === kind && one.id === id);
  return (
    <Checkbox
      label={words.announce}
      hint={post === null ? words.notYet : stateWords[post.state]}
      checked={wish ? wish.isWanted : isAnnounced}
      onChange={({ currentTarget: { checked } }) => announce({ kind, id, isWanted: checked })}
    />
  );
};
