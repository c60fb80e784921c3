import { memoryContactMessages } from "../../adapters/memory/messages/contactMessages.ts";
import { supabaseContactMessages } from "../../adapters/supabase/messages/contactMessages.ts";
import { type ContactMessages, sendMessage } from "../../domain/messages/contact.ts";
import { type BindPort, type Memory, type Supabase, token, provide } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";

export const ContactMessagesToken = token<ContactMessages>("ContactMessages");

export const useCases = {
  sendMessage: provide(sendMessage, { messages: ContactMessagesToken }),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(ContactMessagesToken, supabaseContactMessages(client));
};

export const memory = (port: BindPort, { backend, club }: Memory): void => {
  port(ContactMessagesToken, memoryContactMessages(backend, club));
};

export const changes = (): PageChanges => ({});

export const parameters = () => ({});
