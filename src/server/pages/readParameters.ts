import type { ZodType } from "zod";

// Only these exports: of whole modules the built server would hold the memory adapters too.
const found = import.meta.glob<() => Readonly<Record<string, ZodType>>>("../../features/*.bind.ts", {
  eager: true,
  import: "parameters",
});

/** The schemas of what visitors' reads take, by the use cases' names. */
const parametersBy: Readonly<Record<string, ZodType>> = Object.assign(
  {},
  ...Object.values(found).map((parameters) => parameters()),
);

/**
 * The text of a read's parameter: the same for parameters that mean the same, "" for none. `undefined` for what doesn't fit the read's
 * schema. `parameterIn` gives back what is asked with, so that nothing of the parameter is missing in the text.
 */
export const parameterText = (read: string, parameter: unknown): string | undefined => {
  const schema = Object.hasOwn(parametersBy, read) ? parametersBy[read] : undefined;
  const parsed = schema?.safeParse(parameter);
  // A schema gives its keys in its own order.
  return parsed?.success ? (JSON.stringify(parsed.data) ?? "") : undefined;
};

/** The parameter of a text: what `parameterText` gives, or a visitor sends. Throws for anything but JSON. */
export const parameterIn = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));
