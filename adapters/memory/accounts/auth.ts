import type { MailLinkKind, MailToken, SessionNews } from "../../../domain/accounts/ports.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { sessionName } from "../../sessionName.ts";
import { type KeyValueStore, storedValue } from "../shared/keyValueStore.ts";

/** A mail's link that was not followed yet. */
export type LinkRecord = {
  readonly kind: MailLinkKind;
  readonly token: MailToken;
  readonly member: MemberId;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What a change of e-mail would make of it. */
  readonly newEmail?: string;
};

const hour = 60 * 60 * 1000;
const lifetimes: Readonly<Record<MailLinkKind, number>> = {
  "sign-up": 24 * hour,
  recovery: hour,
  "email-change": 24 * hour,
};

/** Who is signed in on this device, who wants to hear of it, and the links of mails that let people in. */
export const authOn = (store: KeyValueStore, now: () => Date) => {
  const session = storedValue<{ readonly id: MemberId; readonly at?: number } | null>(store, sessionName, null);
  const links = storedValue<readonly LinkRecord[]>(store, "club-memory-links", []);
  const listeners = new Set<(news: SessionNews) => void>();
  const tell = (news: SessionNews = "changed") => {
    for (const changed of listeners) changed(news);
  };
  return {
    session,
    links,
    listeners,
    begin(member: MemberId): void {
      session.write({ id: member, at: now().getTime() });
      tell();
    },
    /** Whether the sign-in of the session is less than a day old. */
    signedInLately: (): boolean => now().getTime() - (session.read()?.at ?? 0) < 24 * hour,
    /** @param news "ended" when it ends by itself */
    end(news?: SessionNews): void {
      session.clear();
      tell(news);
    },
    /** A new link. The older ones of its kind lead nowhere from now on, but for those that are made `beside` it. */
    newLink(link: Pick<LinkRecord, "kind" | "member" | "newEmail">, beside: readonly MailToken[] = []): MailToken {
      const token = crypto.randomUUID() as string as MailToken;
      const others = links
        .read()
        .filter(
          ({ kind, member, token: other }) => kind !== link.kind || member !== link.member || beside.includes(other),
        );
      links.write([...others, { ...link, token, at: now().getTime() }]);
      return token;
    },
    /** Takes a link that is still good. It is gone then. */
    takeLink(kind: MailLinkKind, token: MailToken): LinkRecord | undefined {
      const all = links.read();
      const link = all.find((one) => one.kind === kind && one.token === token);
      if (!link || now().getTime() - link.at > lifetimes[kind]) return undefined;
      links.write(all.filter((one) => one !== link));
      return link;
    },
  };
};
