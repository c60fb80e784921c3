import { describe, expect, it } from "vitest";
import { browserDrafts } from "./drafts.ts";
import { carefulStorage } from "./storage.ts";
import { browserVisitor } from "./visitor.ts";

/** A browser's storage with a limited size. */
const newStorage = (room = 1_000) => {
  const kept = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem(name, text) {
      if (text.length > room) throw new DOMException("No room", "QuotaExceededError");
      kept.set(name, text);
    },
    removeItem: (name) => void kept.delete(name),
  };
  return storage;
};

const forbidden = carefulStorage(() => {
  throw new DOMException("Not for this page", "SecurityError");
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("a careful storage", () => {
  it("stores what it is given", () => {
    const storage = carefulStorage(newStorage);
    expect(storage.getItem("un")).toBeNull();
    const shared = newStorage();
    const careful = carefulStorage(() => shared);
    careful.setItem("un", "1");
    expect(careful.getItem("un")).toBe("1");
    careful.removeItem("un");
    expect(careful.getItem("un")).toBeNull();
  });

  it("[FA-4] stores nothing where the browser forbids it, without an error", () => {
    forbidden.setItem("un", "1");
    forbidden.removeItem("un");
    expect(forbidden.getItem("un")).toBeNull();
  });

  it("keeps the previous text when the storage is full", () => {
    const storage = newStorage(10);
    const careful = carefulStorage(() => storage);
    careful.setItem("un", "court");
    careful.setItem("un", "beaucoup trop long");
    expect(careful.getItem("un")).toBe("court");
  });
});

describe("a visitor", () => {
  it("has the same ID on each visit from one device, and another on another device", () => {
    const device = carefulStorage(
      (
        (storage) => () =>
          storage
      )(newStorage()),
    );
    const first = browserVisitor(device).id();
    expect(first).toMatch(uuid);
    expect(browserVisitor(device).id()).toBe(first);
    expect(browserVisitor(carefulStorage(newStorage)).id()).not.toBe(first);
  });

  it("has the same ID until the page is closed, on a device without storage", () => {
    const visitor = browserVisitor(forbidden);
    const first = visitor.id();
    expect(first).toMatch(uuid);
    expect(visitor.id()).toBe(first);
  });

  it.each([
    [{}, true],
    [{ doNotTrack: null }, true],
    [{ doNotTrack: "0" }, true],
    [{ doNotTrack: "1" }, false],
    [{ globalPrivacyControl: true }, false],
    [{ doNotTrack: "unspecified", globalPrivacyControl: false }, true],
  ])("[NW-92] is counted unless the browser asks not to be followed: %j", (signals, isCounted) => {
    expect(browserVisitor(forbidden, signals).isCounted()).toBe(isCounted);
  });

  it.each(["", "camille", "<script>", "1".repeat(500), "a0000000-0000-4000-8000-00000000000g"])(
    "gets a random ID when the device holds %s in its place",
    (text) => {
      const storage = newStorage();
      storage.setItem("club-visitor", text);
      const device = carefulStorage(() => storage);
      const id = browserVisitor(device).id();
      expect(id).toMatch(uuid);
      expect(browserVisitor(device).id()).toBe(id);
    },
  );
});

describe("drafts", () => {
  it("[TP-8] are found by their name, and removed when empty", async () => {
    const storage = newStorage();
    const drafts = browserDrafts(carefulStorage(() => storage));
    expect(await drafts.read("un")).toBe("");
    expect(await drafts.write({ name: "un", text: "Bien\nvu \u{1f44b}" })).toBe(true);
    await drafts.write({ name: "deux", text: "Autre" });
    expect([await drafts.read("un"), await drafts.read("deux")]).toEqual(["Bien\nvu \u{1f44b}", "Autre"]);
    expect(await drafts.names()).toEqual(["un", "deux"]);

    await drafts.write({ name: "un", text: "" });
    expect(await drafts.read("un")).toBe("");
    expect(storage.length).toBe(1);
    await drafts.forgetAll();
    expect(await drafts.names()).toEqual([]);
  });

  it("[SE-36] are removed from the single entry of older builds, too", async () => {
    const storage = newStorage();
    storage.setItem("club-drafts", JSON.stringify({ un: "Ancien" }));
    storage.setItem("club-visitor", "autre chose");
    await browserDrafts(carefulStorage(() => storage)).forgetAll();
    expect([storage.getItem("club-drafts"), storage.getItem("club-visitor")]).toEqual([null, "autre chose"]);
  });

  it("[AD-26] stay removed when another tab, which hasn't seen that yet, stores one", async () => {
    const storage = newStorage();
    const here = browserDrafts(carefulStorage(() => storage));
    await here.write({ name: "un", text: "Ici" });
    // A tab sees other tabs' writes a moment late.
    const seen = new Map(
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").map((name) => [
        name,
        storage.getItem(name),
      ]),
    );
    const stale: Storage = { ...storage, getItem: (name) => seen.get(name) ?? storage.getItem(name) };
    const elsewhere = browserDrafts(carefulStorage(() => stale));
    await here.write({ name: "un", text: "" });
    await elsewhere.write({ name: "deux", text: "Là-bas" });
    expect(await here.names()).toEqual(["deux"]);
  });

  it("cause no error on a device without storage", async () => {
    const drafts = browserDrafts(forbidden);
    expect(await drafts.write({ name: "un", text: "Bien vu" })).toBe(false);
    await drafts.write({ name: "un", text: "" });
    expect(await drafts.read("un")).toBe("");
  });
});
