import { inspect } from "node:util";
import { RelationNotFoundError } from "@supabase/lite";
import { isConnectionLost, SessionEnded } from "../database/errors.ts";
import type { LiteConnection } from "../database/lite.ts";
import { type DatabaseRefusal, note } from "../database/requestNotes.ts";
import { noWrites, noWritesCode } from "../gateway/refusals.ts";

type DatabaseAnswer = Omit<DatabaseRefusal, "message">;
type DatabaseError = Error & { readonly code: string; readonly detail?: string; readonly hint?: string };

/** An error that lite answers with its own response and doesn't print: a flood would fill the log. */
class Answered extends Error {
  readonly #answer: DatabaseAnswer;
  constructor(message: string, answer: DatabaseAnswer) {
    super(message);
    this.#answer = answer;
  }
  getResponse(): Response {
    const { status, headers } = this.#answer;
    return new Response(this.message, { status, headers: { ...headers, "content-type": "application/json" } });
  }
}

/**
 * Gives the database's refusals (a check, a raised error, a deadlock) the answers that PostgREST gives: the SQL state as code, the
 * message, details and hint, and the status. Plain lite answers 500 and "SUP" to all that it has no rule for.
 */
export const mendErrors = (connection: LiteConnection): void => {
  const plain = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => {
    // rest.ts replaces this answer by the refusal.
    if (thrown instanceof SessionEnded) throw new Answered(thrown.message, { status: 401, headers: {} });
    const error = plain(thrown);
    if (error instanceof RelationNotFoundError) return loggedAs(error, error.message);
    if (isConnectionLost(error)) return loggedAs(answered(503, unasked, { "retry-after": "1" }), error.message, false);
    if (isUnreadable(error)) return loggedAs(error, error.message);
    if (!isDatabaseError(error)) return error;
    if (error.code === "PGRST") {
      const answer = answerIn(error);
      note((notes) => (notes.databaseRefusal = { message: error.message, ...answer }));
      if (answer.status === 429) throw new Answered(error.message, answer);
    }
    const line = `${error.code} ${error.message}`;
    return hasRuleInLite.test(error.code)
      ? loggedAs(error, line)
      : loggedAs(worded(error), line, statusOf(error) < 500);
  };
};

/** An error of lite's parsers of filters. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && error.message.startsWith('"failed to parse ');

/** The status and headers of a `raise sqlstate 'PGRST'`. */
const answerIn = ({ detail = "" }: DatabaseError): DatabaseAnswer => JSON.parse(detail) as DatabaseAnswer;

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code);

const hasRuleInLite = /^(2[12]|42|55|PT)|^(23502|23503|23505|PGRST)$/;

/** PostgREST's table, as far as lite lacks it; other states are bad requests. */
const statuses: readonly (readonly [RegExp, number])[] = [
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^P0001/, 400],
  [/^(09|25|2D|38|39|3B|40|54|57|58|F0|HV|P0|XX)/, 500],
];

const statusOf = ({ code }: DatabaseError): number => statuses.find(([codes]) => codes.test(code))?.[1] ?? 400;

const worded = (error: DatabaseError): Error => {
  // The engine takes no writes: see engine/diskWatch.ts.
  if (error.code === "25006") return answered(503, { ...unasked, code: noWritesCode, message: noWrites });
  const { code, message, detail, hint } = error;
  return answered(statusOf(error), { code, message, details: detail ?? null, hint: hint ?? null });
};

// lite takes the whole answer of a single error from the database: `raise sqlstate 'PGRST'`.
const answered = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Error =>
  Object.assign(new Error(JSON.stringify(body)), { code: "PGRST", detail: JSON.stringify({ status, headers }) });

const unasked = { code: "PGRST001", message: "The database can't be asked at the moment", details: null, hint: null };

// lite prints every refusal to the console, with its stack and the refused row, which may be personal.
// lite's storage reports an error twice. A refusal, as of a right, is no error of the server's: src/server/log.ts.
const loggedAs = (error: Error, line: string, isRefusal = true): Error =>
  Object.defineProperties(error, {
    [inspect.custom]: { value: () => `database: ${line}`, configurable: true },
    isRefusal: { value: isRefusal, configurable: true },
  });
