import type { ReadHtml } from "../../content/body/content.ts";
import { type ShownContent, shownContent } from "../../content/body/shownContent.ts";
import { type Page, pageOf } from "../../shared/pages.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { isSlug, type Slug } from "../../shared/slug.ts";
import type { LetterId } from "./letters.ts";

/** A letter of the archive, as the list shows it. */
export type SentLetterSummary = {
  readonly slug: Slug;
  readonly title: string;
  /** Its first words; empty without any. */
  readonly lead: string;
  /** When its sending began, ISO 8601. */
  readonly sentAt: string;
};

/** `content`: an article's HTML. */
export type SentLetter = SentLetterSummary & { readonly id: LetterId; readonly content: string };

/** The letters that are sent, or being sent, and that the staff shows in the archive. */
export type SentLetters = {
  /** Newest first. */
  slice(from: number, count: number): Promise<readonly SentLetterSummary[]>;
  total(): Promise<number>;
  bySlug(slug: Slug): Promise<SentLetter | undefined>;
};

type Needs = { readonly sentLetters: SentLetters };

export type ListSentLetters = (query: { readonly page: number }) => Promise<Page<SentLetterSummary>>;

const lettersPerPage = 20;

/** One page of the archive. A page beyond the last is the last. */
export const listSentLetters =
  ({ sentLetters }: Needs): ListSentLetters =>
  ({ page }) =>
    pageOf({ page, perPage: lettersPerPage, slice: sentLetters.slice, total: sentLetters.total });

/** A letter with its parsed content. */
export type ReadableLetter = Omit<SentLetter, "content"> & { readonly content: ShownContent };

export type ReadSentLetter = (wanted: {
  readonly slug: string;
}) => Promise<Result<ReadableLetter, { readonly kind: "not-found" }>>;

/** The letter of a slug. Refuses one that isn't in the archive, and invalid slugs without a request to the backend. */
export const readSentLetter =
  ({ sentLetters, readHtml }: Needs & { readonly readHtml: ReadHtml }): ReadSentLetter =>
  async ({ slug }) => {
    const letter = isSlug(slug) ? await sentLetters.bySlug(slug) : undefined;
    if (!letter) return refused({ kind: "not-found" });
    return done({ ...letter, content: shownContent("article", await readHtml(letter.content)) });
  };
