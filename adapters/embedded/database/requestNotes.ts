import { AsyncLocalStorage } from "node:async_hooks";
import type { Claims, SessionState } from "../auth/sessions/accessToken.ts";
import { sqlStateOf } from "./errors.ts";

/** A request that only reads. The session of its member, whose token is valid, is asked for with its first statement. */
type Reading = { readonly member: Claims | undefined };

/** The database's own answer to a request: `raise sqlstate 'PGRST'`. */
export type DatabaseRefusal = {
  readonly message: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** Facts about a request that lite's answer doesn't contain. */
export type RequestNotes = {
  readonly reading?: Reading;
  /** The state of the reading member's session, once that is known. */
  sessionState?: SessionState;
  /** The SQL state of its last statement that failed. */
  sqlState?: string;
  databaseRefusal?: DatabaseRefusal;
  /** Why the file that it uploads isn't stored. */
  fileProblem?: "no-picture" | "no-download" | "too-large" | "disk-full";
};

const running = new AsyncLocalStorage<RequestNotes>();

/** Runs a request, or a part of one whose notes are read apart, and gives its notes too. */
export const withRequestNotes = async <T>(
  work: () => Promise<T>,
  reading?: Reading,
): Promise<readonly [result: T, notes: Readonly<RequestNotes>]> => {
  const notes: RequestNotes = { ...(reading && { reading }) };
  return [await running.run(notes, work), notes];
};

/** The notes of the request that runs, if one does. */
export const notesOfRequest = (): RequestNotes | undefined => running.getStore();

/** Adds to the notes of the request that runs, if one does. */
export const note = (add: (notes: RequestNotes) => void): void => {
  const notes = running.getStore();
  if (notes) add(notes);
};

export const noteFailure = (error: unknown): void =>
  note((notes) => {
    const state = sqlStateOf(error);
    if (state !== undefined) notes.sqlState = state;
  });
