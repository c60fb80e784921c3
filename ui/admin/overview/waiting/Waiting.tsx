import { type ReactNode, useEffect, useId } from "react";
import { type Match, startOf, stateOf } from "../../../../domain/club/matches/match.ts";
import type { Overview } from "../../../../domain/club/overview.ts";
import type { Waiting as AllWaiting } from "../../../../domain/club/waiting.ts";
import { dayIn } from "../../../../domain/shared/wallTime.ts";
import { matchPath } from "../../../club/matches/address.ts";
import { MatchPlaces, scorePreload } from "../../../club/matches/admin/places.tsx";
import { matchesAddress } from "../../../club/matches/admin/address.ts";
import { scoringOpened } from "../../../club/matches/admin/score/scoring.ts";
import { nameOf, startIn } from "../../../club/matches/admin/words.ts";
import { contentAddress } from "../../../content/admin/address.ts";
import { editOpened } from "../../../content/admin/edit/edit.ts";
import { editPreload } from "../../../content/admin/places.tsx";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton, QuietLink } from "../../../design/components/actions/QuietButton.tsx";
import { Icon, type IconName } from "../../../design/components/media/Icon.tsx";
import { daysSince } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { $channel, $inFlight, announcePressed, channelWanted } from "../../../discord/discord.ts";
import { isMatchPost, stateWords, titleOf } from "../../../discord/words.ts";
import { commentsAddress } from "../../../content/reactions/admin/address.ts";
import { messagesAddress } from "../../../messages/admin/inbox/address.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { $now, clubZone } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { applicationsAddress } from "../../address.ts";
import { reportsView, viewAddress } from "../../viewAddress.ts";
import { words as adminWords } from "../../words.ts";
import { useRowFocusRestore } from "../../rowFocus.ts";
import { $overview } from "../overview.ts";
import { Section, SectionTitle } from "../overview.styles.ts";
import { $isAsked, $lines, $waiting, waitingRetried } from "./waiting.ts";
import { Calm, Entry, Tonight } from "./Waiting.styles.ts";
import { words } from "./waitingWords.ts";

type LineProps = {
  readonly icon: IconName;
  readonly what: string;
  readonly detail: string;
  readonly isDue?: boolean;
  /** The one act. */
  readonly children: ReactNode;
};

const Line = ({ icon, what, detail, isDue = false, children }: LineProps) => (
  <Entry $isDue={isDue}>
    <Icon name={icon} />
    <div>
      <b dir="auto">{typeset(what)}</b>
      <p>{french(detail)}</p>
    </div>
    {children}
  </Entry>
);

/** The announcements that Discord refused. */
const StoppedPosts = () => {
  const { channel, inFlight, announce } = useUnit({
    channel: $channel,
    inFlight: $inFlight,
    announce: announcePressed,
  });
  if (channel === null) return null;
  return (
    <>
      {channel.state === "broken" && (
        <Line icon="megaphone" what={words.broken} detail={words.brokenText} isDue>
          <QuietLink to={contentAddress({})}>{words.see}</QuietLink>
        </Line>
      )}
      {channel.stopped.map((post) => {
        const title = titleOf(post);
        const { kind, id, isLive, state } = post;
        return (
          <Line key={`${kind} ${id}`} icon="megaphone" what={title} detail={stateWords[state]} isDue>
            {isLive ? (
              <QuietButton
                busy={inFlight.some((one) => one.kind === kind && one.id === id)}
                aria-label={french(words.againOf(title))}
                onClick={() => announce({ ...post, isWanted: true })}
              >
                {words.again}
              </QuietButton>
            ) : (
              <QuietLink
                to={
                  isMatchPost(kind) ? matchesAddress({}) : contentAddress({ kind: kind === "tip" ? kind : "article" })
                }
                aria-label={french(words.seeOf(title))}
              >
                {words.see}
              </QuietLink>
            )}
          </Line>
        );
      })}
    </>
  );
};

type ListProps = {
  /** Null: it can't be read. */
  readonly overview: Overview | null;
  readonly waiting: AllWaiting;
};

