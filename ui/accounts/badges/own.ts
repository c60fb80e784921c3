import { createEvent, sample } from "effector";
import { type Badge, type BadgeProgress, isEarned } from "../../../domain/accounts/badges.ts";
import { loading } from "../../lib/loading/loaded.ts";
import { createQuery } from "../../lib/query.ts";
import { $memberId } from "../session/session.ts";
import { readOwnBadgesFx } from "./effects.ts";
import type { ShownBadge } from "./BadgeList.tsx";
import { asked } from "./words.ts";

export const badgesWanted = createEvent();

const query = createQuery({ effect: readOwnBadgesFx, ends: [$memberId] });

/** A retry after a failure shows the loading state. */
export const $ownBadges = query.$state.on(badgesWanted, (known) => (known.status === "failed" ? loading : known));
sample({ clock: badgesWanted, target: query.refreshed });

/** What the member can't earn here: only the staff signs tips, and a site may have no predictions. */
type Reach = { readonly isStaff: boolean; readonly hasPredictions: boolean };

const isInReach = (badge: Badge, { isStaff, hasPredictions }: Reach): badge is keyof typeof asked =>
  badge === "a-year" || (badge === "ten-right" ? hasPredictions : isStaff && badge !== "staff");

/** The earned badges, then what those in reach ask for. */
export const shownOf = (all: readonly BadgeProgress[], reach: Reach): readonly ShownBadge[] => [
  ...all.filter(isEarned).map(({ badge }) => ({ badge })),
  ...all.flatMap((one): readonly ShownBadge[] =>
    !isEarned(one) && isInReach(one.badge, reach) ? [{ badge: one.badge, asks: asked[one.badge](one.reached) }] : [],
  ),
];
