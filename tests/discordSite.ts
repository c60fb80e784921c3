// The double of Discord for the browser tests, whose site announces there.
import { startDiscord } from "../adapters/embedded/testing/discord.ts";

const discord = await startDiscord({ port: Number(process.env["PORT"]) });
process.on("SIGTERM", () => void discord.close());
