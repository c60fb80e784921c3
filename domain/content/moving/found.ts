import type { ContentKind, Fields, Highlights } from "../editing/contentItem.ts";
import type { ImportSource } from "./ports.ts";

/** Why an item that isn't simply a draft becomes one. */
export type DraftReason = "private" | "password" | "scheduled" | "pending" | "members" | "page" | "unsaid";

/** What isn't kept of an item, or isn't as it was. */
export type Note =
  | { readonly kind: "draft"; readonly why: DraftReason }
  | { readonly kind: "untitled" | "no-date" | "no-text" | "no-picture" | "lost-cover" }
  | { readonly kind: "cut"; readonly field: "title" | "excerpt" | "author" | "category" }
  /** The slug wasn't one of this site, was taken here, or is of an item before it in the files. */
  | { readonly kind: "slug-unfit" | "slug-taken" | "slug-double"; readonly wanted: string }
  /** Tags that aren't kept; fields that the site doesn't have; codes that another program would replace. */
  | { readonly kind: "tags" | "unknown-fields" | "codes"; readonly names: readonly string[] }
  | {
      readonly kind:
        | "lost-pictures"
        | "margin-comments"
        | "tracked-changes"
        | "tables"
        | "embeds"
        | "styles"
        | "bad-links"
        | "bad-pictures"
        | "private-pictures"
        | "http-pictures"
        | "comments";
      readonly count: number;
    };

/** An item as a file has it. */
export type FoundItem = {
  readonly kind: ContentKind;
  readonly origin: string;
  readonly title: string;
  /** As the file has it; empty for none. */
  readonly slug: string;
  /** "stored": as this site keeps it, an article's HTML or a tip's Markdown. */
  readonly format: "html" | "markdown" | "stored";
  readonly body: string;
  /** HTML or text. */
  readonly excerpt: string;
  /** A name or a slug; empty for none. */
  readonly category: string;
  readonly author: string;
  /** The names of those whom an article names instead, in their order. Absent or empty: the author alone. */
  readonly authors?: readonly string[];
  /** Tags, and the categories beyond the first. A tip has none. */
  readonly tags?: readonly string[];
  readonly featuredImage: string;
  readonly isPublished: boolean;
  /** ISO 8601; null where the file has no valid date. */
  readonly date: string | null;
  readonly createdAt?: string | null;
  /** The fields of an export of this site that no other file has. */
  readonly more?: Partial<
    Pick<Fields, "match" | "difficulty" | "readTime" | "heroImage" | "searchTitle" | "searchDescription">
  >;
  /** Absent: it is neither. */
  readonly highlights?: Highlights;
  /** The slugs that it had on a site like this one. */
  readonly oldSlugs?: readonly string[];
  /** Where it stood on the old site: whole addresses or paths; of a file, its path. */
  readonly addresses?: readonly string[];
  /** Of a file: the folder from which its own addresses are counted, without a slash at its end. */
  readonly folder?: string;
  readonly notes: readonly Note[];
};

/** What files have and the site doesn't: how many of a kind, and the names of some. */
export type LeftOut = {
  readonly kind: "pages" | "trash" | "others" | "files" | "too-long";
  readonly count: number;
  readonly names: readonly string[];
};

/** A picture or a file that stands beside texts. `read`: undefined where its archive is broken. */
export type FileBeside = {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly read: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** The content of files. */
export type Found = {
  readonly source: ImportSource;
  readonly items: readonly FoundItem[];
  readonly leftOut: readonly LeftOut[];
  readonly beside?: readonly FileBeside[];
  /** The old site's address, where the files tell it. */
  readonly site?: string;
};

/** Why files can't be imported. `name`: of the file that is meant. */
export type FileProblem = {
  readonly kind:
    | "empty"
    | "broken-xml"
    | "not-wordpress"
    | "broken-json"
    | "unknown-json"
    | "newer-export"
    | "broken-zip"
    | "unknown-file"
    | "too-large"
    | "too-many-items"
    | "several-sources"
    | "nothing-found";
  readonly name: string;
};

const mostNames = 10;

/** One entry for each kind, with the names of the first ones. */
export const gathered = (
  all: readonly { readonly kind: LeftOut["kind"]; readonly name: string }[],
): readonly LeftOut[] =>
  [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const names = all.filter((one) => one.kind === kind).map(({ name }) => name);
    return { kind, count: names.length, names: names.filter(Boolean).slice(0, mostNames) };
  });
