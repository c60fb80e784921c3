import type { MailLinkKind } from "../../domain/accounts/ports.ts";
import { isSitePath } from "../../domain/shared/address.ts";

const returnName = "retour";

/** Where to sign in, on the way back to a path of the site. */
export const signInAddress = (path: string): string =>
  path === "/" || path === "" ? "/auth" : `/auth?${returnName}=${encodeURIComponent(path)}`;

/** Where somebody goes once signed in: back where they came from, or home. Never off the site. */
export const wayBack = (search: string): string => {
  const path = new URLSearchParams(search).get(returnName) ?? "/";
  return isSitePath(path) && !path.startsWith("/auth") ? path : "/";
};

export type AuthTab = "sign-in" | "sign-up";

const tabName = "onglet";
const signUpTab = "inscription";

export const tabOf = (search: string): AuthTab =>
  new URLSearchParams(search).get(tabName) === signUpTab ? "sign-up" : "sign-in";

/** What the page of sign-in and sign-up reads of its address, and those of a forgotten password. */
export const authReads = [tabName, returnName] as const;
export const forgotReads = [returnName] as const;

/** The other side of the page, still on the same way back. */
export const tabAddress = (search: string, tab: AuthTab): string => {
  const asked = new URLSearchParams(search);
  if (tab === "sign-up") asked.set(tabName, signUpTab);
  else asked.delete(tabName);
  const kept = asked.toString();
  return kept ? `/auth?${kept}` : "/auth";
};

/** Where a forgotten password is replaced, still on the same way back. */
export const forgotAddress = (search: string): string => {
  const path = wayBack(search);
  return path === "/" ? "/auth/forgot" : `/auth/forgot?${returnName}=${encodeURIComponent(path)}`;
};

const kindName = "type";
/** What the page of a mail's link is made of. Not of the secret: that is for the browser alone. */
export const mailLinkReads = [kindName, returnName] as const;

/** Where a visitor is asked about a session that an address has brought along. */
export const broughtSessionAddress = "/auth/confirm?type=session";
export const bringsSession = (search: string): boolean => new URLSearchParams(search).get(kindName) === "session";

const linkKinds: readonly MailLinkKind[] = ["sign-up", "recovery", "email-change"];

/** What a mail's link is for, if its address says it. */
export const linkKindIn = (search: string): MailLinkKind | undefined => {
  const asked = new URLSearchParams(search).get(kindName);
  return linkKinds.find((kind) => kind === asked);
};
