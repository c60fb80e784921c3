import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import { done, refused, type RefusalOf, type Result } from "../../shared/result.ts";
import { type Category, type LabelRefusal, parseLabel } from "./category.ts";
import type { AddCategory, Categories, CategoryLists, CategoryUse, RenameCategory } from "./ports.ts";

type Needs = { readonly categories: Categories; readonly lists: CategoryLists };

/** The club's categories, and what content has of them. */
export type EditedCategories = { readonly listed: readonly Category[]; readonly used: readonly CategoryUse[] };

export type ReadCategories = () => Promise<Result<EditedCategories, SignedOut | NotStaff>>;

/** The categories as the staff edits them. */
export const readCategories =
  ({ categories, lists }: Needs): ReadCategories =>
  async () => {
    const [listed, used] = await Promise.all([categories.list(), lists.used()]);
    return used.ok ? done({ listed, used: used.value }) : used;
  };

export type AddCategoryRefusal = LabelRefusal | RefusalOf<CategoryLists["add"]>;

/** Adds a category under its name. */
export const addCategory =
  ({ lists }: Pick<Needs, "lists">) =>
  async ({ kind, label }: AddCategory): Promise<Result<void, AddCategoryRefusal>> => {
    const parsed = parseLabel(label);
    return parsed.ok ? lists.add({ kind, label: parsed.value }) : parsed;
  };

/** Another member of the staff renamed it since the change began. */
export type CategoryConflict = { readonly kind: "conflict"; readonly theirs: Category };

export type RenameCategoryRefusal =
  LabelRefusal | CategoryConflict | Exclude<RefusalOf<CategoryLists["rename"]>, { readonly kind: "stale" }>;

/** Renames a category. A rename that started from an earlier name learns the current one. */
export const renameCategory =
  ({ categories, lists }: Needs) =>
  async ({ kind, slug, label, revision }: RenameCategory): Promise<Result<void, RenameCategoryRefusal>> => {
    const parsed = parseLabel(label);
    if (!parsed.ok) return parsed;
    const renamed = await lists.rename({ kind, slug, label: parsed.value, revision });
    if (renamed.ok) return renamed;
    const { refusal } = renamed;
    if (refusal.kind !== "stale") return refused(refusal);
    const theirs = (await categories.list()).find((one) => one.kind === kind && one.slug === slug);
    if (!theirs) return refused({ kind: "gone" });
    return theirs.label === parsed.value ? done() : refused({ kind: "conflict", theirs });
  };
