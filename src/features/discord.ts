import { announceFx, discordChannelFx, discordPostFx, matchPostsFx } from "../../ui/discord/effects.ts";
import { feature } from "../feature.ts";

export const discord = feature({
  name: "discord",
  staff: () => import("./discord.staff.ts"),
  handle: {
    readDiscordChannel: discordChannelFx,
    readDiscordPost: discordPostFx,
    readMatchPosts: matchPostsFx,
    announceOnDiscord: announceFx,
  },
});
