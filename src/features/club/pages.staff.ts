import { memoryPageEditing } from "../../../adapters/memory/club/pages.ts";
import { supabasePageEditing } from "../../../adapters/supabase/club/pages.ts";
import { coloursUpon } from "../../../domain/club/colours.ts";
import { listPages, savePageTexts } from "../../../domain/club/pages/editPages.ts";
import type { Contrast, PageEditing } from "../../../domain/club/pages/ports.ts";
import { type Bindings, bindingsOn, type Device, type Memory, type Supabase } from "../../bindings.ts";
import type { PagesPorts } from "./pages.bind.ts";

/** The ports of the feature, by name. */
export type PagesStaffPorts = {
  readonly pageEditing: PageEditing;
};

/** The rules of contrast of the site's styles. */
export type ContrastPorts = { readonly contrast: Contrast };

const { provide, method } = bindingsOn<PagesStaffPorts & ContrastPorts & PagesPorts>();

export const useCases = {
  listPages: provide(listPages, { pages: "pages" }),
  savePageTexts: provide(savePageTexts, { pages: "pages", editing: "pageEditing", contrast: "contrast" }),
  restorePageTexts: method("pageEditing", "restore"),
  switchFeature: method("pageEditing", "switchFeature"),
} satisfies Bindings;

export const device = ({ colours }: Device): ContrastPorts => ({
  contrast: {
    faultsOf: async (chosen) => {
      if (!colours) return {};
      const { contrastFaults } = await import("../../../ui/design/tokens/contrast.ts");
      return contrastFaults(coloursUpon(colours, chosen));
    },
  },
});

export const supabase = ({ client }: Supabase): PagesStaffPorts => ({
  pageEditing: supabasePageEditing(client),
});

export const memory = ({ backend }: Memory): PagesStaffPorts => ({
  pageEditing: memoryPageEditing(backend),
});
