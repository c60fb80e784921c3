import type { Role } from "./accounts/member.ts";

/** As whom somebody stands before the club. */
export type Standing = "visitor" | "member" | Role;

const everybody: readonly Standing[] = ["visitor", "member", "staff", "admin"];
const signedIn: readonly Standing[] = ["member", "staff", "admin"];
const nobody: readonly Standing[] = [];

/**
 * Who may do what: the product's one table of rights (spec, section 6). The memory adapters enforce it, the UI asks it
 * before it shows a button, and the tests of the real database are generated from it; the database's policies are
 * written by hand, so each checks the other.
 */
export const rights = {
  "read published tips": everybody,
  // The admin panel opens drafts to the staff, with a policy of their own.
  "read drafts of tips": nobody,
  "count a view of a tip": everybody,
  "like a tip": signedIn,
  "like a tip for somebody else": nobody,
  "comment on a tip": signedIn,
  "comment in somebody else's name": nobody,
  "set a tip's counters": nobody,
  "read published articles": everybody,
  "read drafts of articles": nobody,
  "see an author's e-mail": nobody,
  "like an article": signedIn,
  "like an article for somebody else": nobody,
  "comment on an article": signedIn,
  "comment on an article in somebody else's name": nobody,
  "write an article or its counters": nobody,
  "read one's own profile": signedIn,
  "read somebody else's profile": nobody,
  "read one's own role": signedIn,
  "give oneself a role": nobody,
  "see member cards": everybody,
  "write to the club": everybody,
  "ask for the letter": everybody,
  // The admin panel opens what was written to the club to the staff.
  "read what others wrote to the club": nobody,
  "learn who reads the letter": nobody,
  "read or write mails": nobody,
} as const satisfies Readonly<Record<string, readonly Standing[]>>;

export type Act = keyof typeof rights;

export const may = (standing: Standing, act: Act): boolean => rights[act].includes(standing);
