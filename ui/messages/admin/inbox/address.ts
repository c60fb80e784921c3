import type { MessageFilter } from "../../../../domain/messages/inbox.ts";
import { messagesView, viewAddress } from "../../../admin/viewAddress.ts";
import { pageIn, textIn } from "../../../lib/lists/listAddress.ts";

/** The part of an address that selects messages. */
export type MessagesSelection = {
  readonly words: string;
  readonly filter: MessageFilter;
  readonly page: number;
};

const names = { words: "recherche", filter: "etat", page: "page" } as const;
const filters = {
  unread: "non-lus",
  open: "a-repondre",
  answered: "repondus",
  closed: "clos",
  spam: "indesirables",
} satisfies Record<NonNullable<MessageFilter>, string>;

/** The chips of the list, in their order; null shows all but spam. */
export const messageFilters: readonly MessageFilter[] = [
  null,
  ...(Object.keys(filters) as NonNullable<MessageFilter>[]),
];

/** The query parameters that the list of messages reads. */
export const messagesReads: readonly string[] = Object.values(names);

/** Reads the address. An unknown filter is all but spam, an invalid page 1. */
export const messagesSelectionOf = (search: string): MessagesSelection => {
  const asked = new URLSearchParams(search);
  const filter = messageFilters.find((one) => one !== null && filters[one] === asked.get(names.filter));
  return { words: textIn(asked.get(names.words)) ?? "", filter: filter ?? null, page: pageIn(asked.get(names.page)) };
};

export const messagesAddress = ({ words, filter, page }: Partial<MessagesSelection>): string =>
  viewAddress(messagesView, {
    ...(words?.trim() && { [names.words]: words.trim() }),
    ...(filter && { [names.filter]: filters[filter] }),
    ...(page !== undefined && page > 1 && { [names.page]: String(page) }),
  });
