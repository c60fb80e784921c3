import type { CarefulStorage } from "../../adapters/browser/storage.ts";

/** One choice of a developer's, kept by the browser for all its tabs. */
export type Kept<Choice extends string> = {
  read(): Choice;
  write(choice: Choice): void;
  /** Calls back when it was changed, here or in another tab. Returns what ends it. */
  subscribe(changed: () => void): () => void;
};

/** The first of the choices is what counts while nothing is kept. */
export const kept = <Choice extends string>(
  storage: CarefulStorage,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Kept<Choice> => {
  const listeners = new Set<() => void>();
  return {
    read: () => choices.find((choice) => choice === storage.getItem(name)) ?? choices[0],
    write(choice) {
      storage.setItem(name, choice);
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      const hear = ({ key }: StorageEvent) => key === name && changed();
      listeners.add(changed);
      addEventListener("storage", hear);
      return () => {
        listeners.delete(changed);
        removeEventListener("storage", hear);
      };
    },
  };
};
