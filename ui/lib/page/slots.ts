import { type ComponentType, createContext, use } from "react";
import type { Account } from "../../../domain/accounts/member.ts";
import type { MemberPage } from "../../../domain/accounts/memberPage.ts";
import type { OptionalFeature } from "../../../domain/club/pages/optionalFeatures.ts";
import type { Match } from "../../../domain/club/matches/match.ts";
import type { TeamName } from "../../../domain/club/matches/ports.ts";
import type { PersonPage } from "../../../domain/club/teams/readTeams.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { OpenedPiece } from "./handle.ts";
import type { IconName } from "../../design/components/media/Icon.tsx";
import type { LazyModule } from "../../design/components/lazyModule.ts";

/** A tab of the personal space. */
export type MemberTab = {
  /** In the address of the tab. */
  readonly key: string;
  readonly words: string;
  readonly Panel: ComponentType<{ readonly account: Account }>;
  /** Listed among the tabs while its address is open, and for those members for whom its model says so (`tabNeeded`). */
  readonly isForFew?: true;
};

/** Keys and what they do. */
export type KeyHint = { readonly keys: readonly string[]; readonly does: string };

/** The groups of the panel's tabs, in their order: what waits, each week's work, the club, the site. */
export const viewGroups = ["todo", "week", "club", "site"] as const;
export type ViewGroup = (typeof viewGroups)[number];

/** What a view of the staff's panel shows. */
export type ViewParts = {
  readonly Panel: ComponentType;
  /** The main act, beside the title. */
  readonly Act?: ComponentType;
};

/** A view of the staff's panel: what is known of it before it is shown. */
export type AdminView = {
  /** In the address, after the panel's own: "matchs"; "matchs/classements" for a view inside another; empty for the first one. */
  readonly path: string;
  readonly words: string;
  /** Words of its settings, by which it is found too. */
  readonly also?: string;
  /** The words of the link beside the views inside it, where its own words name them all. */
  readonly here?: string;
  /** Its place among the views of its group, or among those inside the same view. */
  readonly order: number;
  /** Its tab. Absent: it is inside the view with the first part of its path. */
  readonly tab?: { readonly group: ViewGroup; readonly icon: IconName };
  /** Beside the words of the tab, such as a count. Mounted in several places: it only shows. */
  readonly Sign?: ComponentType;
  /** Mounted once while the panel is open, in whichever view. Shows nothing. */
  readonly Background?: ComponentType;
  /** What is created here: its words, and the filters of the address whose form is open. */
  readonly creations?: readonly { readonly words: string; readonly filters?: Readonly<Record<string, string>> }[];
  /** Loaded when the view is shown for the first time. */
  readonly parts: LazyModule<ViewParts>;
  /** The keys that work in this view only. */
  readonly hints?: readonly KeyHint[];
  /** The part of the site that shows what is published here: the view tells when the staff has hidden it. */
  readonly shownBy?: OptionalFeature;
  /** Staff without the admin's right don't have it. */
  readonly isForAdmins?: true;
};

/** A view without its path, which its feature gives it. */
export type PanelView = Omit<AdminView, "path">;

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
  /** At the end of a match's heading. */
  readonly matchAct: ComponentType<{ readonly match: Match }>;
  /** Beside what is known of a member, on their page. */
  readonly memberFacts: ComponentType<{ readonly member: MemberPage }>;
  /** After what is known of a person, on their page. */
  readonly personFacts: ComponentType<{ readonly person: PersonPage }>;
  readonly memberTab: MemberTab;
  readonly adminView: AdminView;
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
