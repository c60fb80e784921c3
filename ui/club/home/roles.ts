import { createStore, sample } from "effector";
import type { OpenPosition } from "../../../domain/applications/positions.ts";
import { listPositionsFx } from "../../applications/effects.ts";
import { $isRecruiting } from "../../lib/page/siteState.ts";
import { createQuery } from "../../lib/query.ts";
import { homeOpened } from "./reading.ts";

const query = createQuery({ effect: listPositionsFx });

/** The open positions as home lists them; null while they aren't known. The server's page passes on no more. A failure hides nothing that is shown. */
export const $roles = createStore<readonly Pick<OpenPosition, "slug" | "title">[] | null>(null, {
  sid: "home-roles",
}).on(query.$state, (shown, positions) =>
  positions.status === "ready" ? positions.value.map(({ slug, title }) => ({ slug, title })) : shown,
);

sample({ clock: homeOpened, source: $isRecruiting, filter: Boolean, fn: () => {}, target: query.refreshed });

/** False once it is known that no position is open. */
export const $hasRoles = $roles.map((roles) => roles?.length !== 0);
