import { memoryDraftLinks } from "../../../adapters/memory/content/draftLinks.ts";
import { supabaseDraftLinks } from "../../../adapters/supabase/content/draftLinks.ts";
import type { DraftLinks } from "../../../domain/content/editing/draftLinks.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type DraftsStaffPorts = {
  readonly draftLinks: DraftLinks;
};

const { method } = bindingsOn<DraftsStaffPorts>();

export const useCases = {
  listDraftLinks: method("draftLinks", "list"),
  openDraftLink: method("draftLinks", "open"),
  closeDraftLink: method("draftLinks", "close"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): DraftsStaffPorts => ({ draftLinks: supabaseDraftLinks(client) });

export const memory = ({ backend }: Memory): DraftsStaffPorts => ({ draftLinks: memoryDraftLinks(backend) });
