import { isSitePath } from "../../../domain/shared/address.ts";
import { asciiMailAddress } from "../../../domain/shared/mailAddress.ts";

/** An act that needs a session: its name, the id that it applies to, and the page where the visitor started it. */
export type Intent = {
  readonly name: string;
  readonly id: string;
  readonly path: string;
  /** Shown in the sign-in dialog: "Pour liker". */
  readonly purpose?: string;
  /** The visitor's e-mail, once typed: only its member may replay the intent. */
  readonly by?: string;
};

/** Storage key. */
export const intentName = "intent";

/** The name of an intent that only leads to a page. */
const onlyThere = "";

/** In milliseconds: long enough to open a confirmation mail. */
const lifetime = 60 * 60 * 1000;

export const isOnlyAPlace = (intent: Intent): boolean => intent.name === onlyThere;

export const isOf = (intent: Intent, email: string): boolean =>
  intent.by === undefined || intent.by === asciiMailAddress(email);

/**
 * The intent to store with a mail to `email`: an intent of this visit, else the return path `way`, else the intent of an earlier
 * mail.
 */
export const mailedIntent = (intent: Intent | null, way: string, email: string): Intent | null => {
  const by = asciiMailAddress(email);
  if (way === "/" || (intent !== null && intent.by === undefined)) return intent && { ...intent, by };
  return { name: onlyThere, id: "", path: way, by };
};

/** Serialises an intent for the device. @param now milliseconds since 1970 */
export const writtenIntent = (intent: Intent, now: number): string => JSON.stringify({ ...intent, at: now });

/** Parses a stored intent; null for an expired or invalid one. */
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
