import { createInterface } from "node:readline/promises";
import { StartRefusal } from "../server/http/listen.ts";

export type Question<T> = {
  /** The flag that answers it: `--address`. */
  readonly flag: string;
  readonly text: string;
  /** The value of an empty answer, and the text shown for it when the value is secret. */
  readonly proposal?: string | undefined;
  readonly shown?: string | undefined;
  /** Reads an answer. Throws a `StartRefusal` that says what is wrong. */
  readonly read: (answer: string) => T | Promise<T>;
};

export type Ask = <T>(question: Question<T>) => Promise<T>;

type Terminal = {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  /** The flags that were given: `--address https://club.example`. */
  readonly flags: Readonly<Record<string, string | undefined>>;
};

/** Ends the questions without an answer: Ctrl C, Ctrl D, or a terminal that is closed. */
export class QuestionsLeft extends Error {}

/**
 * Takes answers from flags, else from the terminal, where a wrong answer is asked again; without a terminal the proposal answers, and a
 * missing one is refused.
 */
export const askBy =
  ({ input, output, flags }: Terminal): Ask =>
  async ({ flag, text, proposal, shown = proposal, read }) => {
    const given = flags[flag];
    if (given !== undefined) return read(given.trim());
    if (!input.isTTY || !output.isTTY) {
      if (proposal !== undefined) return read(proposal);
      throw new StartRefusal(`${text}: there is no terminal to ask at, so answer with npm run setup -- --${flag} …`);
    }
    for (;;) {
      const answer = (await askOnce(`  ${text}${shown === undefined ? "" : ` [${shown}]`}: `, input, output)).trim();
      try {
        return await read(answer || (proposal ?? ""));
      } catch (reason) {
        if (!(reason instanceof StartRefusal)) throw reason;
        output.write(`  ${reason.message}\n`);
      }
    }
  };

const askOnce = async (text: string, input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<string> => {
  const lines = createInterface({ input, output });
  try {
    return await new Promise((answered, left) => {
      const leave = () => left(new QuestionsLeft("\nNothing was changed."));
      lines.on("SIGINT", leave).on("close", leave);
      void lines.question(text).then(answered, leave);
    });
  } finally {
    lines.close();
  }
};
