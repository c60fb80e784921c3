import { memoryCategories } from "../../adapters/memory/content/categories.ts";
import { supabaseCategories } from "../../adapters/supabase/content/categories.ts";
import type { Categories } from "../../domain/content/categories/ports.ts";
import { type BindPort, type Memory, type Supabase, token } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";

export const CategoriesToken = token<Categories>("Categories");

export const useCases = {};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(CategoriesToken, supabaseCategories(client));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(CategoriesToken, memoryCategories(backend));
};

export const changes = (): PageChanges => ({});

export const parameters = () => ({});
