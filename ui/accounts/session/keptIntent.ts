import { isSitePath } from "../../../domain/shared/address.ts";

/** An act that somebody has to be signed in for: which one, of what, and the page of the site where they meant it. */
export type Intent = {
  readonly name: string;
  readonly id: string;
  readonly path: string;
  /** What it is called where they sign in for it: "Pour liker". */
  readonly purpose?: string;
  /** The e-mail of whoever meant it, once they gave it: nobody else on this device does. */
  readonly by?: string;
};

/** The name under which the device keeps it. */
export const intentName = "intent";

/** What somebody means who was only on the way to a page. */
const onlyThere = "";

/** Milliseconds: whoever signs up opens their mails meanwhile. What was meant longer ago is meant no more. */
const lifetime = 60 * 60 * 1000;

const plain = (email: string): string => email.trim().toLowerCase();

export const isOnlyAPlace = (intent: Intent): boolean => intent.name === onlyThere;

export const isOf = (intent: Intent, email: string): boolean => intent.by === undefined || intent.by === plain(email);

/**
 * What waits for the link of a mail: what its reader meant a moment ago, else the page that they were on the `way` to, else what
 * they meant with an earlier mail.
 */
export const mailedIntent = (intent: Intent | null, way: string, email: string): Intent | null => {
  const by = plain(email);
  if (way === "/" || (intent !== null && intent.by === undefined)) return intent && { ...intent, by };
  return { name: onlyThere, id: "", path: way, by };
};

/** An intent as the device keeps it. @param now milliseconds since 1970 */
export const writtenIntent = (intent: Intent, now: number): string => JSON.stringify({ ...intent, at: now });

/** What the device kept; null when it is too old, or something else. */
export const readIntent = (text: string, now: number): Intent | null => {
  try {
    const { name, id, path, by, at } = (JSON.parse(text) ?? {}) as Partial<Record<string, unknown>>;
    if (typeof name !== "string" || typeof id !== "string" || typeof path !== "string") return null;
    const isFresh = typeof at === "number" && at <= now && now - at < lifetime;
    return isFresh && typeof by === "string" && isSitePath(path) ? { name, id, path, by } : null;
  } catch {
    return null;
  }
};
