import type { Role } from "../../domain/accounts/member.ts";

/** What the tests of a backend see behind it. */
export type Backstage = {
  /** The mails that somebody would have got, newest first. */
  mailsTo(email: string): Promise<readonly { readonly subject: string; readonly text: string }[]>;
  /** Makes the links that the owner of an e-mail was mailed so many hours older. */
  age(email: string, hours: number): Promise<void>;
  /** Makes so many hours pass since the owner of an e-mail signed in, on all devices. */
  ageSessions(email: string, hours: number): Promise<void>;
  /** Makes that somebody asked for the letter so many hours older, and so what counts of it against others. */
  ageLetter(email: string, hours: number): Promise<void>;
  /** Forgets how often anything was done lately. */
  forgetTurns(): Promise<void>;
  /** Gives a member a role, or takes it away. */
  giveRole(email: string, role: Role | null): Promise<void>;
};
