import { type ComponentType, createContext, use } from "react";
import type { Account } from "../../../domain/accounts/member.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { LazyModule } from "../loading/lazyModule.ts";

/** A tab of the personal space. */
export type MemberTab = {
  /** In the address of the tab. */
  readonly key: string;
  readonly words: string;
  readonly Panel: ComponentType<{ readonly account: Account }>;
};

/** The places of pages that features fill, and what each takes. */
export type Slots = {
  /** After the facts of a published tip. */
  readonly tipHead: ComponentType<{ readonly to: { readonly id: TipId } }>;
  readonly memberTab: MemberTab;
};
export type SlotName = keyof Slots;

/** What a feature brings into a slot. It is loaded with the page. */
export type SlotPiece = LazyModule<Slots[SlotName]> & { readonly slot: SlotName };

/** Without a provider, as in a component test, all slots are empty. */
export const SlotsContext = createContext<readonly SlotPiece[]>([]);

/** What the features have brought into a slot, in their order. */
export const useSlot = <Name extends SlotName>(name: Name): readonly Slots[Name][] =>
  use(SlotsContext).flatMap(({ slot, here }) => (slot === name ? ((here() ?? []) as Slots[Name]) : []));
