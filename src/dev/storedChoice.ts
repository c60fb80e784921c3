import type { KeyValueStore } from "../../adapters/memory/shared/keyValueStore.ts";

/** A developer's choice, stored by the browser for all its tabs. */
export type StoredChoice<Choice extends string> = {
  read(): Choice;
  write(choice: Choice): void;
  /** Calls back on changes in this or another tab. Returns the unsubscribe function. */
  subscribe(changed: () => void): () => void;
};

/** The first of the choices is the default. */
export const storedChoice = <Choice extends string>(
  store: KeyValueStore,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): StoredChoice<Choice> => ({
  read: () => choices.find((choice) => choice === store.getItem(name)) ?? choices[0],
  write: (choice) => store.setItem(name, choice),
  subscribe: store.subscribe,
});
