import type * as staff from "../../ui/discord/effects.ts";
import { checkedEffects, feature } from "../feature.ts";

export const discord = feature({
  name: "discord",
  staff: () => import("./discord.staff.ts"),
  handle: checkedEffects<typeof staff>(),
});
