import type { Shelf } from "../../adapters/memory/shelf.ts";

/** One choice of a developer's, kept by the browser for all its tabs. */
export type Kept<Choice extends string> = {
  read(): Choice;
  write(choice: Choice): void;
  /** Calls back when it may have been changed, here or in another tab. Returns what ends it. */
  subscribe(changed: () => void): () => void;
};

/** The first of the choices is what counts while nothing is kept. */
export const kept = <Choice extends string>(
  shelf: Shelf,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Kept<Choice> => ({
  read: () => choices.find((choice) => choice === shelf.getItem(name)) ?? choices[0],
  write: (choice) => shelf.setItem(name, choice),
  subscribe: shelf.subscribe,
});
