import { memorySharedDrafts } from "../../../adapters/memory/content/draftLinks.ts";
import { supabaseSharedDrafts } from "../../../adapters/supabase/content/sharedDrafts.ts";
import { readSharedDraft, type SharedDrafts } from "../../../domain/content/editing/sharedDraft.ts";
import type { UseCases } from "../../../domain/useCases.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";
import type { ArticlesPorts } from "./articles.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";

/** The ports of the feature, by name. */
export type DraftsPorts = {
  readonly sharedDrafts: SharedDrafts;
};

const { provide } = bindingsOn<
  DraftsPorts & DevicePorts & Pick<ArticlesPorts, "articles"> & Pick<UseCases, "showCards">
>();

export const useCases = {
  readSharedDraft: provide(readSharedDraft, {
    shared: "sharedDrafts",
    articles: "articles",
    readHtml: "readHtml",
    readContent: "readContent",
    showCards: "showCards",
  }),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): DraftsPorts => ({ sharedDrafts: supabaseSharedDrafts(client) });

export const memory = ({ backend }: Memory): DraftsPorts => ({ sharedDrafts: memorySharedDrafts(backend) });

// The page that shows a shared draft isn't kept.
