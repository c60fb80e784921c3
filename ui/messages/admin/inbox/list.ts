import { combine } from "effector";
import type { MessageList, ReceivedMessage } from "../../../../domain/messages/inbox.ts";
import { haveSameItems, inPlace } from "../../../admin/inPlace.ts";
import { stableListModel } from "../../../admin/stableListModel.ts";
import { type MessagesSelection, messagesSelectionOf } from "./address.ts";
import { listMessagesFx } from "./effects.ts";

const withItem = (list: MessageList, message: ReceivedMessage): MessageList => ({
  ...list,
  items: list.items.map((one) => (one.id === message.id ? message : one)),
});

/** The visitors' messages, as the address selects them. */
export const messages = stableListModel({
  listFx: listMessagesFx,
  queryOf: (selection: MessagesSelection) => ({ ...selection }),
  firstSelection: messagesSelectionOf(""),
  // No change is told of messages: the view asks for them again and again.
  watched: [],
  inPlace,
  withItem,
});

/** Whether the latest list has messages at its top that the screen hasn't. */
export const $hasNews = combine(messages.$list, messages.$fresh, (list, fresh) => {
  if (list.status !== "ready" || fresh === null || haveSameItems(list.value, fresh.list)) return false;
  return fresh.list.items.some(({ id }) => list.value.items.every((one) => one.id !== id));
});

/** How many there are of each state; null while unknown. */
export const $counts = combine(messages.$list, messages.$fresh, (list, fresh) =>
  list.status === "ready" ? (fresh?.list ?? list.value).counts : null,
);
