import { memoryCategories } from "../../../adapters/memory/content/categories.ts";
import { supabaseCategories } from "../../../adapters/supabase/content/categories.ts";
import type { Categories } from "../../../domain/content/categories/ports.ts";
import type { Memory, Supabase } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type CategoriesPorts = {
  readonly categories: Categories;
};

export const supabase = ({ client }: Supabase): CategoriesPorts => ({
  categories: supabaseCategories(client),
});

export const memory = ({ backend }: Memory): CategoriesPorts => ({
  categories: memoryCategories(backend),
});
