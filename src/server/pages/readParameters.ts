import { reads } from "../../parts/server.ts";
import { isVisitorRead } from "../../visitorReads.ts";

/**
 * The text of a read's parameter: the same for parameters that mean the same, "" for none. `undefined` for what doesn't fit the read's
 * schema. `parameterIn` gives back what is asked with, so that nothing of the parameter is missing in the text.
 */
export const parameterText = (read: string, parameter: unknown): string | undefined => {
  const parsed = isVisitorRead(read) ? reads[read].takes.safeParse(parameter) : undefined;
  // A schema gives its keys in its own order.
  return parsed?.success ? (JSON.stringify(parsed.data) ?? "") : undefined;
};

/** The parameter of a text: what `parameterText` gives, or a visitor sends. Throws for anything but JSON. */
export const parameterIn = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));
