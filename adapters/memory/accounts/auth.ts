import { isExpiredLink } from "../../../domain/accounts/mailLink.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { MailLinkKind, MailToken, SessionNews } from "../../../domain/accounts/ports.ts";
import { isRecentSignIn } from "../../../domain/accounts/session.ts";
import { sessionName } from "../../sessionName.ts";
import { type KeyValueStore, type StoredValue, storedValue } from "../shared/keyValueStore.ts";

/** A link in a mail that wasn't followed yet. */
export type LinkRecord = {
  readonly kind: MailLinkKind;
  readonly token: MailToken;
  readonly member: MemberId;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The member's e-mail after a change of e-mail. */
  readonly newEmail?: string;
};

/** The session of this device, its listeners, and the links in mails that open a session. */
export const authOn = (store: KeyValueStore, links: StoredValue<readonly LinkRecord[]>, now: () => Date) => {
  const session = storedValue<{ readonly id: MemberId; readonly at?: number; readonly key?: string } | null>(
    store,
    sessionName,
    null,
  );
  const listeners = new Set<(news: SessionNews) => void>();
  const tell = (news: SessionNews = "changed") => {
    for (const changed of listeners) changed(news);
  };
  return {
    session,
    listeners,
    begin(member: MemberId): void {
      session.write({ id: member, at: now().getTime(), key: crypto.randomUUID() });
      tell();
    },
    signedInLately: (): boolean => isRecentSignIn(session.read()?.at ?? 0, now()),
    /** @param news "ended" when it ends by itself */
    end(news?: SessionNews): void {
      session.clear();
      tell(news);
    },
    /** Adds a link. Older ones of its kind and member stop working, but for those in `beside`. */
    newLink(link: Pick<LinkRecord, "kind" | "member" | "newEmail">, beside: readonly MailToken[] = []): MailToken {
      const token = crypto.randomUUID() as string as MailToken;
      links.update((all) => [
        ...all.filter(
          ({ kind, member, token: other }) => kind !== link.kind || member !== link.member || beside.includes(other),
        ),
        { ...link, token, at: now().getTime() },
      ]);
      return token;
    },
    /** Takes a link that still works. It works once. */
    takeLink(kind: MailLinkKind, token: MailToken): LinkRecord | undefined {
      const link = links.read().find((one) => one.kind === kind && one.token === token);
      if (!link || isExpiredLink(link, now())) return undefined;
      links.update((all) => all.filter((one) => one.token !== token));
      return link;
    },
  };
};
