import { type Read, readAt } from "../../../../adapters/embedded/engine/reading.ts";
import { checkMigrations } from "../database.ts";
import { type Finding, ok, problem, sentenceOf, skipped, warning } from "../findings.ts";

type Access = {
  /** The project's reference; `undefined` on a self-hosted one, which has no management API. */
  readonly reference: string | undefined;
  /** An access token of Supabase's management API. */
  readonly token: string | undefined;
  /** The address of the project's PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly api?: string;
};

const supabaseApi = "https://api.supabase.com";
const patience = 7_000;

/** Asks the management API. Throws an error whose message is a sentence for the operator. */
const askApi = async (
  { reference, token, api = supabaseApi }: Access,
  path: string,
  body?: unknown,
): Promise<unknown> => {
  const answer = await fetch(`${api}/v1/projects/${reference}/${path}`, {
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    signal: AbortSignal.timeout(patience),
  });
  if (answer.status === 401) throw new Error("Supabase refuses SUPABASE_ACCESS_TOKEN: make a new one");
  if (answer.status === 403 || answer.status === 404) {
    throw new Error(`SUPABASE_ACCESS_TOKEN has no right to project ${reference} (${answer.status})`);
  }
  if (!answer.ok) throw new Error(`Supabase's management API answers ${answer.status}`);
  return answer.json();
};

const reads = (access: Access): (<T>(work: (read: Read) => Promise<T>) => Promise<T>) | undefined => {
  const { databaseUrl, token, reference } = access;
  if (databaseUrl !== undefined) return (work) => readAt({ url: databaseUrl }, work);
  if (token === undefined || reference === undefined) return undefined;
  return (work) => work(async (query) => (await askApi(access, "database/query", { query, read_only: true })) as never);
};

/** Checks of the database that need the project's owner: migrations, the realtime publication, cron. */
export const checkProjectDatabase = async (access: Access): Promise<readonly Finding[]> => {
  const reading = reads(access);
  if (!reading) {
    return [skipped("migrations, realtime and cron need SUPABASE_ACCESS_TOKEN or SUPABASE_DB_URL.")];
  }
  try {
    return await reading(async (read) => {
      const [known] = await read<Record<"history" | "cron" | "net", boolean>>(
        `select to_regclass('supabase_migrations.schema_migrations') is not null as history,
          to_regclass('cron.job') is not null as cron, to_regnamespace('net') is not null as net`,
      );
      const applied = known?.history
        ? await read<{ readonly version: string; readonly name: string }>(
            "select version, name from supabase_migrations.schema_migrations order by version",
          )
        : [];
      const live = await read<{ readonly name: string }>(
        "select tablename::text as name from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public'",
      );
      const jobs = known?.cron ? await read<Job>("select command, active from cron.job") : undefined;
      return [
        ...checkMigrations(applied, { whenPending: 'run "npx supabase db push --remote"' }),
        checkPublication(live.map(({ name }) => name)),
        ...checkCron(jobs, known?.net === true),
      ];
    });
  } catch (cause) {
    return [problem(`The project's database can't be asked: ${sentenceOf(cause)}.`)];
  }
};

const checkPublication = (live: readonly string[]): Finding =>
  live.includes("changes")
    ? ok("The realtime publication has the ledger of changes.")
    : problem(
        'Realtime tells of no change: in the SQL editor, "alter publication supabase_realtime add table public.changes".',
      );

type Job = { readonly command: string; readonly active: boolean };

/** The scheduled jobs by the function that they call, with the work that stops without the job. */
const jobsNeeded = [
  [/run_due/, "deletes old data"],
  [/due[-_]mails/, "sends mails again that failed once"],
] as const;

const where = "see docs/deploy-hosted.md, Scheduled jobs.";

/** `jobs` is `undefined` where the extension is missing. */
const checkCron = (jobs: readonly Job[] | undefined, canCall: boolean): readonly Finding[] => {
  if (!jobs) return [problem(`The extension pg_cron is missing: enable it, then ${where}`)];
  const stopped = jobsNeeded.flatMap(([call, does]) => {
    const own = jobs.filter(({ command }) => call.test(command));
    if (own.some(({ active }) => active)) return [];
    return [problem(`The scheduled job that ${does} ${own.length > 0 ? "is switched off" : "is missing"}: ${where}`)];
  });
  const unable = canCall
    ? []
    : [problem(`The extension pg_net is missing, by which cron sends mails: enable it, then ${where}`)];
  const found = [...stopped, ...unable];
  return found.length > 0 ? found : [ok("Both scheduled jobs are on.")];
};

type AuthSettings = {
  readonly site_url?: string;
  readonly uri_allow_list?: string;
  readonly smtp_host?: string | null;
};

/** The project's settings of accounts: where links in mails lead, and who sends them. */
export const checkAuthSettings = async (access: Access, siteAddress: string): Promise<readonly Finding[]> => {
  if (access.token === undefined || access.reference === undefined) {
    return [skipped("redirect addresses and the mail server of accounts need SUPABASE_ACCESS_TOKEN.")];
  }
  try {
    const settings = (await askApi(access, "config/auth")) as AuthSettings;
    return [...redirects(settings, siteAddress), mailServer(settings)];
  } catch (cause) {
    return [problem(`The project's settings can't be asked: ${sentenceOf(cause)}.`)];
  }
};

const change = 'change supabase/config.toml, then run "npx supabase config push".';

const redirects = ({ site_url = "", uri_allow_list = "" }: AuthSettings, siteAddress: string): readonly Finding[] => {
  if (site_url.replace(/\/+$/, "") !== siteAddress) {
    return [problem(`Links in mails lead to ${site_url || "nowhere"} instead of ${siteAddress}: ${change}`)];
  }
  const allowed = uri_allow_list.split(",").map((address) => address.trim());
  return [
    allowed.includes(`${siteAddress}/**`)
      ? ok(`Links in mails lead to ${siteAddress}.`)
      : warning(`The redirect addresses lack ${siteAddress}/**: links in mails end on the home page; ${change}`),
  ];
};

const mailServer = ({ smtp_host }: AuthSettings): Finding =>
  smtp_host
    ? ok(`Accounts send their mails by ${smtp_host}.`)
    : problem(
        "Accounts have no mail server: only the project's team gets mails, a few an hour. Set one under Auth, SMTP.",
      );
