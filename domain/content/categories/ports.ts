import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Result } from "../../shared/result.ts";
import type { Stale } from "../editing/fields.ts";
import type { Gone } from "../reactions/ports.ts";
import type { Category, CategoryRef } from "./category.ts";

/** The club's categories. */
export type Categories = {
  /** Those of both kinds, each in the club's order. */
  list(): Promise<readonly Category[]>;
};

/** A category, in the list or not, with the number of its articles or tips, drafts too. */
export type CategoryUse = CategoryRef & { readonly items: number };

/** Another category of the kind has the name; capitals and accents don't count. */
export type LabelTaken = { readonly kind: "label-taken" };
/** The kind has as many categories as it may have. */
export type ListFull = { readonly kind: "list-full" };
/** Content has the category. */
export type InUse = { readonly kind: "in-use" };

export type AddCategory = Pick<Category, "kind" | "label">;
export type RenameCategory = Category;
/** `before`: the slug of the next category; null at the end of the list. */
export type PlaceCategory = CategoryRef & { readonly before: string | null };
/** `heir`: the slug of the category that takes the content; null for none. */
export type RemoveCategory = CategoryRef & { readonly heir: string | null };

/** The club's categories as the staff changes them. */
export type CategoryLists = {
  /** All that content has. */
  used(): Promise<Result<readonly CategoryUse[], SignedOut | NotStaff>>;
  /** At the end of its list. Content that has the name already, outside the list, is in it then. */
  add(category: AddCategory): Promise<Result<void, SignedOut | NotStaff | LabelTaken | ListFull>>;
  /** Changes the label, if `revision` is still the current one. Its content follows. */
  rename(category: RenameCategory): Promise<Result<void, SignedOut | NotStaff | Gone | Stale | LabelTaken>>;
  /** Idempotent. Refuses when one of the two is removed. */
  place(category: PlaceCategory): Promise<Result<void, SignedOut | NotStaff | Gone>>;
  /**
   * Removes a category, after its content has moved to the heir. Idempotent. Refuses to leave content behind, and an heir that is
   * removed. Moves content with a category outside the list too.
   */
  remove(category: RemoveCategory): Promise<Result<void, SignedOut | NotStaff | InUse | Gone>>;
};
