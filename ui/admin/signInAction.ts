import { signInLink } from "../accounts/words.ts";

/** Toast action that signs in and leads back to `path`, for "signed-out" refusals; empty for any other. */
export const signInAction = (kind: string, path: string) => (kind === "signed-out" ? { link: signInLink(path) } : {});
