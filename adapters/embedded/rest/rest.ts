import { bearerOf, type Claims, type SessionState } from "../auth/sessions/accessToken.ts";
import { type ReadBearer, refusals } from "../auth/sessions/bearer.ts";
import type { LiveSessions } from "../auth/sessions/liveSessions.ts";
import type { Database } from "../database/database.ts";
import { asMember } from "../database/lite.ts";
import { withRequestNotes } from "../database/requestNotes.ts";
import type { Answer } from "../gateway/gateway.ts";
import { headersWithClient } from "../queue/peers.ts";
import { arrayNames, jsonNames, refusalOfArrays, withJsonLists } from "./arrays.ts";

const called = /^\/rest\/v1\/rpc\/([^/]+)$/;

/** The names of the boolean columns: lite compares them by their type alone. */
const truthColumns = async (database: Database): Promise<ReadonlySet<string>> => {
  const rows = await database.query<{ name: string }>(
    "select distinct column_name as name from information_schema.columns where table_schema = 'public' and data_type = 'boolean'",
  );
  return new Set(rows.map(({ name }) => name));
};

/** The names of the functions that only read, whichever of a name is called. */
const readingFunctions = async (database: Database): Promise<ReadonlySet<string>> => {
  const rows = await database.query<{ name: string }>(
    "select proname as name from pg_proc where pronamespace = 'public'::regnamespace group by 1 having bool_and(provolatile <> 'v')",
  );
  return new Set(rows.map(({ name }) => name));
};

const comparison = /^((?:not\.)?(?:eq|neq|gt|gte|lt|lte|match)\.)(.*)$/s;

/**
 * The address with the values of its filters as plain text. Plain lite guesses a type (`eq.true` becomes a boolean, which equals
 * no text) and drops spaces at the ends; PostgreSQL knows the column's type.
 */
const withExactFilters = (address: string, truths: ReadonlySet<string>): string => {
  const url = new URL(address);
  if (!url.pathname.startsWith("/rest/v1/")) return address;
  let isChanged = false;
  const exact = [...url.searchParams].map(([name, value]) => {
    const [, operator, compared] = comparison.exec(value) ?? [];
    if (operator === undefined || truths.has(name)) return [name, value];
    isChanged = true;
    // lite takes the text between the first and the last quote as it is.
    return [name, `${operator}"${compared}"`];
  });
  if (!isChanged) return address;
  url.search = new URLSearchParams(exact).toString();
  return url.href;
};

type Needs = {
  readonly lite: Answer;
  readonly database: Database;
  /** Reads a bearer without asking whether its session is live. */
  readonly readSigned: ReadBearer;
  /** Resolves when the site has heard of all that is committed. */
  readonly untilHeard: () => Promise<void>;
} & LiveSessions;

/**
 * Answers requests to /rest/v1 as PostgREST does. Refuses bearers that aren't valid. A read asks for the session in its own round trip.
 * A write is answered once the site has heard of it, so that its writer sees it.
 */
export const restWith = async ({ lite, database, readSigned, untilHeard, stateOf }: Needs) => {
  const truths = await truthColumns(database);
  const [arrays, jsons] = [await arrayNames(database.query), await jsonNames(database.query)];
  const readers = await readingFunctions(database);
  /** Whether a request only reads: by its method, or by the function that it calls. */
  const isRead = ({ method, url }: Request): boolean =>
    method === "GET" ||
    method === "HEAD" ||
    (method === "POST" && readers.has(called.exec(new URL(url).pathname)?.[1] ?? ""));
  const refusalOf = async (member: Claims | undefined, known?: SessionState): Promise<Response | undefined> => {
    const state = known ?? (member ? await stateOf(member) : "live");
    return state === "live" ? undefined : refusals.rest(state);
  };
  const asLiteReads = (request: Request, peer: string | undefined, body: string): Request => {
    const headers = headersWithClient(request, peer);
    headers.delete("authorization");
    const { method, url } = request;
    return new Request(withExactFilters(url, truths), {
      method,
      headers,
      ...(body !== "" && { body: withJsonLists(body, jsons) }),
    });
  };
  const answer: Answer = async (request, peer) => {
    const { method } = request;
    const member = method === "OPTIONS" ? undefined : await readSigned(bearerOf(request));
    if (typeof member === "string") return refusals.rest(member);
    const reading = isRead(request) ? { member } : undefined;
    const refused = reading ? undefined : await refusalOf(member);
    if (refused) return refused;
    const body = ["GET", "HEAD", "OPTIONS"].includes(method) ? "" : await request.clone().text();
    const malformed = refusalOfArrays(request, body, arrays);
    // A refusal before the statement: nothing has asked whether the session is live.
    if (malformed) return (await refusalOf(member)) ?? malformed;
    const asked = asMember(asLiteReads(request, peer, body), member);
    const [response, { sessionState }] = await withRequestNotes(() => lite(asked, peer), reading);
    if (reading) return (await refusalOf(member, sessionState)) ?? response;
    if (response.ok && method !== "OPTIONS") await untilHeard();
    return response;
  };
  return answer;
};
