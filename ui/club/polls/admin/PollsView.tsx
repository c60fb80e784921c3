import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { bestHours, hoursPassed, spans, weeksFrom } from "../../../../domain/club/polls/hours.ts";
import type { Poll, TeamPlayer } from "../../../../domain/club/polls/polls.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { dayIn, wallTimeOf } from "../../../../domain/shared/wallTime.ts";
import { NotReady } from "../../../admin/NotReady.tsx";
import { teamsView, viewAddress } from "../../../admin/viewAddress.ts";
import { Button, ButtonLink } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { lazyModule, preloadProps, useLazyModule } from "../../../design/components/lazyModule.ts";
import { Select } from "../../../design/components/lists/Select.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { longDay } from "../../../design/components/text/format.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { $now, clubZone } from "../../../lib/page/now.ts";
import { useHasFeature } from "../../../lib/page/features.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { staffEvents } from "../../events/admin/events.ts";
import { form as matchForm } from "../../matches/admin/edit/matchForm.ts";
import { Became } from "../Became.tsx";
import { Frame, List, Quiet } from "../polls.styles.ts";
import { WhoCan } from "../WhoCan.tsx";
import { blockName, titleOf, words as pollWords } from "../words.ts";
import {
  $closed,
  $closing,
  $linking,
  $opening,
  $players,
  $staffPolls,
  $unclosed,
  closePressed,
  deskLeft,
  deskShown,
  linkPressed,
  matchPressed,
  openPressed,
  playersRetried,
  pollsRetried,
  trainingPressed,
} from "./desk.ts";
import { Acts, Ask, Best, Page, PlayerRow } from "./PollsView.styles.ts";
import { viewWords } from "./viewWords.ts";
import { words } from "./words.ts";

const eventDialog = lazyModule(async () => (await import("../../events/admin/EventDialog.tsx")).EventDialog);
const matchDialog = lazyModule(async () => (await import("../../matches/admin/edit/MatchDialog.tsx")).MatchDialog);

const lengths = [1, 2, 3, 4] as const;
const fieldIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? "").trim();

/** Typed usernames may begin with "@". */
const usernameIn = (typed: string): string => typed.replace(/^@\s*/, "");

/** Whether the control that had the focus has left the page. */
const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

type PlayerProps = {
  readonly player: TeamPlayer;
  /** The list stays unfolded when the last player is linked. */
  readonly onSend: () => void;
};

/** Says which member a player is. */
const Player = ({ player: { person, name, username }, onSend }: PlayerProps) => {
  const { linking, link } = useUnit({ linking: $linking, link: linkPressed });
  const busy = linking.some((one) => one.person === person);
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(username);
  // The pressed button goes with its answer: the row keeps the focus.
  useEffect(() => {
    if (before.current !== username && isFocusLost()) row.current?.focus();
    before.current = username;
  }, [username]);
  const [isMissing, miss] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = usernameIn(fieldIn(event.currentTarget, "username"));
    miss(typed === "");
    if (typed === "") {
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    onSend();
    link({ person, username: typed });
  };
  return (
    <PlayerRow ref={row} tabIndex={-1}>
      {username === null ? (
        <form noValidate onSubmit={send}>
          <Field
            label={words.usernameOf(name)}
            name="username"
            autoComplete="off"
            required
            maxLength={40}
            error={isMissing ? words.usernameMissing : undefined}
            onChange={() => miss(false)}
          />
          <QuietButton type="submit" busy={busy} aria-label={french(words.linkOf(name))}>
            {words.link}
          </QuietButton>
        </form>
      ) : (
        <>
          <p>
            <b>{typeset(name)}</b> <bdi>{username}</bdi>
          </p>
          <QuietButton
            look="bare"
            busy={busy}
            aria-label={french(words.unlinkOf(name))}
            onClick={() => link({ person, username: null })}
          >
            {words.unlink}
          </QuietButton>
        </>
      )}
    </PlayerRow>
  );
};

