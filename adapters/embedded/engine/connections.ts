import { Client, type ClientBase, type ClientConfig } from "pg";

/** In milliseconds: between two checks of a connection, until a check fails, and until an end is forced. */
const times = { look: 10_000, answer: 5_000, end: 2_000 };

/**
 * The driver's client with a listener from its first moment: an error that comes between two owners, as one right behind the answer of
 * a start, would end the process. The next statement throws on a broken connection.
 */
export class SafeClient extends Client {
  constructor(options?: ClientConfig) {
    super(options);
    this.on("error", () => {});
  }
}

type Ending = { end(): Promise<void> };

/** Ends a connection or a pool, and waits no longer than `times.end` for a database that doesn't answer. */
export const ended = async (client: Ending): Promise<void> => {
  let late: NodeJS.Timeout | undefined;
  const end = client.end().catch(() => {});
  await Promise.race([end, new Promise<void>((resolve) => (late = setTimeout(resolve, times.end)))]);
  clearTimeout(late);
};

/** Checks an idle connection, and ends it when no answer comes: a machine that is gone closes nothing. */
export const watchConnection = (
  client: ClientBase & Ending,
  { look, answer }: Readonly<Record<"look" | "answer", number>> = times,
): void => {
  const looking = setInterval(() => {
    client.query({ text: "select", query_timeout: answer } as { text: string }).catch(() => void ended(client));
  }, look).unref();
  client.once("end", () => clearInterval(looking));
};
