import { withoutPoint } from "../body/focalPoint.ts";
import { isAbsoluteAddress, isSitePath } from "../../shared/address.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import { longestAuthor, mostAuthors, tidyAuthors } from "../authors.ts";
import { longestTag, mostTags, tidyTags } from "../tags.ts";
import { allFields, type EditedItem, type Field, type Fields, fieldsOf, type ContentKind } from "./contentItem.ts";

/** Neither an absolute address nor a path of this site. */
type BadImage = { readonly kind: "bad-image" };

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** A picture's address as it is stored: a relative path gets a slash before it, an empty one stays empty. */
export const imageAddress = (typed: string): Result<string, BadImage> => {
  const address = typed.trim();
  if (address === "" || isAbsoluteAddress(address)) return done(address);
  const path = address.startsWith("/") ? address : `/${address}`;
  return scheme.test(address) || !isSitePath(path) ? refused({ kind: "bad-image" }) : done(path);
};

/** The most characters of each, as in the tables. */
export const longestOf: Readonly<Record<Field, number>> = {
  title: 300,
  category: 60,
  excerpt: 1_000,
  content: 200_000,
  featuredImage: 2_000,
  difficulty: 40,
  readTime: 40,
  heroImage: 2_000,
  author: 100,
  match: 200,
  authors: mostAuthors * (longestAuthor + 1),
  tags: mostTags * (longestTag + 1),
  searchTitle: 200,
  searchDescription: 500,
};

export type FieldsRefusal =
  | { readonly kind: "title-required" }
  /** How many characters too many each field has. */
  | { readonly kind: "too-long"; readonly fields: Partial<Record<Field, number>> }
  /** Neither an absolute address nor a path of this site. */
  | { readonly kind: "bad-image"; readonly field: "featuredImage" | "heroImage" };

const severalLines: ReadonlySet<Field> = new Set(["excerpt", "content"]);

const tidy = (field: Field, text: string): string => {
  if (field === "authors") return tidyAuthors(text);
  if (field === "tags") return tidyTags(text);
  return severalLines.has(field) ? normalizeText(text) : normalizeText(text).replace(/\s+/g, " ");
};

const each = (make: (field: Field) => string): Fields =>
  Object.fromEntries(allFields.map((field) => [field, make(field)])) as Fields;

export const noFields: Fields = each(() => "");

/**
 * The fields as they are stored: normalized, names on one line, without the fields of the other kind. Refuses a title
 * without a visible character, too long fields, and pictures whose addresses are invalid. Those over http are another matter: one that
 * is stored stays (`insecureImagesOf`).
 */
export const normalizeFields = (kind: ContentKind, typed: Fields): Result<Fields, FieldsRefusal> => {
  const own = fieldsOf(kind);
  const kept = each((field) => (own.includes(field) ? tidy(field, typed[field]) : ""));
  if (isBlank(kept.title)) return refused({ kind: "title-required" });
  const images = { featuredImage: imageAddress(kept.featuredImage), heroImage: imageAddress(kept.heroImage) };
  const over = own
    .map((field) => [field, [...kept[field]].length - longestOf[field]] as const)
    .filter(([, characters]) => characters > 0);
  if (over.length > 0) return refused({ kind: "too-long", fields: Object.fromEntries(over) });
  if (!images.featuredImage.ok) return refused({ ...images.featuredImage.refusal, field: "featuredImage" });
  if (!images.heroImage.ok) return refused({ ...images.heroImage.refusal, field: "heroImage" });
  return done({ ...kept, featuredImage: images.featuredImage.value, heroImage: images.heroImage.value });
};

/** The fields that differ. The point of a picture, which is kept with the picture, is no difference. */
export const changedFields = (before: Fields, after: Fields): readonly Field[] =>
  allFields.filter((field) =>
    field === "featuredImage" || field === "heroImage"
      ? withoutPoint(before[field]) !== withoutPoint(after[field])
      : before[field] !== after[field],
  );

/** The content item was saved since the edit began. */
export type Stale = { readonly kind: "stale" };

/**
 * The revision that a save leads to, and the fields that it changes. A save that changes none makes no revision.
 * Refuses a save that started from an older revision.
 */
export const nextRevision = (
  current: Pick<EditedItem, "fields" | "revision">,
  save: { readonly revision: number; readonly fields: Fields },
): Result<{ readonly revision: number; readonly changed: readonly Field[] }, Stale> => {
  if (current.revision !== save.revision) return refused({ kind: "stale" });
  const changed = changedFields(current.fields, save.fields);
  return done({ revision: current.revision + (changed.length > 0 ? 1 : 0), changed });
};
