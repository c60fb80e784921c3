import { memoryCategoryLists } from "../../adapters/memory/content/categoryLists.ts";
import { supabaseCategoryLists } from "../../adapters/supabase/content/categoryLists.ts";
import { addCategory, readCategories, renameCategory } from "../../domain/content/categories/editCategories.ts";
import type { CategoryLists } from "../../domain/content/categories/ports.ts";
import { type BindPort, type Memory, type Supabase, method, provide, token } from "../bindings.ts";
import { type ChangeOf, type PageChanges, nothing, written } from "../server/pages/pageChanges.ts";
import { CategoriesToken } from "./categories.bind.ts";

export const CategoryListsToken = token<CategoryLists>("CategoryLists");

export const useCases = {
  readCategories: provide(readCategories, { categories: CategoriesToken, lists: CategoryListsToken }),
  addCategory: provide(addCategory, { lists: CategoryListsToken }),
  renameCategory: provide(renameCategory, { categories: CategoriesToken, lists: CategoryListsToken }),
  placeCategory: method(CategoryListsToken, "place"),
  removeCategory: method(CategoryListsToken, "remove"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(CategoryListsToken, supabaseCategoryLists(client));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(CategoryListsToken, memoryCategoryLists(backend));
};

/** Nearly every page of content names a category. */
const everyLabel: ChangeOf = (write) => [...written("articles")(write), ...written("tips")(write)];

export const changes = (): PageChanges => ({
  "rpc/add_category": everyLabel,
  "rpc/rename_category": everyLabel,
  "rpc/place_category": everyLabel,
  "rpc/remove_category": everyLabel,
  "rpc/category_use": nothing,
});
