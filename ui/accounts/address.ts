const returnName = "retour";

/** Where to sign in, on the way back to a path of the site. */
export const signInAddress = (path: string): string =>
  path === "/" || path === "" ? "/auth" : `/auth?${returnName}=${encodeURIComponent(path)}`;

/** A path of this site: one slash, then no second one nor a backslash, which would lead to another host. */
const ownPath = /^\/(?![/\\])[^\\\s]*$/;

/** Where somebody goes once signed in: back where they came from, or home. Never off the site. */
export const wayBack = (search: string): string => {
  const path = new URLSearchParams(search).get(returnName) ?? "/";
  return ownPath.test(path) && !path.startsWith("/auth") ? path : "/";
};

export type AuthTab = "sign-in" | "sign-up";

const tabName = "onglet";
const signUpTab = "inscription";

export const tabOf = (search: string): AuthTab =>
  new URLSearchParams(search).get(tabName) === signUpTab ? "sign-up" : "sign-in";

/** The other side of the page, still on the same way back. */
export const tabAddress = (search: string, tab: AuthTab): string => {
  const asked = new URLSearchParams(search);
  if (tab === "sign-up") asked.set(tabName, signUpTab);
  else asked.delete(tabName);
  const kept = asked.toString();
  return kept ? `/auth?${kept}` : "/auth";
};
