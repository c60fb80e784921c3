import { club } from "virtual:club";
import { memoryPageEditing } from "../../adapters/memory/club/pages.ts";
import { supabasePageEditing } from "../../adapters/supabase/club/pages.ts";
import { coloursUpon } from "../../domain/club/colours.ts";
import { listPages, savePageTexts } from "../../domain/club/pages/editPages.ts";
import type { Contrast, PageEditing } from "../../domain/club/pages/ports.ts";
import { type BindPort, type Memory, type Supabase, method, provide, token } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";
import { PagesToken } from "./pages.bind.ts";

export const PageEditingToken = token<PageEditing>("PageEditing");

export const ContrastToken = token<Contrast>("Contrast");

/** The rules of contrast of the site's styles, which are loaded with the first check. */
export const contrast: Contrast = {
  faultsOf: async (colours) => {
    const { contrastFaults } = await import("../../ui/design/tokens/contrast.ts");
    return contrastFaults(coloursUpon(club.colours, colours));
  },
};

export const useCases = {
  listPages: provide(listPages, { pages: PagesToken }),
  savePageTexts: provide(savePageTexts, { pages: PagesToken, editing: PageEditingToken, contrast: ContrastToken }),
  restorePageTexts: method(PageEditingToken, "restore"),
  switchFeature: method(PageEditingToken, "switchFeature"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(PageEditingToken, supabasePageEditing(client));
  port(ContrastToken, contrast);
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(PageEditingToken, memoryPageEditing(backend));
  port(ContrastToken, contrast);
};

export const changes = (): PageChanges => ({});
