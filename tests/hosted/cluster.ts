import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { temporaryCluster } from "../../adapters/embedded/engine/engine.ts";

/** What the roles of the API may do with each new object of `public`: everything, on projects from before May 2026, or nothing. */
export type DefaultPrivileges = "everything" | "nothing";

const everything = ["tables", "functions", "sequences"]
  .map(
    (objects) =>
      `alter default privileges for role postgres in schema public grant all on ${objects} to anon, authenticated, service_role;`,
  )
  .join("\n");

const sqlOf = (name: string): string => readFileSync(join(import.meta.dirname, "prelude", `${name}.sql`), "utf8");

/** Runs statements as the superuser supabase_admin. */
export const runAsAdmin = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

/** The address of a database for a role. The server trusts all, and only loopback reaches it. */
export const urlFor = (role: string, database: string, port: string | number): string =>
  `postgresql://${role}:none@127.0.0.1:${port}/${database}?sslmode=disable`;

/** Starts PostgreSQL 17 with the roles of a hosted project. It ends with its data. Returns its port on loopback. */
export const startHostedCluster = async () => {
  const { address, close } = await temporaryCluster();
  const port = await portTo(join(address.host, `.s.PGSQL.${address.port}`));
  // The first role of a cluster stays a superuser, and no session can rename its own role.
  await runAsAdmin(urlFor("postgres", "postgres", port.number), "create role initial superuser login");
  await runAsAdmin(urlFor("initial", "postgres", port.number), "alter role postgres rename to supabase_admin");
  await runAsAdmin(urlFor("supabase_admin", "postgres", port.number), `drop role initial; ${sqlOf("roles")}`);
  return {
    port: port.number,
    async close() {
      port.close();
      await close();
    },
  };
};

/** Makes a database as a hosted project has it before the first push. */
export const makeHostedDatabase = async (port: number, name: string, privileges: DefaultPrivileges): Promise<void> => {
  await runAsAdmin(urlFor("supabase_admin", "postgres", port), `create database ${name} owner postgres`);
  const sql = [sqlOf("database"), ...(privileges === "everything" ? [everything] : [])];
  await runAsAdmin(urlFor("supabase_admin", name, port), sql.join("\n"));
};

/** Passes connections to a free port of loopback on to a socket, because the CLI takes addresses with a port only. */
const portTo = async (socket: string) => {
  const server = createServer((from) => {
    const to = connect(socket);
    from.pipe(to).pipe(from);
    for (const [end, other] of [
      [from, to],
      [to, from],
    ] as const) {
      end.on("error", () => other.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { number: (server.address() as AddressInfo).port, close: () => void server.close() };
};
