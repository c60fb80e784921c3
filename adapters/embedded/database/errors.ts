import { inspect } from "node:util";

/** The database can't be asked: it has stopped, is starting, takes no connection, or isn't reachable. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "ConnectionLost";
  }
}

/** The session of a member who reads has ended: nothing of what was read may be shown. */
export class SessionEnded extends Error {
  constructor() {
    super("The session has ended");
    this.name = "SessionEnded";
  }
}

/** The driver's messages for a connection that is lost in use. PostgreSQL sends a code. */
const messages = /Connection terminated|Query read timeout|not queryable|pool after calling end/;
const codes = /^(?:ECONN|EPIPE|ETIMEDOUT|57P0[1-3]|08)/;

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Whether the database can't be asked, or its answer got lost. */
export const isConnectionLost = (error: unknown): error is Error =>
  error instanceof ConnectionLost ||
  (error instanceof Error && (messages.test(error.message) || codes.test(codeOf(error) ?? "")));

/** PostgreSQL's own state for a lost connection. */
const connectionFailure = "08006";

export const sqlStateOf = (error: unknown): string | undefined =>
  isConnectionLost(error) ? connectionFailure : codeOf(error);

/** lite's accounts print an error to the console with its stack and the refused row, which may be personal. */
export const loggedInOneLine = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const line = [codeOf(error), error.message].filter(Boolean).join(" ");
  return Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true });
};
