import { expect, it } from "vitest";
import { pageCache } from "./pageCache.ts";

const begin = ({ size = 10 } = {}) => {
  let now = 0;
  let made = 0;
  const cache = pageCache<string>({
    time: 60,
    size,
    isWorthKeeping: (page) => !page.startsWith("bad"),
    now: () => now,
  });
  return {
    cache,
    get: (name: string, page = "page") => cache.get(name, async () => `${page} ${++made}`),
    pass: (time: number) => {
      now += time;
    },
  };
};

it("keeps a page for its time, and no longer", async () => {
  const { get, pass } = begin();
  expect(await get("/tips")).toBe("page 1");
  pass(59);
  expect(await get("/tips")).toBe("page 1");
  pass(1);
  expect(await get("/tips")).toBe("page 2");
});

it("makes a page once for all who ask at the same time", async () => {
  const { get } = begin();
  expect(await Promise.all([get("/tips"), get("/tips"), get("/tips")])).toEqual(["page 1", "page 1", "page 1"]);
});

it("[PF-6] forgets all when something changed", async () => {
  const { get, cache } = begin();
  await get("/tips");
  cache.drop();
  expect(await get("/tips")).toBe("page 2");
});

it("keeps nothing that was begun before a change, and gives it to nobody who asks after", async () => {
  const { cache } = begin();
  let finish = (_: string) => {};
  const old = cache.get("/tips", () => new Promise<string>((resolve) => (finish = resolve)));
  cache.drop();
  expect(await cache.get("/tips", async () => "new")).toBe("new");
  finish("old");
  expect(await old).toBe("old");
  expect(await cache.get("/tips", async () => "never asked for")).toBe("new");
});

it("keeps no page that isn't worth it, and none whose making failed", async () => {
  const { get, cache } = begin();
  expect(await get("/tips", "bad")).toBe("bad 1");
  expect(await get("/tips", "bad")).toBe("bad 2");
  await expect(cache.get("/tips", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await get("/tips")).toBe("page 3");
});

it("lets go of what was asked for longest ago when it is full", async () => {
  const { get } = begin({ size: 2 });
  await get("/a");
  await get("/b");
  await get("/a");
  await get("/c");
  expect(await get("/a")).toBe("page 1");
  expect(await get("/b")).toBe("page 4");
});
