import type { ReactNode } from "react";
import type { ClubEvent } from "../../../../domain/club/events/event.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { TextSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { Tag } from "../../../design/components/surfaces/Tag.tsx";
import { longDate } from "../../../design/components/text/format.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { Head } from "../../../lib/page/Head.tsx";
import { shareImagePath } from "../../../lib/page/shareImage.ts";
import type { PageHandle } from "../../../lib/page/handle.ts";
import { $now } from "../../../lib/page/now.ts";
import { breadcrumbs } from "../../../lib/structured/statement.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { zoneName } from "../../matches/state/when.ts";
import { eventCalendar, eventPath, eventsPath } from "../address.ts";
import { seatWords } from "../seats.ts";
import { phaseOf, whenOf } from "../when.ts";
import { words as eventWords } from "../words.ts";
import { $event, $eventStatus, eventOpened, eventRetried } from "./event.ts";
import { Acts, Apart, Calendar, Facts, Frame, Text } from "./EventPage.styles.ts";
import { eventStatement } from "./eventStatement.ts";
import { OwnPlace, SignUpButton } from "./SignUp.tsx";
import { WhoComes } from "./WhoComes.tsx";
import { words } from "./words.ts";

const Back = () => (
  <div>
    <TextLink way="back" to={eventsPath}>
      {words.all}
    </TextLink>
  </div>
);

const EventHeadTags = ({ event }: { readonly event: ClubEvent }) => {
  const { title, kind, location, start, slug } = event;
  const description = words.description(eventWords.kinds[kind], longDate(start), location);
  const path = eventPath(slug);
  return (
    <Head
      title={`${title}, ${longDate(start)}`}
      description={description}
      path={path}
      image={shareImagePath("evenements", slug)}
      data={[
        eventStatement(event, description),
        breadcrumbs({ name: eventWords.title, path: eventsPath }, { name: title, path }),
      ]}
    />
  );
};

const Shown = ({ event }: { readonly event: ClubEvent }) => {
  const moment = useUnit($now);
  const phase = phaseOf(event, moment.now);
  const { slug, title, kind, team, location, description, start } = event;
  const seats = seatWords(event, phase);
  return (
    <Frame>
      <EventHeadTags event={event} />
      <Back />
      <Tag $tone={phase === "cancelled" ? "plain" : "mark"}>
        {typeset(
          phase === "cancelled" ? `${eventWords.cancelled} : ${eventWords.kinds[kind]}` : eventWords.kinds[kind],
        )}
      </Tag>
      <h1>
        <bdi>{typeset(title)}</bdi>
      </h1>
      <Facts>
        <time dateTime={start}>{whenOf(event, moment).whole}</time>
        <p>{french(zoneName(moment.zone))}</p>
        <p>
          <b dir="auto">{typeset(location)}</b>
        </p>
        {team && <p>{typeset(`${words.forWhom} ${team.game}`)}</p>}
        {seats && (
          <p>
            <b>{typeset(seats)}</b>
          </p>
        )}
      </Facts>
      {description && <Text dir="auto">{typeset(description)}</Text>}
      <OwnPlace event={event} />
      {phase === "ahead" && (
        <Acts>
          <SignUpButton event={event} />
          <Calendar href={eventCalendar(slug)}>
            <Icon name="calendar" />
            {typeset(words.calendar)}
          </Calendar>
        </Acts>
      )}
      <WhoComes event={event} />
    </Frame>
  );
};

/** In place of an event. */
const Instead = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Apart>
    <Head title={title} />
    <Back />
    {children}
  </Apart>
);

/** An event, or the reason why there is none, with the next step. */
export const Component = () => {
  const { event, retry } = useUnit({ event: $event, retry: eventRetried });
  useFollowing("events");
  if (event.status === "ready") return <Shown event={event.value} />;
  if (event.status === "loading") {
    return (
      <Instead title={words.loading}>
        <TextSkeleton words={words.loading} />
      </Instead>
    );
  }
  const isFailed = event.status === "failed";
  const title = isFailed ? words.failed : words.notFound;
  const again = () => (focusContent(), retry());
  return (
    <Instead title={title}>
      <EmptyState
        heading="h1"
        why={isFailed ? "failed" : "filtered"}
        title={title}
        text={isFailed ? adviceOnRead(event) : words.notFoundAdvice}
        action={isFailed && <QuietButton onClick={again}>{words.retry}</QuietButton>}
      />
    </Instead>
  );
};

export const handle: PageHandle = {
  opened: eventOpened,
  status: $eventStatus,
  shows: ["events", "teams", "members"],
};