/** Opens a poll, and says which members the players of the team are. */
const NewPoll = ({ players }: { readonly players: readonly TeamPlayer[] }) => {
  const { moment, opening, open } = useUnit({ moment: $now, opening: $opening, open: openPressed });
  const teams = [...new Map(players.map(({ team, game }) => [team, game]))];
  const [chosen, choose] = useState("");
  const [unfolded, unfold] = useState<boolean | null>(null);
  const team = teams.find(([slug]) => slug === chosen)?.[0] ?? teams[0]?.[0];
  const weeks = weeksFrom(dayIn(moment.now, clubZone));
  if (team === undefined) {
    return (
      <EmptyState
        why="first"
        heading="h3"
        title={words.noPlayers}
        text={words.noPlayersText}
        action={
          <ButtonLink size="small" to={viewAddress(teamsView)}>
            {words.toTeams}
          </ButtonLink>
        }
      />
    );
  }
  const own = players.filter((one) => one.team === team);
  const unlinked = own.filter(({ username }) => username === null).length;
  const isUnfolded = unfolded ?? unlinked > 0;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const span = spans[Number(fieldIn(form, "span"))] ?? spans[0];
    open({ team, week: fieldIn(form, "week"), ...span });
  };
  return (
    <Ask>
      <h3>{french(words.ask)}</h3>
      <form onSubmit={send}>
        <Select
          label={words.team}
          value={team}
          onChange={({ currentTarget }) => choose(currentTarget.value as Slug)}
          choices={teams.map(([value, game]) => ({ value, words: game }))}
        />
        <Select
          key={weeks[0]}
          label={words.week}
          name="week"
          defaultValue={weeks[1]}
          choices={weeks.map((value, at) => ({
            value,
            words: french(at === 0 ? words.thisWeek(longDay(value)) : words.weekOf(longDay(value))),
          }))}
        />
        <Select
          label={words.hours}
          name="span"
          defaultValue="0"
          choices={spans.map(({ from, until }, at) => ({
            value: String(at),
            words: french(words.span(from, until)),
          }))}
        />
        <Button type="submit" size="small" busy={opening.length > 0}>
          {french(words.open)}
        </Button>
      </form>
      <details open={isUnfolded}>
        <summary onClick={(event) => (event.preventDefault(), unfold(!isUnfolded))}>
          {french(`${words.players} : ${unlinked === 0 ? words.allLinked : words.unlinked(unlinked)}`)}
        </summary>
        <Quiet>{french(words.playersText)}</Quiet>
        <ul>
          {own.map((player) => (
            <Player key={player.person} player={player} onSend={() => unfold(true)} />
          ))}
        </ul>
      </details>
    </Ask>
  );
};

/** The best hours, each one press away from a training or a match. */
const BestHours = ({ poll }: { readonly poll: Poll }) => {
  const { train, match, moment } = useUnit({ train: trainingPressed, match: matchPressed, moment: $now });
  const hasMatches = useHasFeature("matches");
  const [length, choose] = useState<number>(2);
  const answers = poll.players.flatMap(({ hours }) => hours ?? []);
  const best = bestHours(answers, poll, length, hoursPassed(poll.week, wallTimeOf(moment.now, clubZone)));
  return (
    <Best>
      <header>
        <h4>{french(pollWords.best)}</h4>
        <Select
          label={words.length}
          value={String(length)}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          choices={lengths.map((hours) => ({ value: String(hours), words: french(words.lengthOf(hours)) }))}
        />
      </header>
      {best.length === 0 ? (
        <Quiet>{french(pollWords.noBest)}</Quiet>
      ) : (
        <ol>
          {best.map((block) => {
            const name = blockName(poll.week, block);
            return (
              <li key={name}>
                <p>
                  <b>{typeset(name)}</b>{" "}
                  {french(words.can(block.count, poll.players.length) + words.free(block.count, block.free))}
                </p>
                <Acts>
                  <QuietButton
                    {...preloadProps(eventDialog)}
                    aria-label={french(words.of(words.training, name))}
                    onClick={() => train({ poll, block })}
                  >
                    {french(words.training)}
                  </QuietButton>
                  {hasMatches && (
                    <QuietButton
                      look="bare"
                      {...preloadProps(matchDialog)}
                      aria-label={french(words.of(words.match, name))}
                      onClick={() => match({ poll, block })}
                    >
                      {french(words.match)}
                    </QuietButton>
                  )}
                </Acts>
              </li>
            );
          })}
        </ol>
      )}
    </Best>
  );
};

