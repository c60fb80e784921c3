import { isSitePath } from "../../domain/address.ts";

/** An act that somebody has to be signed in for: which one, of what, and the page of the site where they meant it. */
export type Intent = { readonly name: string; readonly id: string; readonly path: string };

/** Milliseconds: whoever signs up opens their mails meanwhile. What was meant longer ago is meant no more. */
const lifetime = 60 * 60 * 1000;

/** An intent as the device keeps it. @param now milliseconds since 1970 */
export const writtenIntent = ({ name, id, path }: Intent, now: number): string =>
  JSON.stringify({ name, id, path, at: now });

/** What the device kept; null when it is too old, or something else. */
export const readIntent = (text: string, now: number): Intent | null => {
  try {
    const { name, id, path, at } = (JSON.parse(text) ?? {}) as Partial<Record<string, unknown>>;
    if (typeof name !== "string" || typeof id !== "string" || typeof path !== "string") return null;
    const isFresh = typeof at === "number" && at <= now && now - at < lifetime;
    return isFresh && isSitePath(path) ? { name, id, path } : null;
  } catch {
    return null;
  }
};
