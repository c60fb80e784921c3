import { sample } from "effector";
import { detailModel } from "../../content/details/detailModel.ts";
import { changeHinted } from "../../lib/live/following.ts";
import type { PageAddress } from "../../lib/page/handle.ts";
import { valorantSlug } from "./address.ts";
import { readTeamFx } from "./effects.ts";

const model = detailModel({ name: "team", readFx: readTeamFx });

/** The team of a page. One at an address without a slug is the Valorant team's. */
export const slugAt = (params: PageAddress["params"]): string => params["slug"] ?? valorantSlug;

export const teamOpened = model.opened.prepend(({ params, search }: PageAddress) => ({
  params: { slug: slugAt(params) },
  search,
}));

export const { retried: teamRetried, $item: $team, $status: $teamStatus } = model;

sample({ clock: changeHinted, filter: (watched) => watched === "teams", fn: () => {}, target: model.refreshed });