const OnePoll = ({ poll }: { readonly poll: Poll }) => {
  const { closed, closing, unclosed, close } = useUnit({
    closed: $closed,
    closing: $closing,
    unclosed: $unclosed,
    close: closePressed,
  });
  const { id, isOpen, players } = poll;
  const made = unclosed.find((one) => one.id === id);
  const act = made?.event ? words.closeWithEvent : made?.match ? words.closeWithMatch : words.close;
  const heading = useRef<HTMLHeadingElement>(null);
  // It moves to the closed ones, without the pressed button.
  useEffect(() => {
    if (!isOpen && closed === id && isFocusLost()) heading.current?.focus();
  }, [closed, id, isOpen]);
  const missing = players.filter(({ hours }) => hours === null).map(({ name }) => name);
  const title = titleOf(poll);
  return (
    <Frame>
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {typeset(title)}
        </h3>
        <Status
          tone={isOpen ? "wait" : "draft"}
          words={isOpen ? pollWords.answered(players.length - missing.length, players.length) : pollWords.closed}
        />
      </header>
      <Became poll={poll} />
      {isOpen ? (
        <>
          <BestHours poll={poll} />
          <section>
            <h4>{french(pollWords.who)}</h4>
            <WhoCan poll={poll} />
            {missing.length > 0 && <Quiet>{typeset(words.missing(missing.join(", ")))}</Quiet>}
          </section>
          <Acts>
            <QuietButton
              look="bare"
              busy={closing.some((one) => one.id === id)}
              aria-label={french(words.of(act, title))}
              onClick={() => close(id)}
            >
              {french(act)}
            </QuietButton>
          </Acts>
        </>
      ) : (
        <details>
          <summary>{french(words.answers)}</summary>
          <WhoCan poll={poll} />
        </details>
      )}
    </Frame>
  );
};

/** The dialogs that begin with what a poll found. */
const Dialogs = () => {
  const { event, match, closeEvent, closeMatch, lost } = useUnit({
    event: staffEvents.form.$editing,
    match: matchForm.$editing,
    closeEvent: staffEvents.form.closed,
    closeMatch: matchForm.closed,
    lost: partLoadFailed,
  });
  const EventDialog = useLazyModule(eventDialog, event !== null, () => (closeEvent(), lost()));
  const MatchDialog = useLazyModule(matchDialog, match !== null, () => (closeMatch(), lost()));
  return (
    <>
      {EventDialog && <EventDialog />}
      {MatchDialog && <MatchDialog />}
    </>
  );
};

/** The view where the staff asks a team's players when they can. */
const PollsView = () => {
  const { polls, players, show, leave, retryPolls, retryPlayers } = useUnit({
    polls: $staffPolls,
    players: $players,
    show: deskShown,
    leave: deskLeft,
    retryPolls: pollsRetried,
    retryPlayers: playersRetried,
  });
  useFollowing("polls");
  useEffect(() => {
    show();
    return () => leave();
  }, [show, leave]);
  if (players.status !== "ready") return <NotReady state={players} words={words} retry={retryPlayers} />;
  if (polls.status !== "ready") return <NotReady state={polls} words={words} retry={retryPolls} />;
  const open = polls.value.filter(({ isOpen }) => isOpen).toReversed();
  const past = polls.value.filter(({ isOpen }) => !isOpen);
  return (
    <Page>
      <Quiet>{french(words.lead)}</Quiet>
      <NewPoll players={players.value} />
      {open.length > 0 && (
        <List aria-label={viewWords.tab}>
          {open.map((poll) => (
            <OnePoll key={poll.id} poll={poll} />
          ))}
        </List>
      )}
      {past.length > 0 && (
        <section>
          <h2>{french(words.past)}</h2>
          <List>
            {past.map((poll) => (
              <OnePoll key={poll.id} poll={poll} />
            ))}
          </List>
        </section>
      )}
      <Dialogs />
    </Page>
  );
};

export const parts: ViewParts = { Panel: PollsView };
