import { authorLines, memberOfLine } from "../authors.ts";
import type { EditedItem, Field, Fields, ItemRef } from "../editing/contentItem.ts";
import type { SaveItem, SaveRefusal } from "../editing/saveItem.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { Gone } from "../reactions/ports.ts";
import type { OpenItem } from "../editing/openItem.ts";
import type { ComparedVersions } from "./compareVersions.ts";
import type { ContentVersions, ReadPassages, VersionId } from "./ports.ts";
import { takeBack } from "./takeBack.ts";

type Needs = {
  readonly openItem: OpenItem;
  readonly saveItem: SaveItem;
  readonly versions: ContentVersions;
  readonly readPassages: ReadPassages;
};

type Known = {
  /** The revision that the caller saw as the current one. */
  readonly revision: number;
};

/** A whole version, or what it had before a change: a field, or a passage by its place in the comparison. */
export type Restoration =
  | (ItemRef & Known & { readonly version: VersionId })
  | (ComparedVersions & Known & { readonly part: { readonly field: Field } | { readonly passage: number } });

/** The current text no longer has the passage that would be replaced. */
export type PassageLost = { readonly kind: "passage-lost" };

export type RestoreRefusal = SaveRefusal | PassageLost;
/** `lostAuthors`: how many authors of the version can't be named again, since they have left the staff. */
export type RestoredItem = EditedItem & { readonly lostAuthors: number };
export type RestoreVersion = (wish: Restoration) => Promise<Result<RestoredItem, RestoreRefusal>>;

/**
 * Saves the fields of an earlier version, or one field or passage of it: a save like any other, which makes a version itself. Refuses
 * what a save refuses, a conflict too, and a passage that has no place in the current text.
 */
export const restoreVersion =
  (needs: Needs): RestoreVersion =>
  async (wish) => {
    const { kind, id, revision } = wish;
    const wanted = await fieldsFor(needs, wish);
    if (!wanted.ok) return wanted;
    const saved = await needs.saveItem({ kind, id, revision, fields: wanted.value });
    if (!saved.ok) return saved;
    const kept = authorLines(saved.value.fields.authors);
    const lost = authorLines(wanted.value.authors).filter(
      (line) => memberOfLine(line) !== undefined && !kept.includes(line),
    );
    return done({ ...saved.value, lostAuthors: lost.length });
  };

type Wanted = Promise<Result<Fields, SignedOut | Gone | PassageLost>>;

const fieldsFor = async ({ openItem, versions, readPassages }: Needs, wish: Restoration): Wanted => {
  const { kind, id } = wish;
  const fieldsOf = (version: VersionId) => versions.fieldsOf({ kind, id }, version);
  if ("version" in wish) {
    const fields = await fieldsOf(wish.version);
    return fields ? done(fields) : refused({ kind: "gone" });
  }
  const { before, after, part } = wish;
  const [current, old, fresh] = await Promise.all([openItem({ kind, id }), fieldsOf(before), fieldsOf(after)]);
  if (!current.ok) return current;
  if (!old || !fresh) return refused({ kind: "gone" });
  const { fields } = current.value;
  if ("field" in part) return done({ ...fields, [part.field]: old[part.field] });
  const sourceOf = async ({ content }: Fields) => ({ text: content, passages: await readPassages(kind, content) });
  const content = takeBack(
    kind,
    { before: await sourceOf(old), after: await sourceOf(fresh), current: await sourceOf(fields) },
    part.passage,
  );
  return content === undefined ? refused({ kind: "passage-lost" }) : done({ ...fields, content });
};
