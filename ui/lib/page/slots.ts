import { type ComponentType, createContext, use } from "react";
import type { Account } from "../../../domain/accounts/member.ts";
import type { TeamName } from "../../../domain/club/matches/ports.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { OpenedPiece } from "./handle.ts";
import type { LazyModule } from "../../design/components/lazyModule.ts";

/** A tab of the personal space. */
export type MemberTab = {
  /** In the address of the tab. */
  readonly key: string;
  readonly words: string;
  readonly Panel: ComponentType<{ readonly account: Account }>;
};

/** Keys and what they do. */
export type KeyHint = { readonly keys: readonly string[]; readonly does: string };

/** A tab of the staff's panel. */
export type AdminTab = {
  /** In the address of the tab. */
  readonly key: string;
  readonly words: string;
  /** Beside the words, such as a count. */
  readonly Sign?: ComponentType;
  readonly Panel: ComponentType;
  /** The keys that work in this tab only. */
  readonly hints: readonly KeyHint[];
  /** Whether its title has the button that creates content. */
  readonly hasCreation: boolean;
};

/** A feature's view above pages. */
export type PageTop = OpenedPiece & {
  /** In a slim form above a page; in its large one under the first screen of the home page. */
  readonly View: ComponentType<{ readonly slim?: boolean }>;
};

type OfTeam = ComponentType<{ readonly team: TeamName }>;

/** A team's coming and past matches: in a column, and on the whole width below. */
export type TeamMatches = OpenedPiece & { readonly Coming: OfTeam; readonly Results: OfTeam };

/** The places of pages that features fill, and what each takes. */
export type Slots = {
  readonly pageTop: PageTop;
  readonly teamMatches: TeamMatches;
  /** After the facts of a published tip. */
  readonly tipHead: ComponentType<{ readonly to: { readonly id: TipId } }>;
  readonly memberTab: MemberTab;
  readonly adminTab: AdminTab;
};
export type SlotName = keyof Slots;

/** A feature's piece for a slot. The page loads it: see `src/page.ts`. */
export type SlotPiece<Name extends SlotName = SlotName> = LazyModule<Slots[Name]> & { readonly slot: Name };

/** Without a provider, as in a component test, all slots are empty. */
export const SlotsContext = createContext<readonly SlotPiece[]>([]);

/** The features' pieces in a slot, in the order of the features. */
export const useSlot = <Name extends SlotName>(name: Name): readonly Slots[Name][] =>
  use(SlotsContext)
    .filter((piece): piece is SlotPiece<Name> => piece.slot === name)
    .flatMap(({ here }) => here() ?? []);
