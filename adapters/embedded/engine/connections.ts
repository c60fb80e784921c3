import type { ClientBase } from "pg";

/** In milliseconds: between two looks at whether a connection still stands, how long one may take, and how long an end. */
const times = { look: 10_000, answer: 5_000, end: 2_000 };

type Ending = { end(): Promise<void> };

/** Ends a connection, or a pool of them, without waiting longer for a database that says nothing. */
export const ended = async (client: Ending): Promise<void> => {
  let late: NodeJS.Timeout | undefined;
  const end = client.end().catch(() => {});
  await Promise.race([end, new Promise<void>((resolve) => (late = setTimeout(resolve, times.end)))]);
  clearTimeout(late);
};

/** Ends a connection that is asked nothing else once it gives no answer: a machine that is gone says nothing. */
export const watchConnection = (
  client: ClientBase & Ending,
  { look, answer }: Readonly<Record<"look" | "answer", number>> = times,
): void => {
  const looking = setInterval(() => {
    client.query({ text: "select", query_timeout: answer } as { text: string }).catch(() => void ended(client));
  }, look).unref();
  client.once("end", () => clearInterval(looking));
};
