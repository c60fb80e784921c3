/** A storage that can always be asked: a browser may forbid its own, or have it full. Then nothing is kept. */
export const carefulStorage = (storage: () => Storage) => ({
  /** Of all that is kept. */
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
      // Nothing is kept, and nothing breaks.
    }
  },
  removeItem(name: string): void {
    try {
      storage().removeItem(name);
    } catch {
      // As above.
    }
  },
});

export type CarefulStorage = ReturnType<typeof carefulStorage>;
