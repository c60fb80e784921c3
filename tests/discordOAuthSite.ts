// The double of Discord's sign-in, for browser tests and for development: it asks on a page of its own.
import { startDiscordOAuth } from "../adapters/embedded/testing/discordOAuth.ts";

const discord = await startDiscordOAuth({ port: Number(process.env["PORT"]) });
discord.state.mode = "asks";
process.on("SIGTERM", () => void discord.close());
