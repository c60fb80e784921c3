import { memoryPageEditing } from "../../adapters/memory/club/pages.ts";
import { supabasePageEditing } from "../../adapters/supabase/club/pages.ts";
import { listPages, savePageTexts } from "../../domain/club/pages/editPages.ts";
import type { PageEditing } from "../../domain/club/pages/ports.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../bindings.ts";
import type { PagesPorts } from "./pages.bind.ts";

/** The ports of the feature, by name. */
export type PagesStaffPorts = {
  readonly pageEditing: PageEditing;
};

const { provide, method } = bindingsOn<PagesStaffPorts & PagesPorts>();

export const useCases = {
  listPages: provide(listPages, { pages: "pages" }),
  savePageTexts: provide(savePageTexts, { pages: "pages", editing: "pageEditing" }),
  restorePageTexts: method("pageEditing", "restore"),
  switchFeature: method("pageEditing", "switchFeature"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): PagesStaffPorts => ({
  pageEditing: supabasePageEditing(client),
});

export const memory = ({ backend }: Memory): PagesStaffPorts => ({
  pageEditing: memoryPageEditing(backend),
});
