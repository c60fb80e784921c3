import type { Call } from "../../functions/_shared/needs.ts";
import { type Send, sendDue } from "../../functions/_shared/outbox.ts";

type Needs = {
  readonly call: Call;
  readonly send: Send;
  /** Forgets what was kept long enough. */
  readonly tidy: () => Promise<unknown>;
};

export type Chores = {
  /** Sends what waits in the outbox, now. Several calls at once are one more round. */
  mailsWait(): void;
  /** Ends when the chore that was begun is done; mails that still wait are sent after the next start. */
  stop(): Promise<void>;
};

const minute = 60_000;
const aDay = 24 * 60;

/** What a hosted project's cron does: sends the mails that wait for another try, and tidies up once a day. Begins at once. */
export const startChores = ({ call, send, tidy }: Needs): Chores => {
  let last: Promise<unknown> = Promise.resolve();
  let isAwaited = false;
  let isStopping = false;
  let minutes = 0;

  const inTurn = (chore: () => Promise<unknown>) => {
    last = last.then(chore).catch((cause) => console.error(cause));
  };
  const mailsWait = () => {
    if (isAwaited) return;
    isAwaited = true;
    inTurn(() => {
      isAwaited = false;
      return sendDue(call, send, () => !isStopping);
    });
  };

  inTurn(tidy);
  mailsWait();
  const timer = setInterval(() => {
    if (++minutes % aDay === 0) inTurn(tidy);
    mailsWait();
  }, minute);
  timer.unref();

  return {
    mailsWait,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await last;
    },
  };
};