const Entries = ({ overview, waiting }: ListProps) => {
  const { moment, lines, score, edit } = useUnit({
    moment: $now,
    lines: $lines,
    score: scoringOpened,
    edit: editOpened,
  });
  const kept = useRowFocusRestore(lines);
  const { messages, reports, appeals, toScore, drafts } = waiting;
  const held = waiting.held.article + waiting.held.tip;
  const { channel } = lines;
  const { pending, oldestPending } = overview ?? { pending: 0, oldestPending: null };
  const comments = waiting.comments.article + waiting.comments.tip;
  const hasPosts = channel !== null && (channel.state === "broken" || channel.stopped.length > 0);
  if (
    overview &&
    pending + messages + reports + appeals + held + comments + toScore.length + drafts.length === 0 &&
    !hasPosts
  ) {
    return (
      <Calm>
        <b>{words.calm}</b>
        <p>{french(words.calmText)}</p>
      </Calm>
    );
  }
  return (
    <ul {...kept}>
      {toScore.map((match) => {
        const { day, time } = startIn(match);
        return (
          <Line key={match.id} icon="calendar" what={nameOf(match)} detail={words.toScore(`${day} ${time}`)} isDue>
            <QuietButton
              {...scorePreload}
              aria-label={french(words.scoreOf(nameOf(match)))}
              onClick={() => score(match)}
            >
              {words.score}
            </QuietButton>
          </Line>
        );
      })}
      {!overview && (
        <Line icon="mail" what={words.uncounted} detail={words.uncountedText}>
          <QuietLink to={applicationsAddress({ status: "pending" })}>{words.see}</QuietLink>
        </Line>
      )}
      {pending > 0 && (
        <Line
          icon="mail"
          what={words.applications(pending)}
          detail={words.since(oldestPending === null ? 0 : daysSince(oldestPending, moment), pending)}
          isDue
        >
          <QuietLink to={applicationsAddress({ status: "pending" })}>{words.answer}</QuietLink>
        </Line>
      )}
      {messages > 0 && (
        <Line icon="chat" what={words.messages(messages)} detail={words.messagesText(messages)} isDue>
          <QuietLink to={messagesAddress({ filter: "open" })} aria-label={french(words.answerMessages)}>
            {words.answer}
          </QuietLink>
        </Line>
      )}
      {reports > 0 && (
        <Line icon="alert" what={words.reports(reports)} detail={words.reportsText} isDue>
          <QuietLink to={viewAddress(reportsView)}>{words.check}</QuietLink>
        </Line>
      )}
      {appeals > 0 && (
        <Line icon="alert" what={words.appeals(appeals)} detail={words.appealsText} isDue>
          <QuietLink to={viewAddress(reportsView)} aria-label={french(words.answerAppeals)}>
            {words.answer}
          </QuietLink>
        </Line>
      )}
      {held > 0 && (
        <Line icon="chat" what={words.held(held)} detail={words.heldText} isDue>
          <QuietLink
            to={commentsAddress({ kind: waiting.held.article > 0 ? "article" : "tip", state: "held" })}
            aria-label={words.checkHeld}
          >
            {words.check}
          </QuietLink>
        </Line>
      )}
      {comments > 0 && (
        <Line icon="chat" what={words.comments(comments)} detail={words.commentsSince} isDue>
          <QuietLink to={commentsAddress({ kind: waiting.comments.article > 0 ? "article" : "tip" })}>
            {words.read}
          </QuietLink>
        </Line>
      )}
      <StoppedPosts />
      {drafts.map(({ kind, id, title }) => (
        <Line key={id} icon="pen" what={title} detail={words.draft(kind)}>
          <QuietButton
            {...editPreload}
            look="bare"
            aria-label={french(words.resumeOf(title))}
            onClick={() => edit({ kind, id })}
          >
            {words.resume}
          </QuietButton>
        </Line>
      ))}
    </ul>
  );
};

/** In the evening a match begins tonight. */
const evening = 18;

const whenOf = (match: Match, now: number): string => {
  if (stateOf(match, { now, zone: clubZone }) === "live") return words.live;
  const start = startOf(match);
  if (dayIn(start, clubZone) !== dayIn(now, clubZone)) return words.tomorrow;
  const hour = Number(
    new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", timeZone: clubZone }).format(start).slice(0, 2),
  );
  return hour >= evening ? words.tonight : words.today;
};

const NextMatch = ({ match }: { readonly match: Match }) => {
  const { now, score } = useUnit({ now: $now, score: scoringOpened });
  const title = useId();
  const { day, time } = startIn(match);
  const hasBegun = match.status === "live" || startOf(match) <= now.now;
  return (
    <Section $span={4} aria-labelledby={title}>
      <SectionTitle id={title}>{whenOf(match, now.now)}</SectionTitle>
      <Tonight>
        <h3 dir="auto">{typeset(nameOf(match))}</h3>
        <time dateTime={match.start}>{typeset(`${day} ${time}`)}</time>
        <p dir="auto">{typeset([match.competition, match.stage].filter(Boolean).join(", "))}</p>
        <div>
          {hasBegun ? (
            <Button size="small" {...scorePreload} onClick={() => score(match)}>
              {words.score}
            </Button>
          ) : (
            <QuietLink to={matchPath(match.slug)}>{words.seeMatch}</QuietLink>
          )}
        </div>
      </Tonight>
    </Section>
  );
};

/** What waits for an answer, each with its act, and the match of the evening. */
export const Waiting = () => {
  const { overview, waiting, isAsked, retry, wantChannel } = useUnit({
    overview: $overview,
    waiting: $waiting,
    isAsked: $isAsked,
    retry: waitingRetried,
    wantChannel: channelWanted,
  });
  const title = useId();
  useFollowing("matches");
  useFollowing("reports");
  useEffect(() => wantChannel(), [wantChannel]);
  const next = waiting.status === "ready" ? waiting.value.next : null;
  return (
    <>
      <Section $span={next ? 8 : 12} aria-labelledby={title}>
        <SectionTitle id={title}>{words.title}</SectionTitle>
        {waiting.status === "failed" && (
          <Entry as="div" role="alert">
            <Icon name="alert" />
            <b>{french(words.failed)}</b>
            <QuietButton busy={isAsked} onClick={() => (focusContent(), retry())}>
              {adminWords.retry}
            </QuietButton>
          </Entry>
        )}
        {waiting.status === "ready" && <Entries overview={valueOf(overview)} waiting={waiting.value} />}
      </Section>
      {next && <NextMatch match={next} />}
      <MatchPlaces />
    </>
  );
};
