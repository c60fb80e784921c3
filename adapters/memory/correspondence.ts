import type { ApplicationId } from "../../domain/recruitment/application.ts";
import { type Shelf, slot } from "./shelf.ts";

/** A mail that a real backend would have sent. Memory keeps it, for `/_dev/mail`. */
export type MailRecord = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The application whose decision it tells: it goes when that is taken back. */
  readonly decisionOn?: ApplicationId;
};

export type ReaderRecord = {
  readonly email: string;
  readonly confirm: string;
  readonly leave: string;
  readonly askedAt: number;
  /** How often they were mailed since the day began that counts. */
  readonly today: { readonly mails: number; readonly beganAt: number };
  readonly isConfirmed: boolean;
};

type Turn = { readonly act: string; readonly at: number };

/** What goes to and from people by mail, and how often they asked for it lately. */
export const correspondenceOn = (shelf: Shelf, now: () => Date) => {
  const mails = slot<readonly MailRecord[]>(shelf, "club-memory-mails", []);
  const readers = slot<readonly ReaderRecord[]>(shelf, "club-memory-readers", []);
  const turns = slot<readonly Turn[]>(shelf, "club-memory-turns", []);
  return {
    /** Newest first. */
    mails,
    readers,
    turns,
    /** Keeps a mail instead of sending it. */
    post(mail: Omit<MailRecord, "id" | "at">): void {
      mails.write([{ ...mail, id: crypto.randomUUID(), at: now().getTime() }, ...mails.read()]);
    },
  };
};
