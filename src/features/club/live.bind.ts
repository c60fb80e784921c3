import { memoryChanges } from "../../../adapters/memory/shared/changes.ts";
import { supabaseChanges } from "../../../adapters/supabase/shared/changes.ts";
import type { Changes } from "../../../domain/shared/ports.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type LivePorts = {
  readonly changes: Changes;
};

const { method } = bindingsOn<LivePorts>();

export const useCases = { followChanges: method("changes", "subscribe") } satisfies Bindings;

export const supabase = ({ client }: Supabase): LivePorts => ({
  changes: supabaseChanges(client.realtime),
});

export const memory = ({ backend }: Memory): LivePorts => ({
  changes: memoryChanges(backend),
});
