import { describe, expect, it, vi } from "vitest";
import { dayInParis } from "../../domain/shared/parisDay.ts";
import { camille, newVisitor, noTip, sarah, signedIn, siteForTwo, tipOf } from "../../tests/contracts/ports.ts";
import { clubDataset, memoryDevice } from "../../tests/devices.ts";
import { carefulStorage } from "../browser/storage.ts";
import { sessionName } from "../sessionName.ts";
import { forgetMember } from "./accounts/forgetMember.ts";
import { memoryBackend } from "./backend.ts";
import type { MemberRecord } from "./dataset.ts";
import { eraseRecords } from "./shared/eraseRecords.ts";
import { everyStore, type Row, type Store } from "./stores.ts";
import { seed } from "./seed/seed.ts";
import { memoryStore, type KeyValueStore, storedValue, sharedStore } from "./shared/keyValueStore.ts";
import { type FaultMode, createFaultInjector, faultProfileOf } from "./shared/faultInjector.ts";

const forbid = (): never => {
  throw new DOMException("Not for this page", "SecurityError");
};
const forbidden: KeyValueStore = {
  names: forbid,
  getItem: forbid,
  setItem: forbid,
  removeItem: forbid,
  subscribe: () => () => {},
};

describe("faults", () => {
  it("makes every call fail on demand, and none afterwards", async () => {
    const faults = createFaultInjector();
    const device = memoryDevice({ faults });
    const { id: member } = await signedIn(device, camille);
    const { id: tip } = await tipOf(device, siteForTwo);
    const calls = [
      () => device.tips.slice({ sort: "recent", from: 0, count: 9 }),
      () => device.tips.bySlug(siteForTwo),
      () => device.tips.totals(),
      () => device.likes.set(tip, member, true),
      () => device.likes.count(tip),
      () => device.likes.has(tip, member),
      () => device.comments.of(tip, 20),
      () => device.comments.add(tip, member, "Essai"),
      () => device.views.add(tip, newVisitor()),
      () => device.profiles.of(member),
      () => device.roles.of(member),
      () => device.session.signIn(camille),
    ];
    faults.fail(true);
    for (const call of calls) await expect(call()).rejects.toThrow();
    faults.fail(false);
    for (const call of calls) await call();
  });

  it("writes nothing when it fails, and still lets a member sign out", async () => {
    const faults = createFaultInjector();
    const device = memoryDevice({ faults });
    const { id: member } = await signedIn(device, camille);
    const { id: tip, likes } = await tipOf(device, siteForTwo);
    faults.fail(true);
    await device.likes.set(tip, member, true).catch(() => {});
    await device.session.signOut();
    expect(await device.session.current()).toBeUndefined();
    faults.fail(false);
    expect(await device.likes.count(tip)).toBe(likes);
  });

  it("makes answers slow, and keeps their order", async () => {
    vi.useFakeTimers();
    try {
      const faults = createFaultInjector();
      faults.slow(3_000);
      const { tips } = memoryDevice({ faults });
      const answered = vi.fn();
      const asking = tips.totals().then(answered);
      await vi.advanceTimersByTimeAsync(2_999);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await asking;
      expect(answered).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("[QA-5] the chosen fault mode", () => {
  const deviceIn = async () => {
    let kind: FaultMode = "calm";
    const device = memoryDevice({ faults: faultProfileOf(() => kind) });
    const { id: member } = await signedIn(device, camille);
    const { id: tip } = await tipOf(device, siteForTwo);
    const change = (next: FaultMode) => {
      kind = next;
    };
    return { device, member, tip, change };
  };

  it.each(["offline", "garbage"] as const)("breaks every call that goes out when it is %s", async (kind) => {
    const { device, member, tip, change } = await deviceIn();
    change(kind);
    await expect(device.tips.totals()).rejects.toThrow();
    await expect(device.likes.set(tip, member, true)).rejects.toThrow();
    await expect(device.session.signIn(camille)).rejects.toThrow();
    expect((await device.session.current())?.id).toBe(member); // Stored on the device: no request is sent.
  });

  it("refuses what the product foresees, and breaks the rest, when it is refusing", async () => {
    const { device, member, tip, change } = await deviceIn();
    const { likes } = await tipOf(device, siteForTwo);
    change("refusing");
    const signedOut = { ok: false, refusal: { kind: "signed-out" } };
    expect(await device.likes.set(tip, member, true)).toEqual(signedOut);
    expect(await device.comments.add(tip, member, "Essai")).toEqual(signedOut);
    expect(await device.profiles.of(member)).toBeUndefined();
    await expect(device.tips.totals()).rejects.toThrow();
    change("calm");
    expect((await tipOf(device, siteForTwo)).likes).toBe(likes);
  });

  it("finds nothing when it is empty, and everything again afterwards", async () => {
    const { device, member, tip, change } = await deviceIn();
    change("empty");
    expect(await device.tips.slice({ sort: "recent", from: 0, count: 9 })).toEqual([]);
    expect(await device.tips.bySlug(siteForTwo)).toBeUndefined();
    expect(await device.tips.totals()).toMatchObject({ totalTips: 0, totalLikes: 0, categories: [] });
    expect(await device.comments.of(tip, 20)).toEqual([]);
    expect(await device.likes.set(tip, member, true)).toEqual({ ok: false, refusal: { kind: "gone" } });
    change("calm");
    expect((await device.tips.bySlug(siteForTwo))?.id).toBe(tip);
  });

  it("makes an answer wait when it is slow", async () => {
    vi.useFakeTimers();
    try {
      const answered = vi.fn();
      void memoryDevice({ faults: faultProfileOf(() => "slow") })
        .tips.totals()
        .then(answered);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(answered).not.toHaveBeenCalled();
      await vi.runAllTimersAsync();
      expect(answered).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the key-value store", () => {
  it.each(["{", "", "undefined", '{"id":'])("falls back to the first value for invalid JSON: %j", (text) => {
    const store = memoryStore();
    store.setItem("un", text);
    expect(storedValue(store, "un", ["premier"]).read()).toEqual(["premier"]);
  });

  it("gives the first value where it is forbidden", () => {
    expect(storedValue(forbidden, "un", 1).read()).toBe(1);
  });

  it("is read afresh each time, so that two tabs agree", () => {
    const store = memoryStore();
    const [one, other] = [storedValue(store, "un", 0), storedValue(store, "un", 0)];
    one.write(5);
    expect(other.read()).toBe(5);
    other.clear();
    expect(one.read()).toBe(0);
  });
});

describe("the memory backend", () => {
  it("is read where storage is forbidden, and keeps nothing there", async () => {
    const device = memoryDevice({ store: sharedStore(carefulStorage(() => forbid())) });
    expect(await device.tips.totals()).toEqual(await memoryDevice().tips.totals());
    expect(await device.session.current()).toBeUndefined();
    expect(await device.session.signIn(camille)).toEqual({ ok: true });
    await device.session.signOut();
  });

  it("stores changes for the next page of the same device", async () => {
    const store = memoryStore();
    const before = memoryDevice({ store });
    const { id: member } = await signedIn(before, camille);
    const { id: tip } = await tipOf(before, siteForTwo);
    await before.likes.set(tip, member, true);
    await before.comments.add(tip, member, "Essai");

    const after = memoryDevice({ store });
    expect((await after.session.current())?.id).toBe(member);
    expect(await after.likes.has(tip, member)).toBe(true);
    expect((await after.comments.of(tip, 1))[0]?.text).toBe("Essai");
  });

  it.each(['{"id":"a0000000-0000-4000-8000-999999999999"}', "null", "5", '"camille"', "{}"])(
    "[AU-9] takes a kept session of nobody for a visitor's: %s",
    async (text) => {
      const store = memoryStore();
      store.setItem(sessionName, text);
      const device = memoryDevice({ store });
      expect(await device.session.current()).toBeUndefined();
      expect((await device.likes.set(noTip, seed.members[0]?.id ?? ("" as never), true)).ok).toBe(false);
    },
  );

  it("[BE-3] allows acts by the right of the signed-in member", async () => {
    const store = memoryStore();
    const backend = memoryBackend(seed, store);
    expect(await backend.enter("like a tip")).toBe(false);
    await signedIn(memoryDevice({ store }), sarah);
    expect(await backend.enter("like a tip")).toBe(true);
    expect(await backend.enter("give oneself a role")).toBe(false);
  });

  it("[BE-3] shows a tip from the moment of its publication on", async () => {
    const publishedAt = "2026-12-24T18:00:00Z";
    const dataset = {
      ...seed,
      asOf: dayInParis(Date.parse(publishedAt)),
      tips: seed.tips.map((tip) => (tip.slug === siteForTwo ? { ...tip, publishedAt } : tip)),
    };
    let time = "2026-12-24T17:59:59Z";
    const { tips } = memoryDevice({ dataset, now: () => new Date(time) });
    expect(await tips.bySlug(siteForTwo)).toBeUndefined();
    time = publishedAt;
    expect((await tips.bySlug(siteForTwo))?.slug).toBe(siteForTwo);
  });
});

describe("a memory backend that is emptied", () => {
  it("has nothing for any tab any more but its accounts, and begins anew when it is restored", async () => {
    const store = memoryStore();
    const [device, tab] = [memoryDevice({ store }), memoryDevice({ store })];
    const { id: member } = await signedIn(device, camille);
    const { id: tip } = await tipOf(device, siteForTwo);
    const before = await tab.tips.totals();
    await device.likes.set(tip, member, true);

    const backend = memoryBackend(seed, store);
    backend.empty();
    expect(await tab.tips.totals()).toMatchObject({ totalTips: 0, totalLikes: 0, totalComments: 0, totalViews: 0 });
    expect(await tab.session.signIn(camille)).toEqual({ ok: true });

    backend.restore();
    expect(await tab.tips.totals()).toEqual(before);
    expect(await tab.likes.has(tip, member)).toBe(false);
  });
});

describe("[DM-3] a memory backend that is opened again later", () => {
  const newest = async (device: ReturnType<typeof memoryDevice>) => {
    const [article] = await device.articles.slice({ sort: "date", from: 0, count: 1 });
    return article?.publishedAt;
  };

  it("has aged, and is moved to today when it is restored, for each tab", async () => {
    const store = memoryStore();
    let now = new Date("2027-03-25T12:00:00Z");
    const open = () => memoryDevice({ store, now: () => now });
    const first = await newest(open());
    expect(first).toBe("2027-03-24T09:00:00.000Z");
    now = new Date("2027-04-08T12:00:00Z");
    const tab = open();
    expect(await newest(tab)).toBe(first);
    memoryBackend(clubDataset, store, undefined, () => now).restore();
    // The clocks went forward meanwhile: it is the same hour of Paris.
    expect([await newest(tab), await newest(open())]).toEqual(Array(2).fill("2027-04-07T08:00:00.000Z"));
  });
});

// As on the real backend, reactions to a draft are as hidden as the draft.
describe("what hangs on a draft in memory", () => {
  const draft = seed.tips.find(({ isPublished }) => !isPublished)?.id ?? noTip;
  const [member] = seed.members;
  const dataset = { ...seed, likes: member ? [{ on: draft, member: member.id }] : [] };

  it("[BE-3] is hidden", async () => {
    expect(await memoryDevice({ dataset }).likes.count(draft)).toBe(0);
  });

  it("[BE-3] is counted by no view", async () => {
    const store = memoryStore();
    await memoryDevice({ dataset, store })
      .views.add(draft, newVisitor())
      .catch(() => {});
    expect(memoryBackend(dataset, store).views.read()).toEqual([]);
  });
});

describe("the table of stores", () => {
  const begin = () => {
    const backend = memoryBackend(seed, memoryStore());
    const [one, other] = seed.members;
    if (!one || !other) throw new Error("The seed has fewer than two members");
    return { backend, stores: everyStore(backend.stores), one, other };
  };
  /** Stores whose records name members, each with a record of both members. The accounts are as they were. */
  const written = () => {
    const { backend, stores, one, other } = begin();
    const naming = stores.filter(({ names }) => Object.keys(names).length > 0 && !("id" in names));
    const recordOf = ({ names }: Store<Row>, { id, email }: MemberRecord): Row =>
      Object.fromEntries([
        ["author", "Essai"],
        ...Object.entries(names).map(([field, { by }]) => [field, by === "email" ? email : id]),
      ]);
    for (const records of naming) records.write([recordOf(records, one), recordOf(records, other)]);
    return { backend, stores, naming, one, other, recordOf };
  };

  it("[AU-15] forgets who has left wherever a record names them, but for the letter and messages", () => {
    const { backend, stores, naming, one, other, recordOf } = written();
    expect(naming.length).toBeGreaterThan(10);
    forgetMember(backend, one.id);
    const staying = stores.filter(({ names }) => names["email"]?.afterLeaving !== "stays");
    expect(staying.length).toBe(stores.length - 2);
    const found = JSON.stringify(staying.map((records) => records.read()));
    expect([found.includes(one.id), found.includes(one.email)]).toEqual([false, false]);
    for (const records of naming) expect(records.read()).toContainEqual(recordOf(records, other));
  });

  it("erases what is about an erased record", () => {
    const { backend, stores } = begin();
    const other = { on: "other", tip: "other" };
    const about = stores.filter(({ subject }) => typeof subject === "string");
    for (const records of about) records.write([{ [String(records.subject)]: "erased" }, other]);
    backend.matches.write([{ id: "erased" } as never]);
    eraseRecords(backend.stores, backend.matches as never, ({ id }) => id === "erased");
    for (const records of about) expect(records.read()).toEqual([other]);
  });

  it("erases what names an erased record by its slug, and nothing of the same slug elsewhere", () => {
    for (const erased of ["events", "matches", "people", "teams"] as const) {
      const { backend, stores } = begin();
      const named = stores.flatMap((records) =>
        typeof records.subject === "object"
          ? Object.entries(records.subject).flatMap(([field, named = {}]) =>
              typeof named === "string"
                ? [{ records, field, of: named, value: "same" }]
                : Object.entries(named).map(([kind, of]) => ({ records, field, of, value: `${kind}/same` })),
            )
          : [],
      );
      expect(named.filter(({ of }) => of === erased).length).toBeGreaterThan(0);
      for (const { records, field, value } of named) records.update((all) => [...all, { [field]: value }]);
      backend.stores[erased].write([{ id: "erased", slug: "same" } as never]);
      eraseRecords(backend.stores, backend.stores[erased] as never, ({ id }) => id === "erased");
      const left = named.filter(({ records, field, value }) => records.read().some((one) => one[field] === value));
      expect(left).toEqual(named.filter(({ of }) => of !== erased));
    }
  });

  it("is empty but for accounts and categories, or as at first", () => {
    const { backend, naming } = written();
    backend.empty();
    for (const records of naming) expect(records.read()).toHaveLength(records.isKept ? 2 : 0);
    expect([backend.members.read(), backend.categories.read()]).toEqual([backend.dataset.members, seed.categories]);
    const first = memoryBackend(seed, memoryStore());
    backend.restore();
    for (const [name, records] of Object.entries(backend.stores)) {
      expect([name, records.read()]).toEqual([name, first.stores[name as keyof typeof first.stores].read()]);
    }
  });
});
