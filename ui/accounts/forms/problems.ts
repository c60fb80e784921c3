import type { SignUpProblems } from "../../../domain/accounts/signUp.ts";

/** The shown errors that still apply. Typing clears errors; only a submit adds them. */
export const stillWrong = (said: SignUpProblems, now: SignUpProblems): SignUpProblems =>
  Object.fromEntries(Object.entries(now).filter(([field]) => field in said));

export const isWrong = (problems: SignUpProblems): boolean => Object.keys(problems).length > 0;
