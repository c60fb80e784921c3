import { supabaseContactMessages } from "../../adapters/supabase/messages/contactMessages.ts";
import { type ContactMessages, sendMessage } from "../../domain/messages/contact.ts";
import { type BindPort, type Supabase, token, provide } from "../bindings.ts";

export const ContactMessagesToken = token<ContactMessages>("ContactMessages");

export const useCases = {
  sendMessage: provide(sendMessage, { messages: ContactMessagesToken }),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(ContactMessagesToken, supabaseContactMessages(client));
};
