import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { ReadSource } from "../../content/editing/readBody.ts";
import type { TooMany } from "../../shared/limits.ts";
import { type RefusalOf, type Result, refused } from "../../shared/result.ts";
import { isBlank } from "../../shared/text.ts";
import { oneLine } from "../lists/fields.ts";
import type { Slug } from "../../shared/slug.ts";
import { longestLetter } from "./limits.ts";
import { letterPath } from "./paths.ts";
import type { LetterSender, RenderedLetter } from "./letterMail.ts";

export type LetterId = string & { readonly brand: "LetterId" };

/** "cancelled": stopped while it was sent. */
export const letterStates = ["draft", "scheduled", "sending", "sent", "cancelled"] as const;
export type LetterState = (typeof letterStates)[number];

/** An issue of the newsletter, as the staff's list shows it. */
export type LetterSummary = {
  readonly id: LetterId;
  /** Of its page. */
  readonly slug: Slug;
  readonly title: string;
  /** Whether its page is in the archive once it is sent. */
  readonly isInArchive: boolean;
  readonly state: LetterState;
  /** When the sending begins or began, ISO 8601; null for a draft. */
  readonly sendAt: string | null;
  readonly createdAt: string;
  /** Grows with each change, but for that of its place in the archive. */
  readonly revision: number;
  readonly counts: {
    /** The confirmed subscribers when the sending began. */
    readonly recipients: number;
    readonly waiting: number;
    readonly sent: number;
    /** The mail server didn't take them, however often it was tried. */
    readonly refused: number;
    /** Unsubscribed or erased before it was sent to them. */
    readonly gone: number;
    /** Unsubscribed by a link of this letter; they are among those to whom it was sent. */
    readonly left: number;
  };
};

/** `content`: the body as an article's HTML. `preheader`: what inboxes show behind the title; empty: the first sentence. */
export type Letter = LetterSummary & { readonly preheader: string; readonly content: string };

export type NoLetter = { readonly kind: "no-letter" };
/** A colleague changed it meanwhile. */
export type LetterChanged = { readonly kind: "letter-changed" };
/** It is scheduled, or being sent, and can't be changed. */
export type LetterBegun = { readonly kind: "letter-begun" };
/** Nothing of it is left to stop. */
export type LetterSent = { readonly kind: "letter-sent" };

type Refused = SignedOut | NotStaff;
type Seen = { readonly id: LetterId; readonly revision: number };

/** What is written of a letter. */
export type LetterTexts = Pick<Letter, "title" | "preheader" | "content" | "isInArchive">;
/** Revision 0: a new letter, whose id the caller chooses, so that a repeated request makes one. */
type Written = Seen & LetterTexts;
/** `at`: ISO 8601; null sends at once. */
export type SendWish = Seen & { readonly at: string | null };

export type Letters = {
  /** The newest hundred. Empty for callers who aren't staff. */
  list(): Promise<readonly LetterSummary[]>;
  read(letter: LetterId): Promise<Result<Letter, Refused | NoLetter>>;
  /** How many confirmed subscribers there are. */
  countSubscribers(): Promise<Result<number, Refused>>;
  /** Writes a draft. Idempotent. */
  save(
    letter: Written & { readonly mail: RenderedLetter; readonly slug: Slug; readonly lead: string },
  ): Promise<Result<LetterSummary, Refused | NoLetter | LetterChanged | LetterBegun>>;
  /** Sends a draft to the subscribers that are confirmed when it begins, once to each. Refuses a time that is over. */
  send(
    wish: SendWish,
  ): Promise<
    Result<
      LetterSummary,
      Refused | NoLetter | LetterChanged | LetterBegun | { readonly kind: "no-subscribers" } | { readonly kind: "past" }
    >
  >;
  /** A scheduled letter is a draft again; one that is being sent stops. Idempotent. */
  cancel(letter: LetterId): Promise<Result<void, Refused | LetterSent>>;
  /** Deletes a draft. Idempotent. */
  remove(letter: LetterId): Promise<Result<void, Refused | LetterBegun>>;
  /** Shows a letter that is sent in the archive, or takes its page away. Idempotent. */
  archive(wish: { readonly id: LetterId; readonly isInArchive: boolean }): Promise<Result<void, Refused | NoLetter>>;
  /** Mails a letter to the caller alone. */
  try(letter: LetterId): Promise<Result<void, Refused | NoLetter | TooMany>>;
};

export const isSame = (one: LetterTexts, other: LetterTexts): boolean =>
  one.title === other.title &&
  one.preheader === other.preheader &&
  one.content === other.content &&
  one.isInArchive === other.isInArchive;

/** As it is stored. */
const onLines = (texts: LetterTexts): LetterTexts => ({
  ...texts,
  title: oneLine(texts.title),
  preheader: oneLine(texts.preheader),
});

type Needs = { readonly letters: Letters; readonly readSource: ReadSource };
/** `unheard`: what earlier tries sent of this letter without an answer; one of them may be stored. */
export type LetterWish = Written & { readonly from: LetterSender; readonly unheard?: readonly LetterTexts[] };
export type SaveLetterRefusal =
  | RefusalOf<Letters["save"]>
  | { readonly kind: "no-title" }
  | { readonly kind: "long-title" }
  | { readonly kind: "long-preheader" }
  | { readonly kind: "no-text" }
  | { readonly kind: "too-long" };
export type SaveLetter = (wish: LetterWish) => Promise<Result<LetterSummary, SaveLetterRefusal>>;

/**
 * Saves a letter with its mail. Refuses one without title or text, one that mail programs would cut, and one that others have changed; a
 * change by an earlier try of the caller's is none.
 */
export const saveLetter =
  ({ letters, readSource }: Needs): SaveLetter =>
  async ({ from, unheard = [], ...written }) => {
    const title = oneLine(written.title);
    if (isBlank(title)) return refused({ kind: "no-title" });
    if ([...title].length > longestLetter.title) return refused({ kind: "long-title" });
    const preheader = oneLine(written.preheader);
    if ([...preheader].length > longestLetter.preheader) return refused({ kind: "long-preheader" });
    const { body } = await readSource({ kind: "article", content: written.content });
    if (body.length === 0) return refused({ kind: "no-text" });
    // The composer has loaded both for its preview; the staff's other acts need neither.
    const [{ letterMail }, { leadOf, letterSlug }] = await Promise.all([
      import("./letterMail.ts"),
      import("./letterPage.ts"),
    ]);
    const slug = letterSlug(title, written.id);
    const mail = letterMail({ title, preheader, body, path: written.isInArchive ? letterPath(slug) : null }, from);
    const isLong =
      written.content.length > longestLetter.content ||
      mail.text.length > longestLetter.text ||
      mail.html.length > longestLetter.html;
    if (isLong) return refused({ kind: "too-long" });
    const letter = { ...written, title, preheader, mail, slug, lead: leadOf(body) };
    const saved = await letters.save(letter);
    if (saved.ok || saved.refusal.kind !== "letter-changed" || unheard.length === 0) return saved;
    const stored = await letters.read(letter.id);
    const isOwn = stored.ok && unheard.some((texts) => isSame(stored.value, onLines(texts)));
    return isOwn ? letters.save({ ...letter, revision: stored.value.revision }) : saved;
  };
