import type { MemberId } from "../../../domain/accounts/member.ts";
import type {
  AnswerId,
  HandleWish,
  Inbox,
  MessageFilter,
  MessageId,
  ReceivedMessage,
} from "../../../domain/messages/inbox.ts";
import { searchKey } from "../../../domain/content/editing/search.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { isRetryTime } from "../../../domain/shared/retry.ts";
import { may } from "../../../domain/shared/rights.ts";
import { dayInParis } from "../../../domain/shared/parisDay.ts";
import type { MemoryBackend } from "../backend.ts";
import type { AnswerRecord, MessageRecord } from "../dataset.ts";
import { colleagueFrom } from "../applications/reviews.ts";
import { consumeQuota } from "../shared/quotas.ts";

const isFound = ({ name, email, subject, text }: MessageRecord, words: string): boolean =>
  searchKey([name, email, subject, text].join(" ")).includes(searchKey(words));

const isIn = ({ state, isRead }: MessageRecord, filter: MessageFilter): boolean => {
  if (filter === null || filter === "unread") return state !== "spam" && (filter === null || !isRead);
  return state === filter;
};

/** The mail of an answer: its text and who signs it, then the message that it answers. Memory doesn't know the club's name. */
const mailOf = ({ name, email, subject, text, createdAt }: MessageRecord, answer: string) => {
  const day = dayInParis(Date.parse(createdAt)).split("-").toReversed().join("/");
  return {
    to: email,
    subject: /^re ?:/i.test(subject) ? subject : `Re: ${subject}`,
    text: `${answer}\n\nL'équipe du club\n\nLe ${day}, ${name} a écrit :\n> ${text.replaceAll("\n", "\n> ")}\n`,
  };
};

export const memoryInbox = (backend: MemoryBackend): Inbox => {
  const { audience, enter, isEmpty, me, members, memberOf, messages, messageAnswers, now, post, refuseOthers } =
    backend;
  const colleague = colleagueFrom(backend);
  const readable = (): readonly MessageRecord[] =>
    isEmpty() || !may(audience(), "read what others wrote to the club")
      ? []
      : messages
          .read()
          .toReversed()
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const find = (id: MessageId) => readable().find((one) => one.id === id);

  const shown = ({ assignee, ...message }: MessageRecord): ReceivedMessage => ({
    ...message,
    assignee: colleague(assignee),
    answers: messageAnswers
      .read()
      .filter(({ on }) => on === message.id)
      .map(({ on: _, author, ...answer }) => ({ ...answer, author: colleague(author), mail: "sent" })),
  });
  const change = (before: MessageRecord, more: Partial<MessageRecord>): MessageRecord => {
    const changed = { ...before, ...more };
    messages.update((all) => all.map((one) => (one.id === before.id ? changed : one)));
    return changed;
  };
  /** The message as the caller saw it, or why not. */
  const seen = (id: MessageId, revision: number, isDone: (message: MessageRecord) => boolean) => {
    const found = find(id);
    if (!found) return refused({ kind: "no-message" } as const);
    if (isDone(found)) return done({ found, isDone: true });
    if (found.revision === revision) return done({ found, isDone: false });
    return refused({ kind: "message-changed", message: shown(found) } as const);
  };
  const handled = (found: MessageRecord, { state, assignee }: HandleWish): ReceivedMessage =>
    shown(change(found, { state, assignee, isRead: true, revision: found.revision + 1 }));

  const answered = (found: MessageRecord, author: MemberId, text: string): ReceivedMessage => {
    const answer: AnswerRecord = {
      id: crypto.randomUUID() as string as AnswerId,
      on: found.id,
      author,
      text,
      createdAt: now().toISOString(),
    };
    messageAnswers.update((all) => [...all, answer]);
    post(mailOf(found, text));
    const assignee = found.assignee ?? author;
    return shown(change(found, { state: "answered", assignee, isRead: true, revision: found.revision + 1 }));
  };

  return {
    async slice({ words, filter, from, count }) {
      await enter("read what others wrote to the club");
      const found = readable().filter((one) => isIn(one, filter) && isFound(one, words));
      return found.slice(from, from + count).map(shown);
    },

    async count({ words }) {
      if (!(await enter("read what others wrote to the club"))) return refuseOthers();
      const found = readable().filter((one) => isFound(one, words));
      const countOf = (filter: MessageFilter) => found.filter((one) => isIn(one, filter)).length;
      return done({
        unread: countOf("unread"),
        open: countOf("open"),
        answered: countOf("answered"),
        closed: countOf("closed"),
        spam: countOf("spam"),
      });
    },

    async colleagues() {
      if (!(await enter("read what others wrote to the club"))) return [];
      const staff = members.read().filter(({ role }) => role !== undefined);
      const keyOf = (username: string | null) => (username === null ? "\uffff" : searchKey(username));
      return staff
        .map(({ id, username }) => ({ id, username }))
        .toSorted((one, other) => (keyOf(one.username) < keyOf(other.username) ? -1 : 1));
    },

    async mark({ id, isRead }) {
      if (!(await enter("answer what others wrote to the club"))) return refuseOthers();
      const found = find(id);
      if (!found) return refused({ kind: "no-message" });
      change(found, { isRead });
      return done();
    },

    async handle(wish) {
      if (!(await enter("answer what others wrote to the club"))) return refuseOthers();
      const { id, revision, state, assignee } = wish;
      const about = seen(id, revision, (one) => one.state === state && one.assignee === assignee);
      if (!about.ok) return about;
      if (assignee !== null && memberOf(assignee)?.role === undefined) return refused({ kind: "no-colleague" });
      const { found, isDone } = about.value;
      return done(isDone ? shown(found) : handled(found, wish));
    },

    async answer({ id, revision, text }) {
      const author = me();
      if (!(await enter("answer what others wrote to the club")) || !author) return refuseOthers();
      const isSent = (answer: AnswerRecord) =>
        answer.on === id && answer.author === author.id && answer.text === text && isRetryTime(answer.createdAt, now());
      const about = seen(id, revision, () => messageAnswers.read().some(isSent));
      if (!about.ok) return about;
      const { found, isDone } = about.value;
      if (isDone) return done(shown(found));
      const quota = consumeQuota(backend, "answer", author.id);
      return quota.ok ? done(answered(found, author.id, text)) : quota;
    },

    // Each mail is taken at once.
    async resend() {
      return (await enter("answer what others wrote to the club")) ? done() : refuseOthers();
    },
  };
};
