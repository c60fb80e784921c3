import { announceFx, discordChannelFx, discordPostFx } from "../../ui/discord/effects.ts";
import { feature } from "../feature.ts";

export const discord = feature({
  name: "discord",
  staff: () => import("./discord.staff.ts"),
  handle: {
    readDiscordChannel: discordChannelFx,
    readDiscordPost: discordPostFx,
    announceOnDiscord: announceFx,
  },
});
