import { beforeAll, expect, it, onTestFinished } from "vitest";
import { ensureBuilt } from "../src/server/build.ts";
import { serve } from "../src/server/serve.ts";
import { settingsFrom } from "../src/server/settings.ts";
import { databaseForTests } from "./security/database.ts";

// A hosted project bounds its own requests. What the site itself makes of them is bounded here.

beforeAll(ensureBuilt);
const { embedded } = databaseForTests();

const tip = "tenir-un-site-a-deux";

it.each([
  ["pages", (at: number) => `/tips/nothing-${at}`, `/tips/${tip}`],
  ["share images", (at: number) => `/partage/tips/nothing-${at}.png`, `/partage/tips/${tip}.png`],
  ["calendars", (at: number) => `/calendrier/nothing-${at}.ics`, "/calendrier/valorant.ics"],
  ["reloads of the sitemap", (at: number) => `/sitemap.xml?${at}`, "/sitemap.xml"],
  ["what is made without the project", (at: number) => `/robots.txt?${at}`, "/robots.txt"],
])(
  "[OP-6] a flood of %s by one address leaves those of others served, on a hosted project",
  async (_, flooded, asked) => {
    const { project } = embedded();
    const settings = settingsFrom({ PORT: "0", SUPABASE_URL: project.url, SUPABASE_ANON_KEY: project.anonKey });
    const served = await serve(settings, () => {});
    onTestFinished(() => served.close());
    const statusOf = async (path: string, client: string): Promise<number> => {
      const headers = { "x-forwarded-for": client, "cache-control": "no-cache" };
      const answer = await fetch(served.address + path, { headers });
      await answer.arrayBuffer();
      return answer.status;
    };
    const flooding = { isOver: false };
    const flood = Promise.all(Array.from({ length: 400 }, (__, at) => statusOf(flooded(at), "203.0.113.7")));
    const statuses: number[] = [];
    const others = async (client: string): Promise<void> => {
      do statuses.push(await statusOf(asked, client));
      while (!flooding.isOver);
    };
    const asking = Promise.all([others("198.51.100.1"), others("198.51.100.2"), others("2001:db8::1")]);
    const floodStatuses = await flood;
    flooding.isOver = true;
    await asking;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(floodStatuses.filter((status) => ![200, 404, 429].includes(status))).toEqual([]);
  },
);
