import { memoryChanges } from "../../adapters/memory/shared/changes.ts";
import { supabaseChanges } from "../../adapters/supabase/shared/changes.ts";
import type { Changes } from "../../domain/shared/ports.ts";
import { type BindPort, type Memory, type Supabase, method, token } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";

export const ChangesToken = token<Changes>("Changes");

export const useCases = { followChanges: method(ChangesToken, "subscribe") };

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(ChangesToken, supabaseChanges(client.realtime));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(ChangesToken, memoryChanges(backend));
};

export const changes = (): PageChanges => ({});

export const parameters = () => ({});
