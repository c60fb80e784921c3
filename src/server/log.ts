import { format, inspect } from "node:util";
import { type Answered, requestId } from "./http/observe.ts";

/** From the most important on. */
export const levels = ["error", "warn", "info", "debug"] as const;
export type Level = (typeof levels)[number];

export type LogSettings = { readonly format: "json" | "text"; readonly level: Level };

export type Log = {
  say(level: Level, text: string): void;
  /** A line of an answered request. `route` holds nothing of a visitor's. */
  readonly answered?: (route: string, answered: Answered) => void;
  /** Writes what is buffered, as far as it is taken within a second. */
  close(): Promise<void>;
};

const native = { error: console.error, warn: console.warn, info: console.log, debug: console.log };

const isWanted = (level: Level, least: Level): boolean => levels.indexOf(level) <= levels.indexOf(least);

/** Lines for a person at a terminal. Requests are among them only at the level "debug". */
export const textLog = (least: Level = "info"): Log => ({
  say(level, text) {
    const id = requestId();
    if (isWanted(level, least)) native[level](id === undefined ? text : `${text} (request ${id})`);
  },
  ...(isWanted("debug", least) && {
    answered: (route, { id, method, status, milliseconds, bytes, isCut }) =>
      native.debug(
        `${method} ${route} ${status} ${milliseconds.toFixed(1)} ms ${bytes} bytes ${id}${isCut ? " cut" : ""}`,
      ),
  }),
  close: async () => {},
});

/** Bytes of lines that wait to be written: collected for a second, and dropped when nothing takes them. */
const buffer = { minLength: 8_192, maxLength: 8_000_000, periodicFlush: 1_000 };

/** A JSON object a line on the standard output. Lines are written beside the requests, not before their answers. */
const jsonLog = async (least: Level): Promise<Log> => {
  const { destination, pino, stdTimeFunctions } = await import("pino");
  // Once it is opened, a write that nothing takes fails and is tried again. Else it would hold a thread, and the end of the process.
  void process.stdout;
  const output = destination({ dest: 1, sync: false, ...buffer });
  // A full disk or a pipe without a reader loses lines, and stops nothing.
  output.on("error", () => {});
  const lines = pino(
    { level: least, base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    output,
  );
  return {
    say(level, text) {
      const id = requestId();
      if (text.trim() !== "") lines[level](id === undefined ? {} : { id }, text.trim());
    },
    answered: (route, { id, method, status, milliseconds, bytes, isCut }) =>
      lines.info({ id, method, route, status, ms: Math.round(milliseconds * 10) / 10, bytes, ...(isCut && { isCut }) }),
    async close() {
      const isTaken = await new Promise<boolean>((closed) => {
        const late = setTimeout(closed, 1_000, false);
        output.flush(() => {
          clearTimeout(late);
          closed(true);
        });
      });
      // The process would write the rest at its end, and wait for its reader.
      if (!isTaken) output.destroy();
    },
  };
};

export const openLog = async ({ format, level }: LogSettings): Promise<Log> =>
  format === "json" ? jsonLog(level) : textLog(level);

/**
 * Begins at the beginning of a word only: from each of its letters, a long word would take seconds. Nothing before the @ is no address:
 * `node_modules/@supabase`.
 */
const address = /(?<![^\s<>"'():;,/])[^\s<>"'():;,/]+@[^\s<>"'():;,]+/g;

/** A refusal that a library prints as an error. */
const isRefusal = (value: unknown): boolean =>
  value instanceof Error && "isRefusal" in value && value.isRefusal === true;

/** An error without its details: those of PostgreSQL hold rows. */
const told = (value: unknown): string => {
  if (!(value instanceof Error) || inspect.custom in value) return format(value);
  const code = "code" in value ? ` (${String(value.code)})` : "";
  return `${value.stack ?? value.message}${code}${value.cause === undefined ? "" : `\nbecause of ${told(value.cause)}`}`;
};

/** Sends to the log what the program and its libraries say on the console, without e-mail addresses. */
export const takeConsole = ({ say }: Log): void => {
  const saying =
    (level: Level) =>
    (...values: unknown[]): void =>
      say(values.some(isRefusal) ? "warn" : level, values.map(told).join(" ").replace(address, "(an e-mail address)"));
  Object.assign(console, {
    error: saying("error"),
    warn: saying("warn"),
    info: saying("info"),
    log: saying("info"),
    debug: saying("debug"),
  });
};
