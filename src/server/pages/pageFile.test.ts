import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import type { SavedPage } from "../site.ts";
import { savePages, takePages } from "./pageFile.ts";

const folder = mkdtempSync(join(tmpdir(), "pages-"));
const file = join(folder, "pages");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void vi.useRealTimers());

const origin = ["build", "http://club.example"];
const page: SavedPage = {
  name: "/tips",
  age: 10_000,
  left: 50_000,
  isChanged: true,
  page: {
    status: 200,
    headers: { etag: 'W/"a"' },
    bytes: new TextEncoder().encode("<p>é</p>"),
    shown: { kinds: ["tips"], item: undefined, ids: new Set(["a", "b"]), hasCounts: true },
  },
};

describe("[PF-22] saved pages", () => {
  it("come back as they were, older by the time that has passed", () => {
    vi.useFakeTimers({ now: 1_000_000 });
    savePages(file, origin, [page]);
    vi.setSystemTime(1_005_000);
    const taken = takePages(file, origin);
    expect(taken()).toEqual([{ ...page, age: 15_000, left: 45_000 }]);
    vi.setSystemTime(1_007_000);
    expect(taken()).toEqual([{ ...page, age: 17_000, left: 43_000 }]);
  });

  it("are taken once, so that a server that is killed leaves none", () => {
    savePages(file, origin, [page]);
    expect(takePages(file, origin)()).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
    expect(takePages(file, origin)()).toEqual([]);
  });

  it("are dropped when the build or a setting is another", () => {
    for (const other of [["another", "http://club.example"], ["build"], ["buil", "dhttp://club.example"]]) {
      savePages(file, origin, [page]);
      expect(takePages(file, other)()).toEqual([]);
      expect(existsSync(file)).toBe(false);
    }
  });

  it("are dropped when the clock was set back, or the file is damaged", () => {
    vi.useFakeTimers({ now: 1_000_000 });
    savePages(file, origin, [page]);
    vi.setSystemTime(999_999);
    expect(takePages(file, origin)()).toEqual([]);
    writeFileSync(file, "half a fi");
    expect(takePages(file, origin)()).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it("are left out when they can't be written or read", () => {
    const nowhere = join(folder, "none", "pages");
    savePages(nowhere, origin, [page]);
    expect(takePages(nowhere, origin)()).toEqual([]);
    const noFolder = join(folder, "file");
    writeFileSync(noFolder, "");
    expect(takePages(join(noFolder, "pages"), origin)()).toEqual([]);
  });
});
