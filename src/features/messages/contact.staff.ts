import { memoryInbox } from "../../../adapters/memory/messages/inbox.ts";
import { supabaseInbox } from "../../../adapters/supabase/messages/inbox.ts";
import { answerMessage, type Inbox, listMessages } from "../../../domain/messages/inbox.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type ContactStaffPorts = { readonly inbox: Inbox };

const { provide, method } = bindingsOn<ContactStaffPorts>();

export const useCases = {
  listMessages: provide(listMessages, { inbox: "inbox" }),
  listColleagues: method("inbox", "colleagues"),
  markMessage: method("inbox", "mark"),
  handleMessage: method("inbox", "handle"),
  answerMessage: provide(answerMessage, { inbox: "inbox" }),
  resendAnswer: method("inbox", "resend"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): ContactStaffPorts => ({ inbox: supabaseInbox(client) });

export const memory = ({ backend }: Memory): ContactStaffPorts => ({ inbox: memoryInbox(backend) });
