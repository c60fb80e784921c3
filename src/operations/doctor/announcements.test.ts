import { afterAll, beforeAll, expect, it } from "vitest";
import { startDiscord } from "../../../adapters/embedded/testing/discord.ts";
import { checkAnnouncements } from "./announcements.ts";

let discord: Awaited<ReturnType<typeof startDiscord>>;
beforeAll(async () => void (discord = await startDiscord()));
afterAll(() => discord.close());

it("[DI-8] the doctor says whether Discord knows the webhook, and posts nothing", async () => {
  expect(await checkAnnouncements(undefined)).toMatchObject([{ level: "ok" }]);
  expect(await checkAnnouncements(discord.address)).toMatchObject([{ level: "ok" }]);
  discord.faults.push(new Response("", { status: 503 }));
  expect(await checkAnnouncements(discord.address)).toMatchObject([{ level: "warning" }]);
  const [unknown] = await checkAnnouncements(`${discord.address}x`);
  expect(unknown).toMatchObject({
    level: "problem",
    text: expect.stringContaining("DISCORD_ANNOUNCEMENTS_WEBHOOK_URL"),
  });
  expect(discord.messages).toEqual([]);
});

it("[DI-8] an unreachable Discord is a warning", async () => {
  expect(await checkAnnouncements("http://127.0.0.1:1/api/webhooks/1/a")).toMatchObject([{ level: "warning" }]);
});
