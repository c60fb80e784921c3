import { type SubscriberState, subscriberStates } from "../../../../../domain/club/letter/subscribers.ts";
import { subscribersView, viewAddress } from "../../../../admin/viewAddress.ts";
import { pageIn, textIn } from "../../../../lib/lists/listAddress.ts";

/** The part of an address that selects subscribers. */
export type SubscribersSelection = {
  readonly words: string;
  readonly state: SubscriberState | null;
  readonly page: number;
};

const names = { words: "recherche", state: "etat", page: "page" } as const;
const states = {
  confirmed: "confirmees",
  waiting: "en-attente",
  left: "desinscrites",
} satisfies Record<SubscriberState, string>;

/** The chips of the list, in their order; null shows all. */
export const stateFilters: readonly (SubscriberState | null)[] = [null, ...subscriberStates];

/** Reads the address. An unknown state is all, an invalid page 1. */
export const subscribersSelectionOf = (search: string): SubscribersSelection => {
  const asked = new URLSearchParams(search);
  return {
    words: textIn(asked.get(names.words)) ?? "",
    state: subscriberStates.find((state) => states[state] === asked.get(names.state)) ?? null,
    page: pageIn(asked.get(names.page)),
  };
};

export const subscribersAddress = ({ words, state, page }: Partial<SubscribersSelection>): string =>
  viewAddress(subscribersView, {
    ...(words?.trim() && { [names.words]: words.trim() }),
    ...(state && { [names.state]: states[state] }),
    ...(page !== undefined && page > 1 && { [names.page]: String(page) }),
  });
