import type { Profile } from "../../accounts/member.ts";
import type { Profiles, Session, SignedOut } from "../../accounts/ports.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { freeSlug, type Slug, slugOf } from "../../shared/slug.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import { changedFields, type FieldsRefusal, normalizeFields } from "./fields.ts";
import { type InsecureImageRefusal, insecureImagesOf } from "./insecureImage.ts";
import type { TextNeeds } from "./readDraft.ts";
import type { EditedItem, Fields, ContentKind } from "./contentItem.ts";
import type { ContentRepository, ItemRecords, SlugTaken } from "./ports.ts";

/** The slug of the typed text, or of the title; the kind's name when neither has a letter. */
const slugFrom = (kind: ContentKind, title: string, typed = ""): Slug =>
  slugOf(typed) ?? slugOf(title) ?? (kind as string as Slug);

export type SlugWish = { readonly kind: ContentKind; readonly title: string; readonly slug: string };
export type ProposeSlug = (wish: SlugWish) => Promise<Slug>;

/** The slug that a new item gets, with a number when it is taken. */
export const proposeSlug =
  ({ records }: { readonly records: ItemRecords }): ProposeSlug =>
  async ({ kind, title, slug }) => {
    const wanted = slugFrom(kind, title, slug);
    return freeSlug(wanted, await records.slugsLike(kind, wanted));
  };

const unnamed = "Auteur";

const firstOf = (...names: readonly (string | null | undefined)[]): string =>
  names.find((name) => (name ?? "").trim() !== "")?.trim() ?? unnamed;

/**
 * The author's name of a new item. An article keeps an e-mail where there is no name, for the staff; a tip's author is shown
 * to every visitor, and is never an e-mail.
 */
export const signatureOf = (
  kind: ContentKind,
  profile: Pick<Profile, "fullName" | "username"> | undefined,
  email: string,
): string => (kind === "article" ? firstOf(profile?.fullName, email) : firstOf(profile?.fullName, profile?.username));

type Needs = TextNeeds & {
  readonly session: Session;
  readonly profiles: Profiles;
  readonly contents: ContentRepository;
  readonly records: ItemRecords;
};

/** The fields of the creation dialog. */
export type Creation = Pick<
  Fields,
  | "title"
  | "category"
  | "excerpt"
  | "featuredImage"
  | "match"
  | "authors"
  | "tags"
  | "difficulty"
  | "readTime"
  | "content"
  | "searchTitle"
  | "searchDescription"
> & {
  readonly kind: ContentKind;
  /** As it is typed; empty for the title's. */
  readonly slug: string;
  readonly isPublished: boolean;
  /** The last try got no answer: it may have succeeded. */
  readonly isRetry: boolean;
};

/** The fields of the new content item. An article's author isn't one of them. */
export const fieldsIn = (typed: Omit<Creation, "kind" | "slug" | "isPublished" | "isRetry">, author = ""): Fields => {
  const { title, category, excerpt, featuredImage, match, authors, tags, difficulty, readTime, content } = typed;
  const { searchTitle, searchDescription } = typed;
  const own = { title, category, excerpt, featuredImage, match, authors, tags, difficulty, readTime, content };
  return { ...own, searchTitle, searchDescription, heroImage: "", author };
};

export type CreateRefusal = SignedOut | NotStaff | SlugTaken | FieldsRefusal | InsecureImageRefusal;
export type CreateItem = (creation: Creation) => Promise<Result<EditedItem, CreateRefusal>>;

/** Other members may take a free slug at the same time. */
const mostTries = 5;

/**
 * Adds a content item in the signed-in member's name. A taken slug gets a number. Refuses visitors, members who aren't
 * staff, a title without a visible character, too long fields, and picture addresses that are invalid or of http.
 */
export const createItem =
  ({ session, profiles, contents, records, ...text }: Needs): CreateItem =>
  async ({ kind, slug, isPublished, isRetry, ...typed }) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const authorName = signatureOf(kind, await profiles.of(member.id), member.email);
    const kept = normalizeFields(kind, fieldsIn(typed, authorName));
    if (!kept.ok) return kept;
    const fields = kept.value;
    const [insecure] = await insecureImagesOf(text, kind, fields);
    if (insecure) return refused({ kind: "insecure-image", field: insecure.field });

    const add = (free: Slug) =>
      contents.add({ kind, slug: free, fields, authorId: member.id, authorName, isPublished });
    const wanted = slugFrom(kind, fields.title, slug);
    // A backend that can't list slugs refuses a taken one when it is added.
    let taken = await records.slugsLike(kind, wanted).catch((): readonly Slug[] => []);
    for (let tries = 1; ; tries++) {
      if (isRetry) {
        const there = await Promise.all(taken.slice(-mostTries).map((one) => contents.open({ kind, slug: one })));
        const earlier = there.find((item) => item && changedFields(item.fields, fields).length === 0);
        if (earlier) return done(earlier);
      }
      const added = await add(freeSlug(wanted, taken));
      if (added.ok || added.refusal.kind !== "slug-taken" || tries === mostTries) return added;
      taken = await records.slugsLike(kind, wanted);
    }
  };
