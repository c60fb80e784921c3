import type { MailLinkKind } from "../../domain/accounts/ports.ts";
import { isSitePath } from "../../domain/shared/address.ts";

const returnName = "retour";

/** The sign-in page's address; signing in leads back to `path`. */
export const signInAddress = (path: string): string =>
  path === "/" || path === "" ? "/auth" : `/auth?${returnName}=${encodeURIComponent(path)}`;

/** The path that a visitor returns to after signing in; "/" for a missing, external or `/auth` path. */
export const wayBack = (search: string): string => {
  const path = new URLSearchParams(search).get(returnName) ?? "/";
  return isSitePath(path) && !path.startsWith("/auth") ? path : "/";
};

export type AuthTab = "sign-in" | "sign-up";

const tabName = "onglet";
const signUpTab = "inscription";

export const tabOf = (search: string): AuthTab =>
  new URLSearchParams(search).get(tabName) === signUpTab ? "sign-up" : "sign-in";

/** Query parameters of the sign-in page, and of the pages for a forgotten password. */
export const authReads = [tabName, returnName] as const;
export const forgotReads = [returnName] as const;

/** The sign-in page's address with this tab open. Keeps the return path. */
export const tabAddress = (search: string, tab: AuthTab): string => {
  const asked = new URLSearchParams(search);
  if (tab === "sign-up") asked.set(tabName, signUpTab);
  else asked.delete(tabName);
  const kept = asked.toString();
  return kept ? `/auth?${kept}` : "/auth";
};

/** The address of the page for a forgotten password. Keeps the return path. */
export const forgotAddress = (search: string): string => {
  const path = wayBack(search);
  return path === "/" ? "/auth/forgot" : `/auth/forgot?${returnName}=${encodeURIComponent(path)}`;
};

const kindName = "type";
/** Query parameters that the server renders the mail link page from. The token isn't one: only the browser reads it. */
export const mailLinkReads = [kindName, returnName] as const;

/** Where a way to Discord ends; from there the visitor goes on to `path`. */
export const discordAddress = (path: string): string =>
  path === "/" ? "/auth/discord" : `/auth/discord?${returnName}=${encodeURIComponent(path)}`;

/** Where a member changes password and e-mail. */
export const settingsAddress = "/profile?onglet=parametres";

/** The page for what the backend's own links lead to: it asks before it opens a session from the address. */
export const linkSessionAddress = "/auth/confirm?type=session";
export const hasLinkSession = (search: string): boolean => new URLSearchParams(search).get(kindName) === "session";

const linkKinds: readonly MailLinkKind[] = ["sign-up", "recovery", "email-change"];

/** The kind of a mail link; undefined for a missing or unknown kind. */
export const linkKindIn = (search: string): MailLinkKind | undefined => {
  const asked = new URLSearchParams(search).get(kindName);
  return linkKinds.find((kind) => kind === asked);
};
