import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startDiscord } from "./discord.ts";

// The double refuses what Discord's documents say that it refuses.

let discord: Awaited<ReturnType<typeof startDiscord>>;
beforeAll(async () => void (discord = await startDiscord()));
afterAll(() => discord.close());
beforeEach(() => void (discord.messages.length = 0));

const ask = async (method: string, path = "", body?: unknown) => {
  const answer = await fetch(discord.address + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const text = await answer.text();
  return { status: answer.status, said: text === "" ? undefined : JSON.parse(text), headers: answer.headers };
};
const silent = { allowed_mentions: { parse: [] } };

it("[DI-9] posts with and without an answer, gives, edits and deletes a message, and knows no other", async () => {
  expect(await ask("POST", "", { content: "Un", ...silent })).toMatchObject({ status: 204, said: undefined });
  const posted = await ask("POST", "?wait=true", { content: "Deux", ...silent });
  expect(posted).toMatchObject({ status: 200, said: { id: expect.stringMatching(/^\d+$/), content: "Deux" } });
  const path = `/messages/${posted.said.id}`;
  expect((await ask("PATCH", path, { content: "Trois", ...silent })).status).toBe(200);
  expect((await ask("GET", path)).said).toMatchObject({ content: "Trois" });
  expect((await ask("DELETE", path)).status).toBe(204);
  for (const method of ["GET", "DELETE"]) {
    expect(await ask(method, path)).toMatchObject({ status: 404, said: { code: 10_008 } });
  }
  expect(await ask("GET")).toMatchObject({ status: 200, said: { type: 1 } });
});

it.each([
  ["nothing", {}, 50_006],
  ["no JSON object", null, 50_035],
  ["2,001 characters", { content: "a".repeat(2_001) }, 50_035],
  ["a title of 257", { embeds: [{ title: "a".repeat(257) }] }, 50_035],
  ["a description of 4,097", { embeds: [{ description: "a".repeat(4_097) }] }, 50_035],
  ["an empty description", { embeds: [{ title: "a", description: "" }] }, 50_035],
  ["a picture of another protocol", { embeds: [{ title: "a", image: { url: "data:image/png;base64," } }] }, 50_035],
  ["two large embeds", { embeds: [1, 2].map(() => ({ description: "a".repeat(4_000) })) }, 50_035],
])("[DI-9] refuses %s", async (_, body, code) => {
  expect(await ask("POST", "?wait=true", body && { ...body, ...silent })).toMatchObject({
    status: 400,
    said: { code },
  });
});

it("[DI-9] limits a webhook's requests, and says for how long", async () => {
  const limited = await startDiscord({ bucket: { limit: 1, seconds: 60 } });
  const first = await fetch(limited.address);
  expect(first.headers.get("x-ratelimit-remaining")).toBe("0");
  const second = await fetch(limited.address);
  expect(second.status).toBe(429);
  expect(await second.json()).toMatchObject({ global: false, retry_after: expect.any(Number) });
  expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
  await limited.close();
});
