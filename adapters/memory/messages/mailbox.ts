import type { ApplicationId } from "../../../domain/applications/application.ts";
import { type KeyValueStore, storedValue } from "../shared/keyValueStore.ts";

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

export type SubscriberRecord = {
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
export const mailboxOn = (store: KeyValueStore, now: () => Date) => {
  const mails = storedValue<readonly MailRecord[]>(store, "club-memory-mails", []);
  const subscribers = storedValue<readonly SubscriberRecord[]>(store, "club-memory-readers", []);
  const turns = storedValue<readonly Turn[]>(store, "club-memory-turns", []);
  return {
    /** Newest first. */
    mails,
    subscribers,
    turns,
    /** Keeps a mail instead of sending it. */
    post(mail: Omit<MailRecord, "id" | "at">): void {
      mails.write([{ ...mail, id: crypto.randomUUID(), at: now().getTime() }, ...mails.read()]);
    },
  };
};
