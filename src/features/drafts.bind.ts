import { memoryDraftLinks } from "../../adapters/memory/content/draftLinks.ts";
import { supabaseDraftLinks } from "../../adapters/supabase/content/draftLinks.ts";
import { type DraftLinks, readSharedDraft } from "../../domain/content/editing/draftLinks.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../bindings.ts";
import { affectsNoPage, type PageChanges } from "../server/cache/changes.ts";
import type { DevicePorts } from "./device.bind.ts";

/** The ports of the feature, by name. */
export type DraftsPorts = {
  readonly draftLinks: DraftLinks;
};

const { provide } = bindingsOn<DraftsPorts & DevicePorts>();

export const useCases = {
  readSharedDraft: provide(readSharedDraft, { links: "draftLinks", readHtml: "readHtml", readContent: "readContent" }),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): DraftsPorts => ({ draftLinks: supabaseDraftLinks(client) });

export const memory = ({ backend }: Memory): DraftsPorts => ({ draftLinks: memoryDraftLinks(backend) });

export const changes = (): PageChanges => ({ draft_links: affectsNoPage, "rpc/read_draft_link": affectsNoPage });
