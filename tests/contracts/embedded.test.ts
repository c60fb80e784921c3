import { afterAll, beforeAll } from "vitest";
import { startDiscordOAuth } from "../../adapters/embedded/testing/discordOAuth.ts";
import { supabaseDevice } from "../devices.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { everyContract } from "./everyContract.ts";
import type { NewDevice } from "./ports.ts";
import { sqlBackstage } from "./sqlBackstage.ts";

let embedded: Embedded;
let discord: Awaited<ReturnType<typeof startDiscordOAuth>>;
beforeAll(async () => {
  discord = await startDiscordOAuth();
  embedded = await startEmbedded("memory://", discord.application);
});
afterAll(async () => {
  await embedded.close();
  await discord.close();
});

/** The cookie of a way to Discord: Node's `fetch` keeps none. */
let cookie = "";
const withCookie: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  return answer;
};

const newDevice: NewDevice = async () => supabaseDevice({ ...embedded.project, fetch: withCookie });

const follow = async (address: string): Promise<URLSearchParams> => {
  const step = async (to: string) => {
    const isOwn = !to.startsWith(discord.address);
    const answer = isOwn
      ? await embedded.backend.fetch(new Request(to, { headers: { cookie } }))
      : await fetch(to, { redirect: "manual" });
    if (isOwn) cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return answer.headers.get("location") ?? "";
  };
  const atDiscord = address.startsWith(discord.address) ? address : await step(address);
  return new URL(await step(await step(atDiscord))).searchParams;
};

everyContract("the embedded backend", newDevice, {
  ...sqlBackstage((sql, values) => embedded.backend.query(sql, values)),
  discord: {
    async signIn({ id, username, globalName, email, isVerified }) {
      discord.state.person = { id, username, global_name: globalName, email, verified: isVerified };
    },
    follow,
  },
});
