import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { Subscription } from "../../../domain/messages/newsletter.ts";
import { type KeyValueStore, storedValue } from "../shared/keyValueStore.ts";

/** A mail that is stored instead of sent, for `/_dev/mail`. */
export type MailRecord = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The application whose decision it tells. It is deleted when the decision is undone. */
  readonly decisionOn?: ApplicationId;
};

/** `confirm` and `leave` are the tokens of the links in mails. */
export type SubscriberRecord = Subscription & {
  readonly email: string;
  readonly confirm: string;
  readonly leave: string;
};

type Turn = { readonly act: string; readonly at: number };

/** Mails, newsletter subscribers, and the acts that are limited. */
export const mailboxOn = (store: KeyValueStore, now: () => Date) => {
  const mails = storedValue<readonly MailRecord[]>(store, "club-memory-mails", []);
  const subscribers = storedValue<readonly SubscriberRecord[]>(store, "club-memory-readers", []);
  const turns = storedValue<readonly Turn[]>(store, "club-memory-turns", []);
  return {
    /** Newest first. */
    mails,
    subscribers,
    turns,
    /** Stores a mail instead of sending it. */
    post(mail: Omit<MailRecord, "id" | "at">): void {
      mails.update((all) => [{ ...mail, id: crypto.randomUUID(), at: now().getTime() }, ...all]);
    },
  };
};
