import { memoryNewsletter } from "../../adapters/memory/messages/newsletter.ts";
import { supabaseNewsletter } from "../../adapters/supabase/messages/newsletter.ts";
import { type Newsletter, subscribeToNewsletter } from "../../domain/messages/newsletter.ts";
import { type BindPort, type Memory, type Supabase, method, token, provide } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";

export const NewsletterToken = token<Newsletter>("Newsletter");

export const useCases = {
  subscribeToNewsletter: provide(subscribeToNewsletter, { newsletter: NewsletterToken }),
  confirmSubscription: method(NewsletterToken, "confirm"),
  unsubscribe: method(NewsletterToken, "leave"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(NewsletterToken, supabaseNewsletter(client));
};

export const memory = (port: BindPort, { backend, site }: Memory): void => {
  port(NewsletterToken, memoryNewsletter(backend, site));
};

export const changes = (): PageChanges => ({});

export const parameters = () => ({});
