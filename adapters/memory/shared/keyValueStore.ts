import { sessionName } from "../../sessionName.ts";

type RawStore = Pick<Storage, "getItem" | "setItem" | "removeItem"> & {
  names(): readonly string[];
};

/** The storage of the memory adapters: `localStorage` in a browser, a map elsewhere. */
export type KeyValueStore = RawStore & {
  /** Calls back after each write, also of another tab with the same store. Returns the unsubscription. */
  subscribe(written: () => void): () => void;
};

/** A store that tells its subscribers of each write. */
const withChangeEvents = (kept: RawStore): KeyValueStore => {
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

export const memoryStore = (): KeyValueStore => {
  const kept = new Map<string, string>();
  return withChangeEvents({
    names: () => [...kept.keys()],
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  });
};

/** A store that the tabs of a browser share: each is told of the others' writes. */
export const sharedStore = (storage: RawStore): KeyValueStore => {
  const own = withChangeEvents(storage);
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

/** The store of one device: the club's data is shared, the session is the device's own. */
export const deviceStore = (shared: KeyValueStore): KeyValueStore => {
  const own = memoryStore();
  const storeOf = (name: string) => (name === sessionName ? own : shared);
  return {
    names: () => [...own.names(), ...shared.names().filter((name) => name !== sessionName)],
    getItem: (name) => storeOf(name).getItem(name),
    setItem: (name, text) => storeOf(name).setItem(name, text),
    removeItem: (name) => storeOf(name).removeItem(name),
    subscribe(written) {
      const stops = [own, shared].map((store) => store.subscribe(written));
      return () => stops.forEach((stop) => stop());
    },
  };
};

export type StoredValue<Value> = {
  read(): Value;
  write(value: Value): void;
  /** Writes what a function makes of the current value. */
  update(change: (value: Value) => Value): void;
  /** Resets it to its initial value. */
  clear(): void;
};

/** A named value of a store. Read from the store each time, so that two tabs agree. */
export const storedValue = <Value>(store: KeyValueStore, name: string, initial: Value): StoredValue<Value> => {
  /** A value that the browser refused to store. The page needs its own changes all the same. */
  let unstored: string | null = null;
  const read = (): Value => {
    try {
      const text = unstored ?? store.getItem(name);
      return text === null ? initial : (JSON.parse(text) as Value);
    } catch {
      return initial; // Storage is forbidden, or holds what another program wrote.
    }
  };
  const write = (value: Value): void => {
    const text = JSON.stringify(value);
    store.setItem(name, text);
    unstored = store.getItem(name) === text ? null : text;
  };
  return {
    read,
    write,
    update: (change) => write(change(read())),
    clear: (): void => {
      unstored = null;
      store.removeItem(name);
    },
  };
};
