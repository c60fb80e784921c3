import { useEffect } from "react";
import { styled } from "styled-components";
import type { Followed } from "../../domain/notifications/following.ts";
import { memberPath } from "../accounts/members/address.ts";
import { personPath, teamPath } from "../club/teams/address.ts";
import { listAddress as newsAddress } from "../content/articles/listAddress.ts";
import { Link } from "../design/components/actions/Link.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../design/components/feedback/Skeleton.tsx";
import { french, typeset } from "../design/components/text/french.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space, stroke } from "../design/tokens/measures.ts";
import { nameText } from "../design/tokens/text.ts";
import { focusContent } from "../lib/focusContent.ts";
import { useUnit } from "../lib/useUnit.ts";
import { listAddress as tipsAddress } from "../tips/listAddress.ts";
import { $followed, followedRetried, followedWanted, keyOf, $stopping, stopPressed } from "./followedList.ts";
import { followedWords as words } from "./words.ts";

const List = styled.ul`
  width: 100%;
  border-top: ${stroke.hairline} solid ${meaning.line};

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x2} ${space.x4};
    padding-block: ${space.x2};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    ${nameText}
  }
  span {
    display: block;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  button {
    flex: none;
  }
`;

const addresses = {
  team: (slug) => teamPath(slug as never),
  person: (slug) => personPath(slug as never),
  article: (category) => newsAddress({ category }),
  tip: (category) => tipsAddress({ category }),
  member: memberPath,
} satisfies Readonly<Record<Followed["kind"], (slug: string) => string>>;

/** All that the member follows: teams, people, categories and members. */
export const FollowedList = () => {
  const { followed, stopping, want, retry, stop } = useUnit({
    followed: $followed,
    stopping: $stopping,
    want: followedWanted,
    retry: followedRetried,
    stop: stopPressed,
  });
  useEffect(() => want(), [want]);

  if (followed.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (followed.status === "failed") {
    return (
      <>
        <p role="status">{french(words.failed)}</p>
        <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>
      </>
    );
  }
  if (followed.value.length === 0) return <p>{french(words.none)}</p>;
  return (
    <List aria-label={words.title}>
      {followed.value.map((one) => (
        <li key={keyOf(one)}>
          <div>
            <Link to={addresses[one.kind](one.slug)}>
              <bdi>{typeset(one.name)}</bdi>
            </Link>
            <span>{french(words.kinds[one.kind])}</span>
          </div>
          <QuietButton
            look="bare"
            busy={stopping.includes(keyOf(one))}
            aria-label={typeset(words.stopFor(one.name))}
            onClick={() => (focusContent(), stop(one))}
          >
            {words.stop}
          </QuietButton>
        </li>
      ))}
    </List>
  );
};
