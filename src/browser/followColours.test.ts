// @vitest-environment jsdom
import { allSettled, createEvent, fork } from "effector";
import { afterEach, expect, it, vi } from "vitest";
import { $club } from "../../ui/lib/page/club.ts";
import { followColours } from "./followColours.ts";

const written = { accent: "#ceff1a", field: "#1d2c66", light: ["#3df2e0", "#7dff9b", "#8b6bff"] } as const;
const picked = { ...written, accent: "#ff7ab8" };
/** The file that paints is loaded at the first change. */
const painted = () => vi.waitUntil(() => accent() !== "", { timeout: 10_000 });
const accent = () => document.documentElement.style.getPropertyValue("--acid400");
const scopeWith = (colours: typeof written | typeof picked) => {
  const club = fork().getState($club);
  return fork({ values: [[$club, { ...club, colours }]] });
};
afterEach(() => document.documentElement.removeAttribute("style"));

it("[CF-14] paints a page whose browser has read other colours than the server wrote", async () => {
  followColours(scopeWith(picked), written);
  await painted();
  expect(accent()).toBe(picked.accent);
});

it("[CF-14] leaves a page in the colours that the server wrote, until the club has others", async () => {
  const scope = scopeWith(written);
  const clubRead = createEvent<typeof picked>();
  $club.on(clubRead, (club, colours) => ({ ...club, colours }));
  followColours(scope, written);
  await allSettled(scope);
  expect(accent()).toBe("");
  await allSettled(clubRead, { scope, params: picked });
  await painted();
  expect(accent()).toBe(picked.accent);
});
