import { memoryCategoryLists } from "../../../adapters/memory/content/categoryLists.ts";
import { memoryTagLists } from "../../../adapters/memory/content/tagLists.ts";
import { supabaseCategoryLists } from "../../../adapters/supabase/content/categoryLists.ts";
import { supabaseTagLists } from "../../../adapters/supabase/content/tagLists.ts";
import { addCategory, readCategories, renameCategory } from "../../../domain/content/categories/editCategories.ts";
import type { CategoryLists } from "../../../domain/content/categories/ports.ts";
import { renameTag, type TagLists } from "../../../domain/content/tagLists.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { type PageChanges, invalidatesKinds } from "../../server/cache/changes.ts";
import type { CategoriesPorts } from "./categories.bind.ts";

/** The ports of the feature, by name. */
export type CategoriesStaffPorts = {
  readonly categoryLists: CategoryLists;
  readonly tagLists: TagLists;
};

const { provide, method } = bindingsOn<CategoriesStaffPorts & CategoriesPorts>();

export const useCases = {
  readCategories: provide(readCategories, { categories: "categories", lists: "categoryLists" }),
  addCategory: provide(addCategory, { lists: "categoryLists" }),
  renameCategory: provide(renameCategory, { categories: "categories", lists: "categoryLists" }),
  placeCategory: method("categoryLists", "place"),
  removeCategory: method("categoryLists", "remove"),
  listTags: method("tagLists", "used"),
  renameTag: provide(renameTag, { tags: "tagLists" }),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): CategoriesStaffPorts => ({
  categoryLists: supabaseCategoryLists(client),
  tagLists: supabaseTagLists(client),
});

export const memory = ({ backend }: Memory): CategoriesStaffPorts => ({
  categoryLists: memoryCategoryLists(backend),
  tagLists: memoryTagLists(backend),
});

export const changes = (): PageChanges => ({
  // Nearly every page of content names a category.
  categories: invalidatesKinds("articles", "tips"),
});
