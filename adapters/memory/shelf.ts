import { sessionName } from "../sessionName.ts";

type Keeping = Pick<Storage, "getItem" | "setItem" | "removeItem"> & {
  /** Of all that is kept. */
  names(): readonly string[];
};

/** Where the memory adapters keep things: `localStorage` in a browser, a map elsewhere. */
export type Shelf = Keeping & {
  /** Calls back when something was put on the shelf or taken off, by whoever shares it. Returns what ends it. */
  subscribe(written: () => void): () => void;
};

/** Tells of each write that goes over it. */
const telling = (kept: Keeping): Shelf => {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const written of listeners) written();
  };
  return {
    names: () => kept.names(),
    getItem: (name) => kept.getItem(name),
    setItem: (name, text) => (kept.setItem(name, text), tell()),
    removeItem: (name) => (kept.removeItem(name), tell()),
    subscribe(written) {
      listeners.add(written);
      return () => void listeners.delete(written);
    },
  };
};

export const memoryShelf = (): Shelf => {
  const kept = new Map<string, string>();
  return telling({
    names: () => [...kept.keys()],
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  });
};

/** A shelf that the tabs of a browser share: what one writes, all hear of. */
export const tabShelf = (storage: Keeping): Shelf => {
  const own = telling(storage);
  return {
    ...own,
    subscribe(written) {
      const stop = own.subscribe(written);
      addEventListener("storage", written);
      return () => {
        stop();
        removeEventListener("storage", written);
      };
    },
  };
};

/** A device's shelf: what the club has is shared with all that have the same, the session is the device's own. */
export const deviceShelf = (shared: Shelf): Shelf => {
  const own = memoryShelf();
  const shelfOf = (name: string) => (name === sessionName ? own : shared);
  return {
    names: () => [...own.names(), ...shared.names().filter((name) => name !== sessionName)],
    getItem: (name) => shelfOf(name).getItem(name),
    setItem: (name, text) => shelfOf(name).setItem(name, text),
    removeItem: (name) => shelfOf(name).removeItem(name),
    subscribe(written) {
      const stops = [own, shared].map((shelf) => shelf.subscribe(written));
      return () => stops.forEach((stop) => stop());
    },
  };
};

export type Slot<Value> = {
  read(): Value;
  write(value: Value): void;
  /** Back to the value it began with. */
  clear(): void;
};

/** One named value on a shelf. Read afresh each time, so that two tabs agree. */
export const slot = <Value>(shelf: Shelf, name: string, initial: Value): Slot<Value> => {
  /** What the shelf didn't take: a browser may keep nothing, and the page still has to know what was done on it. */
  let untaken: string | null = null;
  return {
    read: (): Value => {
      try {
        const text = untaken ?? shelf.getItem(name);
        return text === null ? initial : (JSON.parse(text) as Value);
      } catch {
        return initial; // Storage is forbidden, or holds what another program wrote.
      }
    },
    write: (value: Value): void => {
      const text = JSON.stringify(value);
      shelf.setItem(name, text);
      untaken = shelf.getItem(name) === text ? null : text;
    },
    clear: (): void => {
      untaken = null;
      shelf.removeItem(name);
    },
  };
};
