import { memoryNewsletter } from "../../adapters/memory/messages/newsletter.ts";
import { supabaseNewsletter } from "../../adapters/supabase/messages/newsletter.ts";
import { type Newsletter, subscribeToNewsletter } from "../../domain/messages/newsletter.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../bindings.ts";

/** The ports of the feature, by name. */
export type NewsletterPorts = {
  readonly newsletter: Newsletter;
};

const { provide, method } = bindingsOn<NewsletterPorts>();

export const useCases = {
  subscribeToNewsletter: provide(subscribeToNewsletter, { newsletter: "newsletter" }),
  confirmSubscription: method("newsletter", "confirm"),
  unsubscribe: method("newsletter", "leave"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): NewsletterPorts => ({
  newsletter: supabaseNewsletter(client),
});

export const memory = ({ backend, site }: Memory): NewsletterPorts => ({
  newsletter: memoryNewsletter(backend, site),
});
