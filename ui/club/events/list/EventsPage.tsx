import type { ClubEvent } from "../../../../domain/club/events/event.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { QuietButton, QuietLink } from "../../../design/components/actions/QuietButton.tsx";
import { TextSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { PageHead } from "../../../design/components/frames/PageHead.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { useHasFeature } from "../../../lib/page/features.ts";
import { Head } from "../../../lib/page/Head.tsx";
import type { PageHandle } from "../../../lib/page/handle.ts";
import { $now } from "../../../lib/page/now.ts";
import { breadcrumbs } from "../../../lib/structured/statement.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { listPath } from "../../matches/address.ts";
import { eventPath, eventsCalendar, eventsPath } from "../address.ts";
import { seatWords } from "../seats.ts";
import { phaseOf, whenOf } from "../when.ts";
import { words as eventWords } from "../words.ts";
import { About, Foot, Inside, List, Row, State } from "./EventsPage.styles.ts";
import { $events, $eventsStatus, eventsOpened, eventsRetried } from "./list.ts";
import { words } from "./words.ts";

const EventRow = ({ event }: { readonly event: ClubEvent }) => {
  const moment = useUnit($now);
  const { slug, title, kind, team, location, start } = event;
  const { weekday, day, time } = whenOf(event, moment);
  const phase = phaseOf(event, moment.now);
  const seats = seatWords(event, phase);
  return (
    <Row data-cancelled={phase === "cancelled" || undefined}>
      <time dateTime={start}>
        {day} <span>{`${weekday}\u00a0${time}`}</span>
      </time>
      <About>
        <Link to={eventPath(slug)}>
          <bdi>{typeset(title)}</bdi>
        </Link>
        <p>{typeset(`${[eventWords.kinds[kind], team?.game].filter(Boolean).join(", ")}. ${location}`)}</p>
      </About>
      <State>
        {phase === "cancelled" && eventWords.cancelled}
        {phase === "under-way" && `${eventWords.underWay}${seats ? ", " : ""}`}
        {seats && typeset(phase === "under-way" ? seats.toLowerCase() : seats)}
      </State>
    </Row>
  );
};

const Events = ({ events }: { readonly events: readonly ClubEvent[] }) => (
  <List>
    {events.map((event) => (
      <EventRow key={event.id} event={event} />
    ))}
  </List>
);

const Shown = () => {
  const { events, retry } = useUnit({ events: $events, retry: eventsRetried });
  const hasMatches = useHasFeature("matches");
  if (events.status === "loading") return <TextSkeleton words={words.loading} />;
  if (events.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
    const text = adviceOnRead(events);
    return <EmptyState why="failed" title={words.failed} text={text} action={again} />;
  }
  const { coming, past } = events.value;
  return (
    <>
      {coming.length > 0 ? (
        <section aria-labelledby="a-venir">
          <VisuallyHidden as="h2" id="a-venir">
            {words.coming}
          </VisuallyHidden>
          <Events events={coming} />
          <Foot>
            <a href={eventsCalendar}>{typeset(words.calendar)}</a>
          </Foot>
        </section>
      ) : (
        <EmptyState
          why="first"
          title={words.none}
          text={words.noneAdvice}
          action={hasMatches && <QuietLink to={listPath}>{words.toMatches}</QuietLink>}
        />
      )}
      {past.length > 0 && (
        <details>
          <summary>{french(words.past(past.length))}</summary>
          <Events events={past} />
        </details>
      )}
    </>
  );
};

const statements = [breadcrumbs({ name: eventWords.title, path: eventsPath })];

/** The club's evenings: those to come, and below them the latest ones. */
export const Component = () => {
  useFollowing("events");
  return (
    <>
      <Head title={eventWords.title} description={words.lead} path={eventsPath} data={statements} />
      <PageHead title={eventWords.title} text={words.lead} />
      <Inside>
        <Shown />
      </Inside>
    </>
  );
};

export const handle: PageHandle = { opened: eventsOpened, status: $eventsStatus, shows: ["events", "teams"] };
