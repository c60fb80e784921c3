import { memorySubscribers } from "../../adapters/memory/messages/subscribers.ts";
import { supabaseSubscribers } from "../../adapters/supabase/messages/subscribers.ts";
import type { Subscribers } from "../../domain/messages/subscribers.ts";
import { type BindPort, type Memory, type Supabase, method, token } from "../bindings.ts";
import { nothing, type PageChanges } from "../server/pages/pageChanges.ts";

export const SubscribersToken = token<Subscribers>("Subscribers");

export const useCases = {
  listSubscribers: method(SubscribersToken, "list"),
};

export const supabase = (port: BindPort, { client, project, site = "" }: Supabase): void => {
  port(SubscribersToken, supabaseSubscribers(client, { backend: project.url, site }));
};

export const memory = (port: BindPort, { backend, site }: Memory): void => {
  port(SubscribersToken, memorySubscribers(backend, site));
};

export const changes = (): PageChanges => ({ "rpc/list_subscribers": nothing });
