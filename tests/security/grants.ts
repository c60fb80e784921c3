/**
 * The privileges to call functions, for a contract's `privileges`. A definer has its owner's rights and asks itself who calls; under an
 * invoker, row security asks.
 */
export const calls = (
  who: "members" | "everybody",
  rights: "definer" | "invoker",
  functions: string,
): readonly string[] =>
  (who === "members" ? ["authenticated"] : ["anon", "authenticated"]).flatMap((role) =>
    functions.split(" ").map((name) => `${role}: execute on ${name}, ${rights}`),
  );

/** Where what the database grants differs from what the contracts say, a line each. */
export const differencesOf = (granted: readonly string[], said: readonly string[]): readonly string[] => [
  ...granted
    .filter((one) => !said.includes(one))
    .map((one) => `${one}: the database grants it, and no contract says so`),
  ...said
    .filter((one) => !granted.includes(one))
    .map((one) => `${one}: a contract says so, and the database doesn't grant it`),
];
