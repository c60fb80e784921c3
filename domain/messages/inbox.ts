import type { SignedOut } from "../accounts/ports.ts";
import type { NotStaff } from "../accounts/staff/ports.ts";
import type { MemberId } from "../accounts/member.ts";
import type { TooMany } from "../shared/limits.ts";
import { type Page, pageOf } from "../shared/pages.ts";
import { done, type RefusalOf, type Result, refused } from "../shared/result.ts";
import { isBlank, normalizeText } from "../shared/text.ts";

export type MessageId = string & { readonly brand: "MessageId" };
export type AnswerId = string & { readonly brand: "AnswerId" };

/** "open": it waits for an answer. "spam": it is hidden from the others, and erased sooner. */
export const messageStates = ["open", "answered", "closed", "spam"] as const;
export type MessageState = (typeof messageStates)[number];

/** A member of the staff. The name is null for a member without a username. */
type Colleague = { readonly id: MemberId; readonly username: string | null };

/** An answer of the staff, which is mailed. */
export type Answer = {
  readonly id: AnswerId;
  /** Null for a colleague who has left. */
  readonly author: Colleague | null;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** "waiting": on its way. "refused": the mail server didn't take it. */
  readonly mail: "waiting" | "sent" | "refused";
};

/** What the staff decides about a message. `assignee` null: it is assigned to no member of the staff. */
type Handling = { readonly state: MessageState; readonly assignee: Colleague | null };

/** A visitor's message as the staff reads it, with the answers, oldest first. */
export type ReceivedMessage = Handling & {
  readonly id: MessageId;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Whether a member of the staff has read it. */
  readonly isRead: boolean;
  /** Grows with each change of state or assignment, and with each answer. */
  readonly revision: number;
  readonly answers: readonly Answer[];
};

/** Which messages are listed. Null: all but spam. */
export type MessageFilter = MessageState | "unread" | null;
export type MessageCounts = Readonly<Record<MessageState | "unread", number>>;

export type NoMessage = { readonly kind: "no-message" };
/** A colleague changed or answered it meanwhile: how it is now. */
export type MessageChanged = { readonly kind: "message-changed"; readonly message: ReceivedMessage };

/** A message as the caller saw it. */
type Seen = { readonly id: MessageId; readonly revision: number };
export type HandleWish = Seen & { readonly state: MessageState; readonly assignee: MemberId | null };
export type AnswerWish = Seen & { readonly text: string };
export type ReadMark = { readonly id: MessageId; readonly isRead: boolean };

type Searched = {
  /** Found in name, e-mail, subject or text; capitals and accents don't count. Empty: all. */
  readonly words: string;
};
type Refused = SignedOut | NotStaff;

/** Visitors' messages, for the staff alone. */
export type Inbox = {
  /** Newest first. Empty for callers who aren't staff. */
  slice(
    wanted: Searched & { readonly filter: MessageFilter; readonly from: number; readonly count: number },
  ): Promise<readonly ReceivedMessage[]>;
  count(searched: Searched): Promise<Result<MessageCounts, Refused>>;
  /** The members to whom a message can be assigned, by name. Empty for callers who aren't staff. */
  colleagues(): Promise<readonly Colleague[]>;
  /** Marks a message as read, or unread, for all staff. Idempotent. */
  mark(mark: ReadMark): Promise<Result<void, Refused | NoMessage>>;
  /** Sets state and assignment. Idempotent. Refuses a revision that is over, and an assignee who isn't staff. */
  handle(
    wish: HandleWish,
  ): Promise<Result<ReceivedMessage, Refused | NoMessage | MessageChanged | { readonly kind: "no-colleague" }>>;
  /**
   * Mails an answer to the visitor, once: the same text of the caller within minutes is a retry, and a revision that is over is refused.
   * The message is read and answered then; one without an assignee is the caller's.
   */
  answer(wish: AnswerWish): Promise<Result<ReceivedMessage, Refused | NoMessage | MessageChanged | TooMany>>;
  /** Mails an answer again that was refused. Idempotent: an answer that is sent or on its way stays so. */
  resend(answer: AnswerId): Promise<Result<void, Refused>>;
};

type Needs = { readonly inbox: Inbox };

export type MessageQuery = Searched & { readonly filter: MessageFilter; readonly page: number };
export type MessageList = Page<ReceivedMessage> & { readonly counts: MessageCounts };
export type ListMessages = (query: MessageQuery) => Promise<Result<MessageList, Refused>>;

const messagesPerPage = 20;

/** One page of the messages, with the count of each state. A page beyond the last is the last. Refuses callers who aren't staff. */
export const listMessages =
  ({ inbox }: Needs): ListMessages =>
  async ({ words, filter, page }) => {
    const counting = inbox.count({ words });
    const found = await pageOf({
      page,
      perPage: messagesPerPage,
      slice: (from, count) => inbox.slice({ words, filter, from, count }),
      async total() {
        const counts = await counting;
        if (!counts.ok) return 0;
        const { open, answered, closed } = counts.value;
        return filter === null ? open + answered + closed : counts.value[filter];
      },
    });
    const counts = await counting;
    return counts.ok ? done({ ...found, counts: counts.value }) : counts;
  };

/** The most characters of an answer. */
export const longestAnswer = 5_000;

/** How many characters too many an answer has. */
export const overlongAnswer = (text: string): number => Math.max(0, [...normalizeText(text)].length - longestAnswer);

export type AnswerRefusal =
  | RefusalOf<Inbox["answer"]>
  | { readonly kind: "blank" }
  /** `over` characters more than `longestAnswer`. */
  | { readonly kind: "too-long"; readonly over: number };
export type AnswerMessage = (wish: AnswerWish) => Promise<Result<ReceivedMessage, AnswerRefusal>>;

/** Mails an answer to a visitor's message. Refuses blank and too long ones, and what `Inbox.answer` refuses. */
export const answerMessage =
  ({ inbox }: Needs): AnswerMessage =>
  async ({ text, ...seen }) => {
    if (isBlank(text)) return refused({ kind: "blank" });
    const over = overlongAnswer(text);
    return over > 0 ? refused({ kind: "too-long", over }) : inbox.answer({ ...seen, text: normalizeText(text) });
  };
