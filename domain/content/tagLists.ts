import type { SignedOut } from "../accounts/ports.ts";
import type { NotStaff } from "../accounts/staff/ports.ts";
import { refused, type RefusalOf, type Result } from "../shared/result.ts";
import type { Slug } from "../shared/slug.ts";
import type { Gone } from "./reactions/ports.ts";
import { longestTag, type Tag, tagsOf } from "./tags.ts";

/** A tag with the number of its articles, drafts too. */
export type TagUse = Tag & { readonly articles: number };

/** `slug`: the tag as it is. `label`: how it is to be written. */
export type RenameTag = { readonly slug: Slug; readonly label: string };

/** The tags of articles as the staff changes them. */
export type TagLists = {
  /** All that articles have, the most used first. */
  used(): Promise<Result<readonly TagUse[], SignedOut | NotStaff>>;
  /**
   * Writes the tag so in all its articles; each gets a revision. When articles have the other tag already, both become one, written so.
   * Idempotent. Refuses when no article has the tag, nor one written so.
   */
  rename(tag: RenameTag): Promise<Result<void, SignedOut | NotStaff | Gone>>;
};

/** The name has no letter and no digit. */
export type TagRequired = { readonly kind: "tag-required" };
/** The name is longer than a tag may be, by so many characters. */
export type TagTooLong = { readonly kind: "tag-too-long"; readonly over: number };
export type RenameTagRefusal = TagRequired | TagTooLong | RefusalOf<TagLists["rename"]>;

/** Renames a tag, or joins it with the one of that name. Refuses a name that no tag can have. */
export const renameTag =
  ({ tags }: { readonly tags: TagLists }) =>
  async ({ slug, label: typed }: RenameTag): Promise<Result<void, RenameTagRefusal>> => {
    const over = [...typed.trim()].length - longestTag;
    if (over > 0) return refused({ kind: "tag-too-long", over });
    const [tag] = tagsOf(typed.replaceAll("\n", " "));
    return tag ? tags.rename({ slug, label: tag.label }) : refused({ kind: "tag-required" });
  };
