import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { sessionQuestion } from "../auth/sessions/liveSessions.ts";
import type { Row } from "./connection.ts";
import type { Database } from "./database.ts";
import { SessionEnded } from "./errors.ts";
import type { RequestNotes } from "./requestNotes.ts";

type Settings = Readonly<Record<string, string>>;

const driver = new DummyDriver();
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const executor = new Kysely({ dialect }).getExecutor();

/** lite's question after each call of a function. The values end with the transaction, so the transaction reads them. */
const asksAnswerSettings = /^\s*select current_setting\('response\.status'/i;
const answerSettings = {
  sql: "select current_setting('response.status', true) as status, current_setting('response.headers', true) as headers",
};

/** Settings of a transaction that only reads. With parameters, so that PostgreSQL reads the text once. */
export const readingWith = (given: Settings) => {
  const settings = { ...given, transaction_read_only: "on" };
  return {
    sql: `select ${Object.keys(settings)
      .map((name, at) => `set_config('${name}', $${at + 1}, true)`)
      .join(", ")}`,
    params: Object.values(settings),
  };
};

/** Whether the session of the member who asks is live, as long as that isn't known. */
const sessionAsked = ({ reading, sessionState }: RequestNotes) =>
  reading?.member && sessionState === undefined ? sessionQuestion(reading.member) : undefined;

/**
 * Lite's way to the database for a request that only reads: each of its statements is a transaction of its own with the caller's
 * settings, in one round trip. The first one asks for the member's session too, and throws a `SessionEnded` without it.
 */
export const readerOn = (
  { readTogether }: Pick<Database, "readTogether">,
  settings: Settings & { readonly role: string },
  notes: RequestNotes,
  isCall: boolean,
): Kysely<unknown> => {
  const setting = readingWith(settings);
  let ofAnswer: readonly Row[] = [];
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      if (isCall && asksAnswerSettings.test(sql)) return { rows: ofAnswer as R[] };
      // PostgreSQL makes a plan anew for another role, so each role has its own.
      const asked = { sql: `/* ${settings.role} */ ${sql}`, params: parameters };
      const session = sessionAsked(notes);
      const answers = await readTogether([
        ...(session ? [session] : []),
        setting,
        asked,
        ...(isCall ? [answerSettings] : []),
      ]);
      const [states, , rows = [], after = []] = session ? answers : [[], ...answers];
      if (session) notes.sessionState = session.stateIn(states ?? []);
      if (notes.sessionState && notes.sessionState !== "live") throw new SessionEnded();
      ofAnswer = after;
      return { rows: rows as R[] };
    },
    streamQuery: () => {
      throw new Error("Answers are read as a whole");
    },
  };
  const provider = { provideConnection: <T>(work: (given: DatabaseConnection) => Promise<T>) => work(connection) };
  return new Kysely({ config: { dialect }, dialect, driver, executor: executor.withConnectionProvider(provider) });
};
