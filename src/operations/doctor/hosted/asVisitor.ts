import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsIn } from "../../../../adapters/embedded/database/migrations.ts";
import { root } from "../../../build/folders.ts";
import { type Finding, ok, problem, sentenceOf } from "../findings.ts";
import { askProject, type Project } from "./keys.ts";

/** Checks the migrations with a visitor's rights: each migration's tables exist or don't. */
export const checkTables = async (
  project: Project,
  folder = join(root, "supabase/migrations"),
): Promise<readonly Finding[]> => {
  const made = migrationsIn(folder).flatMap(({ version, name, file }) => {
    const table = /create table (?:if not exists )?public\.(\w+)/i.exec(readFileSync(file, "utf8"))?.[1];
    return table === undefined ? [] : [{ migration: `${version}_${name}`, table }];
  });
  const asked = await Promise.all(
    made.map(async ({ migration, table }) => {
      const answer = await askProject(project, `/rest/v1/${table}?select=*&limit=0`).catch(sentenceOf);
      if (typeof answer === "string") return { migration, isMissing: false, failure: answer };
      const { code } = ((await answer.json().catch(() => ({}))) ?? {}) as { readonly code?: string };
      // A visitor may not read every table: the refusal shows that it is there.
      const isMissing = code === "PGRST205" || code === "42P01";
      const isThere = answer.ok || code === "42501";
      return { migration, isMissing, failure: isThere || isMissing ? undefined : `${answer.status} ${code ?? ""}` };
    }),
  );
  const missing = asked.filter(({ isMissing }) => isMissing).map(({ migration }) => migration);
  const failed = asked.find(({ failure }) => failure !== undefined);
  if (missing.length > 0) {
    return [problem(`The project lacks the tables of ${missing.join(", ")}: run "npx supabase db push --remote".`)];
  }
  if (failed) return [problem(`The project's data can't be read (${failed.failure}): look at its dashboard.`)];
  return [ok(`The tables of the migrations are there.`)];
};

/** The functions of supabase/functions. */
export const functionNames = (folder = join(root, "supabase/functions")): readonly string[] =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.ts")));

/** Whether each function runs, and knows this site. A preflight asks, which starts the function and does no work. */
export const checkFunctions = async (
  project: Project,
  siteAddress: string,
  names = functionNames(),
): Promise<readonly Finding[]> => {
  const { origin } = new URL(siteAddress);
  const headers = { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" };
  const states = await Promise.all(
    names.map(async (name) => {
      const asked = askProject(project, `/functions/v1/${name}`, { method: "OPTIONS", headers });
      const answer = await asked.catch(sentenceOf);
      return { name, state: typeof answer === "string" ? answer : stateOf(answer, origin) };
    }),
  );
  const bad = states.filter(({ state }) => state !== "runs");
  if (bad.length === 0) return [ok(`All ${names.length} functions answer, and know this site.`)];
  return [...new Set(bad.map(({ state }) => state))].map((state) => {
    const which = bad.filter((one) => one.state === state).map(({ name }) => name);
    return problem(`${which.join(", ")}: ${remedies[state] ?? `${state}. Look at the functions' log.`}`);
  });
};

const stateOf = ({ ok, status, headers }: Response, origin: string): string => {
  if (ok) return headers.get("access-control-allow-origin") === origin ? "runs" : "other-site";
  if (status === 403) return "other-site";
  if (status === 404) return "absent";
  return status === 503 ? "not-started" : `answers ${status}`;
};

const remedies: Readonly<Record<string, string>> = {
  absent: 'not on the project: run "npx supabase functions deploy".',
  "other-site": "answers another site's pages: set its secret SITE_URL to this site's address.",
  "not-started": "doesn't start: its log names the secret that is missing (docs/deploy-hosted.md).",
};
