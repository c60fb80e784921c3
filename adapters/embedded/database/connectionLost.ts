/** The database could not be asked: it has stopped, is starting, takes no connection, or is elsewhere and gone. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "ConnectionLost";
  }
}

/** The driver's words for a connection that was lost while it was used. Postgres says it by a code. */
const words = /Connection terminated|Query read timeout|not queryable|pool after calling end/;
const codes = /^(?:ECONN|EPIPE|ETIMEDOUT|57P0[1-3]|08)/;

/** Whether the database could not be asked, or its answer got lost. */
export const isConnectionLost = (error: unknown): error is Error =>
  error instanceof ConnectionLost ||
  (error instanceof Error && (words.test(error.message) || ("code" in error && codes.test(String(error.code)))));
