import type { PgliteConnection } from "@supabase/lite/pglite";
import { createQueue, type Queue } from "./queue.ts";

/** Puts a queue before a database: from here on it is reached only from work in the queue, in its turn. */
export const inTurns = ({ driver }: PgliteConnection, timeLimit: number): Queue => {
  const [query, exec] = [driver.query.bind(driver), driver.exec.bind(driver)];
  const queue = createQueue({ timeLimit, cleanUp: () => exec("rollback") });
  driver.query = queue.guard(query) as typeof driver.query;
  driver.exec = queue.guard(exec);
  return queue;
};
