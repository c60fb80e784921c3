import { cliForTests } from "./cli.ts";
import { type DefaultPrivileges, makeHostedDatabase, runAsAdmin, startHostedCluster, urlFor } from "./cluster.ts";
import { withoutSeed } from "./copy.ts";
import { mark } from "../../adapters/embedded/engine/ownDatabase.ts";

/**
 * What the embedded gateway, which answers for a project's services here, needs beside. It numbers tokens by texts, and removes rows of
 * files without the setting of Supabase's storage: only the migrations' functions stay unable to.
 */
const forGateway = `
  alter table auth.refresh_tokens alter column id drop default, alter column id type text;
  create or replace trigger protect_objects_delete before delete on storage.objects
    for each statement when (current_user = 'postgres') execute function storage.protect_delete();
  create schema embedded;
  comment on schema embedded is '${mark}';
`;

/**
 * A server with a database for each kind of default privileges, which the CLI has pushed the migrations and the seed to, and one without the
 * seed.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  const [{ port, close }, cli] = [await startHostedCluster(), cliForTests()];
  try {
    for (const name of ["everything", "nothing"] as const satisfies readonly DefaultPrivileges[]) {
      await makeHostedDatabase(port, name, name);
      const push = async (...more: readonly string[]) => {
        const { code, output } = await cli.run(["db", "push", ...more, `--remote=${urlFor("postgres", name, port)}`]);
        if (code !== 0) throw new Error(`The migrations were not pushed: ${output}`);
      };
      await push();
      await runAsAdmin(urlFor("supabase_admin", name, port), forGateway);
      if (name === "nothing") {
        await runAsAdmin(
          urlFor("supabase_admin", "postgres", port),
          `create database ${withoutSeed} template ${name} owner postgres`,
        );
      }
      await push("--include-seed");
    }
  } catch (error) {
    await close();
    throw error;
  } finally {
    cli.remove();
  }
  process.env["HOSTED_PORT"] = String(port);
  return close;
};
