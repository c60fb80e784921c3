import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { ended, SafeClient, watchConnection } from "./connections.ts";
import { clientOptions } from "./driver.ts";
import { EngineRefusal } from "./refusal.ts";

// A machine that is gone loses its lock after a minute. Waiting for the lock ends at the driver's limit.
const keptAlive = "set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3";
const lock = "select pg_advisory_lock(hashtextextended('the community site of an esport club', 0))";
const lockTimeout = "55P03";

/** Milliseconds before a lost lock is taken again. */
const pause = 1_000;

const connected = async (url: string): Promise<Client> => {
  const client = new SafeClient(clientOptions({ url }));
  try {
    await client.connect();
    await client.query(keptAlive);
    await client.query(lock);
    return client;
  } catch (error) {
    void ended(client);
    if (!(error instanceof Error && "code" in error && error.code === lockTimeout)) throw error;
    throw new EngineRefusal(
      "The database of DATABASE_URL is used by another site that runs: stop that one, or give this site a database of its own.",
      error,
    );
  }
};

/**
 * Locks a database for this process until the returned function is called: the page cache of a second site would be stale. Throws an
 * `EngineRefusal` when another site has it.
 *
 * @param onLost called when the connection is lost and another site has taken the database
 */
export const holdDatabase = async (
  url: string,
  onLost: (error: EngineRefusal) => void,
): Promise<() => Promise<void>> => {
  let isLetGo = false;
  let client = await connected(url);
  const again = async (): Promise<void> => {
    await wait(pause, undefined, { ref: false });
    if (isLetGo) return;
    try {
      client = await connected(url);
    } catch (error) {
      return error instanceof EngineRefusal ? onLost(error) : again();
    }
    if (isLetGo) await ended(client);
    else watch();
  };
  const watch = () => {
    client.once("end", () => void again());
    watchConnection(client);
  };
  watch();
  return async () => {
    isLetGo = true;
    await ended(client);
  };
};
