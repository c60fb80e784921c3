import { memoryPageEditing } from "../../adapters/memory/club/pages.ts";
import { supabasePageEditing } from "../../adapters/supabase/club/pages.ts";
import { listPages, savePageTexts } from "../../domain/club/pages/editPages.ts";
import type { PageEditing } from "../../domain/club/pages/ports.ts";
import { type BindPort, type Memory, type Supabase, method, provide, token } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";
import { PagesToken } from "./pages.bind.ts";

export const PageEditingToken = token<PageEditing>("PageEditing");

export const useCases = {
  listPages: provide(listPages, { pages: PagesToken }),
  savePageTexts: provide(savePageTexts, { pages: PagesToken, editing: PageEditingToken }),
  restorePageTexts: method(PageEditingToken, "restore"),
  switchFeature: method(PageEditingToken, "switchFeature"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(PageEditingToken, supabasePageEditing(client));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(PageEditingToken, memoryPageEditing(backend));
};

export const changes = (): PageChanges => ({});
