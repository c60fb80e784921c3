import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import type { Address } from "./access.ts";
import { SafeClient } from "./connections.ts";
import { clientOptions, type DatabaseAddress } from "./driver.ts";
import { type Engine, temporaryCluster } from "./engine.ts";

/** The content of temporary databases of one kind. */
export type Template = {
  /** Equal for equal content. Letters and digits. */
  readonly key: string;
  write(address: DatabaseAddress): Promise<void>;
};

/**
 * A database that ends with the process. Where EMBEDDED_CLUSTER names the socket folder of a running server, it is a copy of a template
 * there, because tests open hundreds. Elsewhere it has a server of its own.
 */
export const temporaryEngine = async (template: Template): Promise<Engine> => {
  const shared = process.env["EMBEDDED_CLUSTER"];
  return shared !== undefined && existsSync(shared)
    ? copyIn({ host: shared, port: 5432 }, template)
    : ownCluster(template);
};

const ownCluster = async ({ write }: Template): Promise<Engine> => {
  const { address, close } = await temporaryCluster();
  const own = { ...address, database: "postgres" };
  await write(own);
  return { address: own, close };
};

const copyIn = async (cluster: Address, template: Template): Promise<Engine> => {
  const source = `template_${template.key}`;
  const database = `copy_${randomUUID().replaceAll("-", "")}`;
  await commanding(cluster, async (command) => {
    // All templates share a lock: making a template creates roles, which belong to the whole server.
    await command("select pg_advisory_lock(hashtext('template'))");
    const known = await command(`select from pg_database where datname = '${source}'`);
    if (known.length === 0) {
      await command(`create database ${source}`);
      await template.write({ ...cluster, database: source }).catch(async (error) => {
        await command(`drop database ${source} with (force)`);
        throw error;
      });
    }
    await command("select pg_advisory_unlock(hashtext('template'))");
    // As files: takes half the time of a copy through the log, which serves templates that are written meanwhile.
    await command(`create database ${database} template ${source} strategy file_copy`);
  });
  return {
    address: { ...cluster, database },
    async close() {
      await commanding(cluster, (command) => command(`drop database if exists ${database} with (force)`));
    },
  };
};

type Command = (sql: string) => Promise<readonly unknown[]>;

const commanding = async <T>(cluster: Address, work: (command: Command) => Promise<T>): Promise<T> => {
  // Waits for the template that another process makes, without a time limit.
  const client = new SafeClient({
    ...clientOptions({ ...cluster, database: "postgres" }),
    statement_timeout: 0,
    lock_timeout: 0,
  });
  await client.connect();
  try {
    return await work(async (sql) => (await client.query(sql)).rows);
  } finally {
    await client.end();
  }
};
