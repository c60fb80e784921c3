import { letterPath } from "../../../../domain/club/letter/paths.ts";
import { FollowWays } from "../../../club/FollowWays.tsx";
import { ButtonLink } from "../../../design/components/actions/Button.tsx";
import { Link } from "../../../design/components/actions/Link.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { PageHead } from "../../../design/components/frames/PageHead.tsx";
import { LinkRow } from "../../../design/components/lists/LinkRow.styles.ts";
import { Pager } from "../../../design/components/lists/Pager.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { FirstState } from "../../../design/components/surfaces/FirstState.tsx";
import { longDate } from "../../../design/components/text/format.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import type { PageHandle } from "../../../lib/page/handle.ts";
import { Head } from "../../../lib/page/Head.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { newsletterField } from "../words.ts";
import { $archiveStatus, $letters, archiveAddress, archiveOpened, archiveReads, archiveRetried } from "./archive.ts";
import { Body, Onward } from "./archive.styles.ts";
import { words } from "./words.ts";

/** The letters, or the reason why there are none with the next step. */
const Letters = () => {
  const { letters, retry } = useUnit({ letters: $letters, retry: archiveRetried });
  if (letters.status === "loading") return <TextSkeleton words={words.loadingList} />;
  if (letters.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
    const advice = adviceOnRead(letters);
    return <EmptyState why="failed" title={words.listFailed} text={advice} action={again} />;
  }
  const { items, page, pages } = letters.value;
  if (items.length === 0)
    return <FirstState what="news" title={words.none} text={words.noneText} ways={<FollowWays />} />;
  return (
    <>
      <ul aria-label={words.list}>
        {items.map(({ slug, title, lead, sentAt }) => (
          <LinkRow key={slug}>
            <Link to={letterPath(slug)}>{typeset(title)}</Link>
            <time dateTime={sentAt}>{longDate(sentAt)}</time>
            {lead && <p>{typeset(lead)}</p>}
          </LinkRow>
        ))}
      </ul>
      <Pager label={words.pages} page={page} pages={pages} addressOf={archiveAddress} />
      <Onward as="div">
        <ButtonLink to={`#${newsletterField}`}>{words.subscribe}</ButtonLink>
      </Onward>
    </>
  );
};

/** The archive of the newsletter. */
export const Component = () => {
  const letters = useUnit($letters);
  const page = letters.status === "ready" ? letters.value.page : null;
  return (
    <>
      <Head
        title={words.titleOf(page ?? 1)}
        description={words.lead}
        path={page === null ? undefined : archiveAddress(page)}
      />
      <PageHead title={words.title} text={words.lead} />
      <Body>
        <Letters />
      </Body>
    </>
  );
};

export const handle: PageHandle = {
  opened: archiveOpened,
  status: $archiveStatus,
  reads: archiveReads,
  shows: ["letters"],
};
