import { sample } from "effector";
import { problemsOfSignUp } from "../../../domain/accounts/signUp.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { words } from "./signInWords.ts";
import { signingIn } from "./signingIn.ts";

/** Requires both fields. Whether they are right, the backend says. */
export const signInForm = signingIn(({ email, password }) =>
  Object.fromEntries(
    Object.entries(problemsOfSignUp({ email, password })).filter(([, problem]) => problem === "missing"),
  ),
);

sample({ clock: signInForm.done, fn: () => words.signedIn, target: toastShown });
