import { createEvent, sample } from "effector";
import { changeHinted } from "../../lib/live/following.ts";
import type { PageAddress } from "../../lib/page/handle.ts";
import { createQuery } from "../../lib/query.ts";
import { readTeamsFx } from "./effects.ts";

export const teamsOpened = createEvent<PageAddress>();

const query = createQuery({ effect: readTeamsFx, name: "teams" });

export const { $state: $teams, reloaded: teamsRetried } = query;

export const $teamsStatus = $teams.map(({ status }) => (status === "failed" ? 503 : 200));

// A page that is opened again shows what it had until the answer.
sample({ clock: teamsOpened, fn: () => {}, target: query.refreshed });
sample({ clock: changeHinted, filter: (watched) => watched === "teams", fn: () => {}, target: query.refreshed });
