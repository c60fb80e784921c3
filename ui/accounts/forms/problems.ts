import type { SignUpProblems } from "../../../domain/accounts/signUp.ts";

/** What was said of the fields and is still so. One that was put right says so at once; another speaks up when it is sent. */
export const stillWrong = (said: SignUpProblems, now: SignUpProblems): SignUpProblems =>
  Object.fromEntries(Object.entries(now).filter(([field]) => field in said));

export const isWrong = (problems: SignUpProblems): boolean => Object.keys(problems).length > 0;
