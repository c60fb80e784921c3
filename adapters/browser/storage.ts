/** A storage that never throws: a browser may forbid its own, or have it full. Then nothing is stored. */
export const carefulStorage = (storage: () => Storage) => ({
  /** The names of all entries. */
  names(): readonly string[] {
    try {
      const kept = storage();
      return Array.from({ length: kept.length }, (_, at) => kept.key(at)).filter((name) => name !== null);
    } catch {
      return [];
    }
  },
  getItem(name: string): string | null {
    try {
      return storage().getItem(name);
    } catch {
      return null;
    }
  },
  setItem(name: string, text: string): void {
    try {
      storage().setItem(name, text);
    } catch {
      // Nothing is stored.
    }
  },
  removeItem(name: string): void {
    try {
      storage().removeItem(name);
    } catch {
      // Nothing was stored.
    }
  },
});

export type CarefulStorage = ReturnType<typeof carefulStorage>;
