import { expect, it } from "vitest";
import { memoryBackend } from "../backend.ts";
import { seed } from "../seed/seed.ts";
import { memoryStore } from "../shared/keyValueStore.ts";

it("[NW-12] publishes and takes back what is due at the next act", async () => {
  let now = new Date("2026-11-26T20:00:00Z");
  const backend = memoryBackend(seed, memoryStore(), undefined, () => now);
  const [tip] = backend.visibleTips();
  if (!tip) throw new Error("The seed has no tip");
  const at = (time: string) => {
    now = new Date(time);
    return backend.enter("read published tips").then(() => backend.visibleTips().some(({ id }) => id === tip.id));
  };
  backend.tips.update((all) =>
    all.map((one) =>
      one.id === tip.id
        ? { ...one, isPublished: false, publishAt: "2026-11-26T21:00:00Z", unpublishAt: "2026-11-26T22:00:00Z" }
        : one,
    ),
  );
  expect(await at("2026-11-26T20:59:59Z")).toBe(false);
  expect(await at("2026-11-26T21:00:00Z")).toBe(true);
  expect(await at("2026-11-26T22:00:00Z")).toBe(false);
  expect(backend.tips.read().find(({ id }) => id === tip.id)).toMatchObject({ publishAt: null, unpublishAt: null });
});

it("[NW-12] publishes nothing whose two times have passed, and forgets the end of a draft", async () => {
  const now = new Date("2026-11-26T23:00:00Z");
  const backend = memoryBackend(seed, memoryStore(), undefined, () => now);
  const [tip, other] = backend.visibleTips();
  const over = { isPublished: false, unpublishAt: "2026-11-26T22:00:00Z" };
  backend.tips.update((all) =>
    all.map((one) => {
      if (one.id === tip?.id) return { ...one, ...over, publishAt: "2026-11-26T21:00:00Z" };
      return one.id === other?.id ? { ...one, ...over } : one;
    }),
  );
  await backend.enter("read published tips");
  expect(backend.visibleTips().some(({ id }) => id === tip?.id || id === other?.id)).toBe(false);
  const times = backend.tips.read().filter(({ id }) => id === tip?.id || id === other?.id);
  expect(times.map(({ unpublishAt }) => unpublishAt)).toEqual([null, null]);
});
