import { useEffect } from "react";
import { styled } from "styled-components";
import type { Activity as Left, Trace, Traces } from "../../../domain/accounts/ports.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { agoAndWhen } from "../../design/components/text/ago.ts";
import { wholeNumber } from "../../design/components/text/format.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { unfolds } from "../../design/tokens/unfolds.ts";
import { articleAddress } from "../../content/articles/address.ts";
import { focusContent } from "../../lib/focusContent.ts";
import { $now } from "../../lib/page/now.ts";
import { useSlot } from "../../lib/page/slots.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { tipAddress } from "../../tips/address.ts";
import { applicationsTab, followedTeamsTab, profileTabAddress, savedTipsTab } from "./address.ts";
import { $activity, activityWanted } from "./settings/memberData.ts";
import { activityLabels as labels, activityWords, words } from "./settings/settingsWords.ts";

/** How the address of the page is made on which the trace is. */
const pages = {
  articleComments: articleAddress,
  tipComments: tipAddress,
  articleLikes: articleAddress,
  tipLikes: tipAddress,
  tipRatings: tipAddress,
} as const;
type Kind = keyof typeof pages;

/** What has a tab of its own. */
const tabs = {
  applications: applicationsTab,
  followedTeams: followedTeamsTab,
  savedTips: savedTipsTab,
} as const;
type Listed = keyof typeof tabs;

const Kinds = styled.ul`
  width: 100%;
  border: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surfaceRaised};

  > li + li {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  summary,
  > li > p {
    display: flex;
    gap: ${space.x4};
    align-items: center;
    min-height: ${layout.touch};
    padding-inline: ${space.x4};
  }
  summary {
    ${unfolds}
    cursor: pointer;
  }
  /* In line with the counts of rows that open. */
  > li > p::after {
    content: "";
    width: 0.5em;
  }
  b {
    margin-left: auto;
    font-size: ${size.headline};
    font-weight: ${weight.black};
  }
`;

const Pages = styled.ul`
  padding: 0 ${space.x4} ${space.x3};

  li {
    padding-block: ${space.x2};
    overflow-wrap: anywhere;
  }
  a {
    display: block;
    font-weight: ${weight.bold};
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  time {
    color: ${meaning.textQuiet};
  }
`;

const Item = ({ trace, address }: { readonly trace: Trace; readonly address: string }) => {
  const moment = useUnit($now);
  return (
    <li>
      <Link to={address}>{typeset(trace.title)}</Link>
      {trace.text !== undefined && <p dir="auto">{typeset(trace.text)}</p>}
      {trace.rating !== undefined && <p>{activityWords.rating(trace.rating)}</p>}
      {trace.at !== null && <time dateTime={trace.at}>{typeset(agoAndWhen(trace.at, moment))}</time>}
    </li>
  );
};

/** A kind with its count, and the pages that it is on. */
const PagesOf = ({ kind, traces: { count, latest } }: { readonly kind: Kind; readonly traces: Traces }) => {
  const head = (
    <>
      {french(labels[kind])} <b>{wholeNumber(count)}</b>
    </>
  );
  if (latest.length === 0) return <p>{head}</p>;
  return (
    <details>
      <summary>{head}</summary>
      <Pages>
        {latest.map((trace, at) => (
          <Item key={at} trace={trace} address={pages[kind](trace.slug)} />
        ))}
        {count > latest.length && <li>{activityWords.onlyLatest(latest.length)}</li>}
      </Pages>
    </details>
  );
};

const Kept = ({ left }: { readonly left: Left }) => {
  const shown = useSlot("memberTab").map(({ key }) => key);
  const kinds = Object.keys(tabs) as readonly Listed[];
  return kinds
    .filter((kind) => shown.includes(tabs[kind]))
    .map((kind) => (
      <li key={kind}>
        <p>
          <Link to={profileTabAddress(tabs[kind])}>{french(labels[kind])}</Link> <b>{wholeNumber(left[kind])}</b>
        </p>
      </li>
    ));
};

/** What the member left on the site, with the pages where it is. */
export const Activity = () => {
  const { activity, want } = useUnit({ activity: $activity, want: activityWanted });
  useEffect(() => want(), [want]);

  if (activity.status === "loading") return <ArticleSkeleton words={words.activity.loading} />;
  if (activity.status === "failed") {
    return (
      <>
        <p role="status">{french(words.activity.failed)}</p>
        <QuietButton onClick={() => (focusContent(), want())}>{words.activity.retry}</QuietButton>
      </>
    );
  }
  return (
    <Kinds>
      {(Object.keys(pages) as readonly Kind[]).map((kind) => (
        <li key={kind}>
          <PagesOf kind={kind} traces={activity.value[kind]} />
        </li>
      ))}
      <Kept left={activity.value} />
    </Kinds>
  );
};
