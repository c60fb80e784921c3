import { useRef } from "react";
import { styled } from "styled-components";
import { QuietButton, QuietLink } from "../design/components/actions/QuietButton.tsx";
import { french } from "../design/components/text/french.ts";
import { VisuallyHidden } from "../design/components/text/VisuallyHidden.tsx";
import { meaning } from "../design/tokens/meaning.ts";
import { space, stroke } from "../design/tokens/measures.ts";
import type { MemberTab } from "../lib/page/slots.ts";
import { useUnit } from "../lib/useUnit.ts";
import { choicesAddress, notificationsTab } from "./address.ts";
import { $hasMore, $unread, allRead, moreWanted } from "./inbox.ts";
import { Lines } from "./Lines.tsx";
import { Shown } from "./Shown.tsx";
import { words } from "./words.ts";

const Acts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x3};
  margin-bottom: ${space.x4};
`;

const Framed = styled.div`
  border: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surfaceRaised};
`;

const More = styled(QuietButton)`
  margin-top: ${space.x4};
`;

const Panel = () => {
  const { unread, hasMore, readAll, more } = useUnit({
    unread: $unread,
    hasMore: $hasMore,
    readAll: allRead,
    more: moreWanted,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {words.title}
      </VisuallyHidden>
      <Acts>
        {unread > 0 && (
          // The button is removed once all are read.
          <QuietButton onClick={() => (heading.current?.focus({ preventScroll: true }), readAll())}>
            {french(words.readAll)}
          </QuietButton>
        )}
        <QuietLink to={choicesAddress}>{french(words.choose)}</QuietLink>
      </Acts>
      <Shown>
        {(lines) => (
          <>
            <Framed>
              <Lines label={words.title} lines={lines} />
            </Framed>
            {hasMore && <More onClick={() => more()}>{words.more}</More>}
          </>
        )}
      </Shown>
    </>
  );
};

/** All of the member's notifications. */
export const tab: MemberTab = { key: notificationsTab, words: words.title, Panel };
