import { expect, it } from "vitest";
import { pageCache } from "./pageCache.ts";

const begin = ({ size = 10, bytes = 1_000 } = {}) => {
  let now = 0;
  let made = 0;
  const cache = pageCache<string>({
    time: () => 60,
    size,
    bytes,
    bytesOf: (page) => page.length,
    isWorthKeeping: (page) => !page.startsWith("bad"),
    now: () => now,
  });
  return {
    cache,
    get: (name: string, page = "page", wantsNewest = false) =>
      cache.get(name, async () => `${page} ${++made}`, wantsNewest),
    pass: (time: number) => {
      now += time;
    },
    /** Requests a page whose rendering the test ends. */
    begun: (name: string) => {
      let finish = (_: string) => {};
      const asked = cache.get(name, () => new Promise<string>((resolve) => (finish = resolve)));
      return { asked, finish: (page: string) => finish(page) };
    },
    change: (text: string, after = 0) => cache.drop({ isOn: (page) => page.includes(text), after }),
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

it("tells the rendering of a page which one it replaces: one whose time has passed, none that was changed", async () => {
  const { cache, change, pass } = begin();
  const replaced: (string | undefined)[] = [];
  const get = () => cache.get("/tips", async (before) => (replaced.push(before), `page ${replaced.length}`));
  await get();
  pass(60);
  await get();
  pass(59);
  await get();
  change("page");
  await get();
  expect(replaced).toEqual([undefined, "page 1", undefined]);
});

it("drops a page whose successor isn't worth keeping", async () => {
  const { cache, get, pass } = begin();
  await get("/tips");
  pass(60);
  await get("/tips", "bad");
  const replaced: (string | undefined)[] = [];
  await cache.get("/tips", async (before) => (replaced.push(before), "page"));
  expect(replaced).toEqual([undefined]);
});

it("makes a page once for all who ask at the same time", async () => {
  const { get } = begin();
  expect(await Promise.all([get("/tips"), get("/tips"), get("/tips")])).toEqual(["page 1", "page 1", "page 1"]);
});

it("[PF-6] forgets at once the pages that show what was changed, and no others", async () => {
  const { get, change } = begin();
  await get("/tips", "tips");
  await get("/news", "news");
  change("tips");
  expect(await get("/tips")).toBe("page 3");
  expect(await get("/news")).toBe("news 2");
});

it("[LM-10] renders a page with a changing count at intervals, however often the count changes", async () => {
  const { get, change, pass } = begin();
  const made = new Set<string>();
  for (let asked = 0; asked < 40; asked++) {
    made.add(await get("/tips"));
    change("page", 10);
    pass(1);
  }
  expect([...made]).toEqual(["page 1", "page 2", "page 3", "page 4"]);
  pass(10);
  await get("/tips");
  pass(10);
  change("page", 10);
  // Without a recent change, the first change is on the page at once.
  expect(await get("/tips")).toBe("page 6");
});

it("[LM-10] renders a page with a changed count again for callers that want the newest, once per change", async () => {
  const { get, begun, change } = begin();
  await get("/tips");
  expect(await get("/tips", "page", true)).toBe("page 1");
  change("page", 10);
  expect(await get("/tips")).toBe("page 1");
  expect(await get("/tips", "page", true)).toBe("page 2");
  expect(await get("/tips", "page", true)).toBe("page 2");

  const first = begun("/news");
  change("page", 10);
  const newest = get("/news", "page", true);
  first.finish("page of before");
  expect(await newest).toBe("page 3");
});

it("[LM-10] shares a page whose counts changed during its making, and keeps it as briefly", async () => {
  const { get, begun, change, pass } = begin();
  const first = begun("/tips");
  change("page", 10);
  const second = get("/tips", "never made");
  first.finish("page");
  expect(await Promise.all([first.asked, second])).toEqual(["page", "page"]);
  pass(9);
  expect(await get("/tips")).toBe("page");
  pass(1);
  expect(await get("/tips")).toBe("page 1");
});

it("[LM-10] gives no caller after a change a page begun before it, and renders one for all of them", async () => {
  const { get, begun, change } = begin();
  const old = begun("/tips");
  change("unpublished");
  const asked = [get("/tips"), get("/tips"), get("/tips")];
  old.finish("unpublished text");
  expect(await old.asked).toBe("unpublished text");
  expect(await Promise.all(asked)).toEqual(["page 1", "page 1", "page 1"]);
  expect(await get("/tips")).toBe("page 1");
});

it("[LM-10] shares a page that doesn't show what was changed during its making", async () => {
  const { get, begun, change } = begin();
  const first = begun("/tips");
  change("another");
  const second = get("/tips", "never made");
  first.finish("page");
  expect(await second).toBe("page");
  expect(await get("/tips")).toBe("page");
});

it("[LM-10] makes a page for those who waited for one whose making failed", async () => {
  const { cache, get, change } = begin();
  let fail = (_: Error) => {};
  const old = cache.get("/tips", () => new Promise<string>((_, reject) => (fail = reject)));
  change("page");
  const after = get("/tips");
  fail(new Error("down"));
  await expect(old).rejects.toThrow("down");
  expect(await after).toBe("page 1");
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

it("[LM-11] lets go of what was asked for longest ago when its bytes are too many", async () => {
  const { get } = begin({ bytes: 20 });
  await get("/a"); // Six bytes each.
  await get("/b");
  await get("/c");
  await get("/d");
  expect(await get("/b")).toBe("page 2");
  expect(await get("/a")).toBe("page 5");
  // A page above the limit isn't kept.
  expect(await get("/large", "x".repeat(30))).toBe(`${"x".repeat(30)} 6`);
  expect(await get("/large", "y")).toBe("y 7");
});
