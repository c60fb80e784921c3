import type { Client, ClientBase } from "pg";

/** Bytes of one statement's answer. Each page asks for less, and lite holds an answer several times. */
const longestAnswer = 4_000_000;

export class AnswerTooLong extends Error {
  /** PostgreSQL's state for what goes beyond its own limits. */
  readonly code = "54000";
  constructor() {
    super("The answer is too long: ask for fewer rows");
  }
}

/**
 * Ends the connection of a statement whose answer is too long: nothing else stops an answer on its way. Counts the bytes as they
 * come: one row may hold thousands of others, and the driver keeps it whole before it is read.
 */
export const boundAnswers = (client: ClientBase, longest = longestAnswer) => {
  const { stream } = (client as Client).connection;
  let bytes = 0;
  const count = ({ length }: Uint8Array): void => {
    bytes += length;
    if (bytes > longest) stream.destroy();
  };
  stream.on("data", count);
  return {
    /** Runs one statement. Throws an `AnswerTooLong`; the connection is gone then. */
    async run<T>(statement: () => Promise<T>): Promise<T> {
      bytes = 0;
      const result = await statement().catch((error: unknown) => {
        throw bytes > longest ? new AnswerTooLong() : error;
      });
      // The last bytes may come together with the answer's end.
      if (bytes > longest) throw new AnswerTooLong();
      return result;
    },
    stop: (): void => void stream.off("data", count),
  };
};
