import { useEffect } from "react";
import { styled } from "styled-components";
import type { DiscordPost } from "../../domain/discord/discordPosts.ts";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Alert } from "../design/components/feedback/Alert.tsx";
import { french, typeset } from "../design/components/text/french.ts";
import { row, stack } from "../design/tokens/layout.ts";
import { space } from "../design/tokens/measures.ts";
import { focusContent } from "../lib/focusContent.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $channel, $inFlight, announcePressed, channelWanted } from "./discord.ts";
import { stateWords, titleOf, words } from "./words.ts";

const Notices = styled.div`
  ${stack(space.x3)}
  margin-bottom: ${space.x4};

  ul {
    ${stack(space.x3)}
    padding: 0;
    list-style: none;
  }
  li > div {
    ${row(space.x2)}
    padding-top: ${space.x2};
  }
`;

const Stopped = ({ post }: { readonly post: DiscordPost }) => {
  const { inFlight, announce } = useUnit({ inFlight: $inFlight, announce: announcePressed });
  const { isLive, state } = post;
  const title = titleOf(post);
  const busy = inFlight.some(({ kind, id }) => kind === post.kind && id === post.id);
  // The pressed button disappears with its line.
  const decide = (isWanted: boolean) => (focusContent(), announce({ ...post, isWanted }));
  return (
    <li>
      <p>
        <strong>{typeset(title)}</strong>
      </p>
      <p>{french(stateWords[state])}</p>
      <div>
        {isLive && (
          <QuietButton busy={busy} aria-label={words.againOf(title)} onClick={() => decide(true)}>
            {words.again}
          </QuietButton>
        )}
        <QuietButton look="bare" busy={busy} aria-label={words.leaveOf(title)} onClick={() => decide(false)}>
          {words.leave}
        </QuietButton>
      </div>
    </li>
  );
};

/** Tells the staff of a webhook that Discord refuses, and of announcements that wait for a decision. */
export const DiscordNotice = () => {
  const { channel, want } = useUnit({ channel: $channel, want: channelWanted });
  useEffect(() => want(), [want]);
  if (channel === null || (channel.state !== "broken" && channel.stopped.length === 0)) return null;
  return (
    <Notices>
      {channel.state === "broken" && (
        <Alert tone="bad" title={words.broken}>
          {words.brokenText}
        </Alert>
      )}
      {channel.stopped.length > 0 && (
        <Alert tone="wait" title={words.stopped(channel.stopped.length)}>
          <ul>
            {channel.stopped.map((post) => (
              <Stopped key={`${post.kind} ${post.id}`} post={post} />
            ))}
          </ul>
        </Alert>
      )}
    </Notices>
  );
};
