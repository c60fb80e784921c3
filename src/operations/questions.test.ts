import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { StartRefusal } from "../server/http/listen.ts";
import { askBy, QuestionsLeft } from "./questions.ts";

/** A terminal that types these keys, one line after each question. */
const terminal = (typed: readonly string[], isTTY = true) => {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = Object.assign(new PassThrough(), { isTTY });
  const [keys, shown] = [[...typed], [] as string[]];
  output.on("data", (text) => {
    shown.push(String(text));
    // The prompt is written whole.
    if (String(text).includes(": ")) setImmediate(() => input.write(keys.shift() ?? "\u0004"));
  });
  const streams = { input: input as unknown as NodeJS.ReadStream, output: output as unknown as NodeJS.WriteStream };
  return { ...streams, shown: () => shown.join("") };
};

const read = (answer: string): string => {
  if (answer.length === 3) return answer;
  throw new StartRefusal("It has three letters.");
};
const question = { flag: "word", text: "A word", read };

it("[ON-1] asks again after a wrong answer, and takes the proposal for an empty one", async () => {
  const screen = terminal(["no\n", "yes\n"]);
  expect(await askBy({ ...screen, flags: {} })(question)).toBe("yes");
  expect(screen.shown().match(/It has three letters\./g)).toHaveLength(1);

  const secret = terminal(["\n"]);
  expect(await askBy({ ...secret, flags: {} })({ ...question, proposal: "abc", shown: "a…" })).toBe("abc");
  expect(secret.shown()).toContain("A word [a…]:");
  expect(secret.shown()).not.toContain("abc");
});

it("[ON-1] takes a flag without asking, and refuses a wrong one at once", async () => {
  const screen = terminal([]);
  expect(await askBy({ ...screen, flags: { word: " yes " } })(question)).toBe("yes");
  await expect(askBy({ ...screen, flags: { word: "no" } })(question)).rejects.toThrow("It has three letters.");
  expect(screen.shown()).toBe("");
});

it.each(["\u0003", "\u0004", "half\u0003"])("[ON-1] ends the questions at Ctrl C and Ctrl D: %j", async (keys) => {
  await expect(askBy({ ...terminal([keys]), flags: {} })(question)).rejects.toThrow(QuestionsLeft);
});

it("[ON-1] names the flag of a missing answer when there is no terminal", async () => {
  const ask = askBy({ ...terminal([], false), flags: {} });
  await expect(ask(question)).rejects.toThrow("npm run setup -- --word");
  expect(await ask({ ...question, proposal: "abc" })).toBe("abc");
});
