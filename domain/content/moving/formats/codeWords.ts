/** What stands behind the name of a code: `id="x" width=3` and words without a name. */
export type CodeWords = {
  readonly of: (name: string) => string;
  readonly all: readonly string[];
};

const word = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|“([^”]*)”|([^\s"']+))/g;

/** Reads the words of a code, with straight or curly quotes. Names are in small letters. */
export const codeWords = (text: string): CodeWords => {
  const named = new Map<string, string>();
  const all: string[] = [];
  for (const [, name, ...values] of text.matchAll(word)) {
    const value = values.find((one) => one !== undefined) ?? "";
    if (name === undefined) all.push(value);
    else named.set(name.toLowerCase(), value);
  }
  return { of: (name) => named.get(name) ?? "", all };
};
