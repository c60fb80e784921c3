import { memorySubscribers } from "../../adapters/memory/messages/subscribers.ts";
import { supabaseSubscribers } from "../../adapters/supabase/messages/subscribers.ts";
import type { Subscribers } from "../../domain/messages/subscribers.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../bindings.ts";
import { affectsNoPage, type PageChanges } from "../server/cache/changes.ts";

/** The ports of the feature, by name. */
export type NewsletterStaffPorts = {
  readonly subscribers: Subscribers;
};

const { method } = bindingsOn<NewsletterStaffPorts>();

export const useCases = {
  listSubscribers: method("subscribers", "list"),
} satisfies Bindings;

export const supabase = ({ client, project, site = "" }: Supabase): NewsletterStaffPorts => ({
  subscribers: supabaseSubscribers(client, { backend: project.url, site }),
});

export const memory = ({ backend, site }: Memory): NewsletterStaffPorts => ({
  subscribers: memorySubscribers(backend, site),
});

export const changes = (): PageChanges => ({ "rpc/list_subscribers": affectsNoPage });
