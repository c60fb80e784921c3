type Needs = {
  /** Works off what waits in the outbox, as long as it goes on. */
  readonly work: (goesOn: () => boolean) => Promise<unknown>;
  /** Forgets what was kept long enough. */
  readonly tidy: () => Promise<unknown>;
};

export type ScheduledJobs = {
  /** Works off what waits in the outbox, now. Several calls at once are one more round. */
  mailsWait(): void;
  /** Ends when the chore that was begun is done; mails that still wait are sent after the next start. */
  stop(): Promise<void>;
};

const minute = 60_000;
const aDay = 24 * 60;

/** What a hosted project's cron does: works off what waits for another try, and tidies up once a day. Begins at once. */
export const startScheduledJobs = ({ work, tidy }: Needs): ScheduledJobs => {
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
      return work(() => !isStopping);
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
