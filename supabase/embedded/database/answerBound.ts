import type { Client, ClientBase } from "pg";

/**
 * Bytes of one statement's rows. Each page asks for less, and more would keep the server's thread busy and its memory full: lite
 * holds an answer several times.
 */
const longestAnswer = 4_000_000;

/** As PostgreSQL names what goes beyond its own bounds. */
const tooLong = () => Object.assign(new Error("The answer is too long: ask for fewer rows"), { code: "54000" });

/** Ends the connection of a statement that brings too much: nothing else stops rows that are on their way. */
export const boundAnswers = (client: ClientBase, longest = longestAnswer) => {
  const { connection } = client as Client;
  let bytes = 0;
  const count = ({ length }: { readonly length: number }): void => {
    bytes += length;
    if (bytes > longest) connection.stream.destroy();
  };
  connection.on("dataRow", count);
  return {
    /** Runs one statement. */
    async run<T>(statement: () => Promise<T>): Promise<T> {
      bytes = 0;
      const result = await statement().catch((error: unknown) => {
        throw bytes > longest ? tooLong() : error;
      });
      // Its last rows came at once with its end.
      if (bytes > longest) throw tooLong();
      return result;
    },
    leave: (): void => void connection.off("dataRow", count),
  };
};
