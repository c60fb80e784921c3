import { signInLink } from "../accounts/words.ts";

/** The way to sign in and back to a path, for a toast that tells of a refusal for want of a session; nothing for any other. */
export const signInAction = (kind: string, path: string) => (kind === "signed-out" ? { link: signInLink(path) } : {});
