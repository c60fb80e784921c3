type Needs = {
  /** Sends what is due in the outbox, as long as `goesOn` says so. */
  readonly work: (goesOn: () => boolean) => Promise<unknown>;
  /** Publishes and takes back content whose time has come. */
  readonly publish: () => Promise<unknown>;
  /** Deletes what is older than its retention. */
  readonly tidy: () => Promise<unknown>;
};

export type ScheduledJobs = {
  /** Sends what is due in the outbox. Several calls at once are one run. */
  mailsWait(): void;
  /** Waits for the job that runs; mails that still wait are sent after the next start. */
  stop(): Promise<void>;
};

const minute = 60_000;
const aDay = 24 * 60;

/** The jobs of a hosted project's cron: due content and mails each minute, old rows once a day. Begins at once. */
export const startScheduledJobs = ({ work, publish, tidy }: Needs): ScheduledJobs => {
  let last: Promise<unknown> = Promise.resolve();
  let lastPublished: Promise<unknown> = Promise.resolve();
  let isAwaited = false;
  let isStopping = false;
  let minutes = 0;

  const inTurn = (job: () => Promise<unknown>) => {
    last = last.then(job).catch((cause) => console.error(cause));
  };
  const mailsWait = () => {
    if (isAwaited) return;
    isAwaited = true;
    inTurn(() => {
      isAwaited = false;
      return work(() => !isStopping);
    });
  };

  /** Apart from the mails: a slow provider delays no publication. */
  const publishInTurn = () => {
    lastPublished = lastPublished.then(publish).catch((cause) => console.error(cause));
  };

  inTurn(tidy);
  publishInTurn();
  mailsWait();
  const timer = setInterval(() => {
    if (++minutes % aDay === 0) inTurn(tidy);
    publishInTurn();
    mailsWait();
  }, minute);
  timer.unref();

  return {
    mailsWait,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await Promise.all([last, lastPublished]);
    },
  };
};
