import * as z from "zod";
import { memoryNewsletter } from "../../../adapters/memory/messages/newsletter.ts";
import { memorySentLetters } from "../../../adapters/memory/messages/sentLetters.ts";
import { supabaseNewsletter } from "../../../adapters/supabase/messages/newsletter.ts";
import { supabaseSentLetters } from "../../../adapters/supabase/messages/sentLetters.ts";
import { listSentLetters, readSentLetter, type SentLetters } from "../../../domain/club/letter/sentLetters.ts";
import { type Newsletter, subscribeToNewsletter } from "../../../domain/messages/newsletter.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { page, read, slug } from "../../readParameters.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";

/** The ports of the feature, by name. */
export type NewsletterPorts = {
  readonly newsletter: Newsletter;
  readonly sentLetters: SentLetters;
};

const { provide, method } = bindingsOn<NewsletterPorts & DevicePorts>();

export const useCases = {
  subscribeToNewsletter: provide(subscribeToNewsletter, { newsletter: "newsletter" }),
  confirmSubscription: method("newsletter", "confirm"),
  unsubscribe: method("newsletter", "leave"),
  listSentLetters: provide(listSentLetters, { sentLetters: "sentLetters" }),
  readSentLetter: provide(readSentLetter, { sentLetters: "sentLetters", readHtml: "readHtml" }),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  listSentLetters: read(z.strictObject({ page: page() }), "letters"),
  readSentLetter: read(z.strictObject({ slug: slug() }), "letters"),
});

export const supabase = ({ client }: Supabase): NewsletterPorts => ({
  newsletter: supabaseNewsletter(client),
  sentLetters: supabaseSentLetters(client),
});

export const memory = ({ backend, site }: Memory): NewsletterPorts => ({
  newsletter: memoryNewsletter(backend, site),
  sentLetters: memorySentLetters(backend),
});
