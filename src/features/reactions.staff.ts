import { memoryModeration } from "../../adapters/memory/content/reactions/moderation.ts";
import { supabaseModeration } from "../../adapters/supabase/content/reactions/moderation.ts";
import {
  hideComment,
  listModerated,
  type Moderation,
  restoreComment,
} from "../../domain/content/reactions/moderate.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../bindings.ts";

/** The ports of the feature, by name. */
export type ReactionsStaffPorts = { readonly moderation: Moderation };

const { provide } = bindingsOn<ReactionsStaffPorts>();

export const useCases = {
  listModerated: provide(listModerated, { moderation: "moderation" }),
  hideComment: provide(hideComment, { moderation: "moderation" }),
  restoreComment: provide(restoreComment, { moderation: "moderation" }),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): ReactionsStaffPorts => ({ moderation: supabaseModeration(client) });

export const memory = ({ backend }: Memory): ReactionsStaffPorts => ({ moderation: memoryModeration(backend) });
