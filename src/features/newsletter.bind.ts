import { supabaseNewsletter } from "../../adapters/supabase/messages/newsletter.ts";
import { type Newsletter, subscribeLetter } from "../../domain/messages/newsletter.ts";
import { type BindPort, type Supabase, method, token, provide } from "../bindings.ts";

export const NewsletterToken = token<Newsletter>("Newsletter");

export const useCases = {
  subscribeLetter: provide(subscribeLetter, { newsletter: NewsletterToken }),
  confirmLetter: method(NewsletterToken, "confirm"),
  leaveLetter: method(NewsletterToken, "leave"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(NewsletterToken, supabaseNewsletter(client));
};
