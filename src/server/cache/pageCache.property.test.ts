import * as fc from "fast-check";
import { expect, it } from "vitest";
import { pageCache } from "./pageCache.ts";

// Events in any order: a request, the end of a rendering, a change or a new count of the page's data, passing time.
const names = ["/a", "/b"] as const;
const name = fc.constantFrom(...names);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("ask"), name }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("load again"), name }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("end"), name }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fail"), name }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("count"), name }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("change"), name }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("pass"), name }) },
);

type Page = { readonly name: string; readonly changes: number; readonly counts: number; readonly at: number };
const lag = 10;
const time = 60;

const settled = () => new Promise((done) => setImmediate(done));

it("[LM-10] shows no page that was changed before it was asked for, no older count than promised, none without a count to who loads it again, and makes one at a time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      let now = 0;
      const truth = new Map(names.map((one) => [one as string, { changes: 0, counts: 0 }]));
      const open = new Map<string, { end(): void; fail(): void }>();
      const answers: Promise<string>[] = [];
      const cache = pageCache<Page>({
        time: () => time,
        size: 2,
        bytes: 100,
        bytesOf: () => 1,
        isWorthKeeping: () => true,
        now: () => now,
      });
      const make = (one: string) => () => {
        if (open.has(one)) throw new Error("made twice at a time");
        const { changes, counts } = truth.get(one) as { changes: number; counts: number };
        const page: Page = { name: one, changes, counts, at: now };
        return new Promise<Page>((resolve, reject) =>
          open.set(one, {
            end: () => (open.delete(one), resolve(page)),
            fail: () => (open.delete(one), reject(new Error("down"))),
          }),
        );
      };

      for (const { kind, name: one } of steps) {
        const own = truth.get(one) as { changes: number; counts: number };
        if (kind === "ask" || kind === "load again") {
          const { changes, counts } = own;
          const wantsNewest = kind === "load again";
          const [asked, isIdle] = [now, !open.has(one)];
          const judged = (page: Page) => {
            if (page.name !== one) return "another page";
            if (page.changes < changes) return "a page of before a change";
            if (wantsNewest && page.counts < counts) return "a page without a count";
            const age = asked - page.at;
            // A rendering in flight is shared, however long it takes.
            if (!isIdle || age <= 0) return "right";
            const limit = counts > page.counts ? lag : time;
            return age < limit ? "right" : `${age} old`;
          };
          const failed = (error: Error) => (error.message === "down" ? "right" : error.message);
          answers.push(cache.get(one, make(one), wantsNewest).then(judged, failed));
        } else if (kind === "end") open.get(one)?.end();
        else if (kind === "fail") open.get(one)?.fail();
        else if (kind === "count") {
          own.counts += 1;
          cache.drop({ isOn: (page) => page.name === one, after: lag });
        } else if (kind === "change") {
          own.changes += 1;
          cache.drop({ isOn: (page) => page.name === one, after: 0 });
        } else now += 4;
        await settled();
      }
      // All requests are answered once all renderings have ended.
      for (let left = 0; left < 3; left++) {
        for (const one of names) open.get(one)?.end();
        await settled();
      }
      expect((await Promise.all(answers)).filter((answer) => answer !== "right")).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
