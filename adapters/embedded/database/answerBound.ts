import type { Client, ClientBase } from "pg";

/**
 * Bytes of one statement's answer. Each page asks for less, and more would keep the server's thread busy and its memory full: lite
 * holds an answer several times.
 */
const longestAnswer = 4_000_000;

/** As PostgreSQL names what goes beyond its own bounds. */
const tooLong = () => Object.assign(new Error("The answer is too long: ask for fewer rows"), { code: "54000" });

/**
 * Ends the connection of a statement that brings too much: nothing else stops what is on its way. Counts the bytes as they come: one
 * row may hold thousands of others, and is kept whole before it is read.
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
    /** Runs one statement. */
    async run<T>(statement: () => Promise<T>): Promise<T> {
      bytes = 0;
      const result = await statement().catch((error: unknown) => {
        throw bytes > longest ? tooLong() : error;
      });
      // Its last bytes came at once with its end.
      if (bytes > longest) throw tooLong();
      return result;
    },
    /** Whether the last statement brought too much: its connection is gone. */
    isCut: (): boolean => bytes > longest,
    leave: (): void => void stream.off("data", count),
  };
};
