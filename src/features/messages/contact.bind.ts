import { memoryContactMessages } from "../../../adapters/memory/messages/contactMessages.ts";
import { supabaseContactMessages } from "../../../adapters/supabase/messages/contactMessages.ts";
import { type ContactMessages, sendMessage } from "../../../domain/messages/contact.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type ContactPorts = {
  readonly contactMessages: ContactMessages;
};

const { provide } = bindingsOn<ContactPorts>();

export const useCases = {
  sendMessage: provide(sendMessage, { messages: "contactMessages" }),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): ContactPorts => ({
  contactMessages: supabaseContactMessages(client),
});

export const memory = ({ backend, club }: Memory): ContactPorts => ({
  contactMessages: memoryContactMessages(backend, club),
});
