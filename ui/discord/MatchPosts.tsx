import { useEffect } from "react";
import { styled } from "styled-components";
import type { MatchId } from "../../domain/club/matches/match.ts";
import { matchPostKinds } from "../../domain/discord/matchPosts.ts";
import { Checkbox } from "../design/components/forms/Checkbox.tsx";
import { size, space, weight } from "../design/tokens/measures.ts";
import { below } from "../design/tokens/screens.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $hasChannel, $inFlight, announcePressed, channelWanted } from "./discord.ts";
import {
  $matchPosts,
  $newPosts,
  isAnnounced,
  matchPostsLeft,
  matchPostsWanted,
  newPostChosen,
  newPostsWanted,
} from "./matchPosts.ts";
import { matchWords, stateWords, words } from "./words.ts";

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space.x4};
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${size.small};
    font-weight: ${weight.bold};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The choice of posts for a match that isn't saved yet. */
const NewPosts = () => {
  const { chosen, want, choose } = useUnit({ chosen: $newPosts, want: newPostsWanted, choose: newPostChosen });
  useEffect(() => want(), [want]);
  return matchPostKinds.map((kind) => (
    <Checkbox
      key={kind}
      label={matchWords.kinds[kind]}
      hint={matchWords.hints[kind]}
      checked={chosen.includes(kind)}
      onChange={({ currentTarget: { checked } }) => choose({ kind, isWanted: checked })}
    />
  ));
};

/** Tells how the announcements of a match stand. Each choice is sent at once. */
const Posts = ({ match }: { readonly match: MatchId }) => {
  const { posts, inFlight, want, leave, announce } = useUnit({
    posts: $matchPosts,
    inFlight: $inFlight,
    want: matchPostsWanted,
    leave: matchPostsLeft,
    announce: announcePressed,
  });
  useEffect(() => {
    want(match);
    return () => leave();
  }, [want, leave, match]);
  if (posts === null) return null;
  return matchPostKinds.map((kind) => {
    const post = posts.find((one) => one.kind === kind);
    const wish = inFlight.find((one) => one.kind === kind && one.id === match);
    return (
      <Checkbox
        key={kind}
        label={matchWords.kinds[kind]}
        hint={post ? (matchWords.states[post.state] ?? stateWords[post.state]) : matchWords.hints[kind]}
        checked={wish ? wish.isWanted : isAnnounced(post)}
        onChange={({ currentTarget: { checked } }) => announce({ kind, id: match, isWanted: checked })}
      />
    );
  });
};

/** Offers what the club's channel is told of a match, where the site has a channel. @param match null: a new one */
export const MatchPosts = ({ match }: { readonly match: MatchId | null }) => {
  const { hasChannel, want } = useUnit({ hasChannel: $hasChannel, want: channelWanted });
  useEffect(() => want(), [want]);
  if (!hasChannel) return null;
  return (
    <Group>
      <legend>{words.announce}</legend>
      {match === null ? <NewPosts /> : <Posts match={match} />}
    </Group>
  );
};
