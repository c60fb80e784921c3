import { useEffect, useId } from "react";
import { styled } from "styled-components";
import { profileTabAddress } from "../accounts/profile/address.ts";
import { TextLink } from "../design/components/actions/TextLink.tsx";
import { french } from "../design/components/text/french.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space, stroke } from "../design/tokens/measures.ts";
import { useUnit } from "../lib/useUnit.ts";
import { notificationsTab } from "./address.ts";
import { $list, listWanted } from "./inbox.ts";
import { Lines } from "./Lines.tsx";
import { words } from "./words.ts";

const News = styled.section`
  margin-bottom: ${space.x6};

  h2 {
    margin-bottom: ${space.x3};
    font-size: ${size.headline};
  }
  ul {
    margin-bottom: ${space.x3};
    border: ${stroke.hairline} solid ${meaning.line};
    background: ${meaning.surfaceRaised};
  }
`;

const shown = 3;

/** The latest unread notifications. Nothing without any. */
export const NewsSince = () => {
  const { list, want } = useUnit({ list: $list, want: listWanted });
  const id = useId();
  useEffect(() => want(), [want]);
  const unread = list.status === "ready" ? list.value.filter(({ isRead }) => !isRead) : [];
  if (unread.length === 0) return null;
  return (
    <News aria-labelledby={id}>
      <h2 id={id}>{french(words.unreadOnes)}</h2>
      <Lines label={words.unreadOnes} lines={unread.slice(0, shown)} />
      <TextLink to={profileTabAddress(notificationsTab)}>{french(words.all)}</TextLink>
    </News>
  );
};
