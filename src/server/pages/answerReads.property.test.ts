import * as fc from "fast-check";
import { expect, it } from "vitest";
import { resolveOnMemory } from "../../../tests/onMemory.ts";
import { readExamples } from "../../../tests/readExamples.ts";
import { reads } from "../../parts/server.ts";
import { handlersFrom } from "../../handlers.ts";
import type { ResolveUseCase } from "../../resolver.ts";
import { pagePacker } from "../http/compression.ts";
import { answerReads } from "./answerReads.ts";
import { readCache, withSharedReads } from "../cache/readCache.ts";
import { siteReader } from "./readSite.ts";
import { render } from "./render.tsx";

const time = Date.parse("2026-11-20T12:00:00Z");

const uncached: ResolveUseCase = resolveOnMemory;
const cached = () =>
  withSharedReads(
    resolveOnMemory,
    readCache(() => 600_000),
  );

const answering = (resolveUseCase: ResolveUseCase) => {
  const answer = answerReads({ resolveUseCase, build: "x1", packPage: pagePacker(() => false), now: () => time });
  return async (path: string) => {
    const response = await answer(new Request(`http://site.test/lectures/x1/${path}`));
    return `${response.status} ${await response.text()}`;
  };
};

const tip = await (await resolveOnMemory("readTip"))({ slug: "tenir-un-site-a-deux" });
const examples = Object.entries(readExamples(tip.ok ? tip.value.id : "")).flatMap(([name, all]) =>
  all.map((example) => ({ name, example: example as unknown })),
);
/** Halves of surrogate pairs have no bytes: they are left out. */
const addressOf = (name: string, text: string) =>
  `${name}${text === "" ? "" : `?${encodeURIComponent(text.replace(/\p{Cs}/gu, ""))}`}`;
const textOf = (example: unknown): string => JSON.stringify(example) ?? "";
const whole = examples.map(({ name, example }) => addressOf(name, textOf(example)));

/** Values as a text has them, which neither JavaScript nor JSON gives back as they are, or which look like another. */
const oddTexts = [
  ["null", "true", "0", "-0", "-0.0", "1", "1.0", "1e0", "1.5", "-1", "1e999", "-1e999", "1e-400", "8.64e15", "1e16"],
  ["9007199254740993", '"1"', '"null"', '""', '" "', '"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '"\\ufffd"'],
  ['"valorant"', '"Valorant"', '"valorant "', '"valor\\u0061nt"', '"\\u200bvalorant"', '"%00"', '"2026-11-20"'],
  ["{}", "[]", "[null]", '[["foot"]]', '["foot","foot"]', '{"toJSON":1}', "[".repeat(300) + "]".repeat(300)],
  ['{"createdAt":"2026-11-20"}', '{"createdAt":"2026-11-20T10:00:00+24:00"}', `"${"a".repeat(900)}"`],
];
const odd = fc.constantFrom(...oddTexts.flat());
const value = fc.oneof({ weight: 3, arbitrary: odd }, fc.json({ maxDepth: 3 }));
const oddKey = fc.constantFrom("now", "page", "team", "slug", "__proto__", "constructor", "toJSON", "", "NOW");

/** Values that a lossy text could confuse with the given value. */
const twinsOf = (given: unknown): readonly string[] => {
  if (given === null) return ["1e999", "-1e999", "[]", '"null"', "0"];
  if (typeof given === "number") return [`${given}.0`, `-${given}`, `"${given}"`, "1e999", "null", "-0", `[${given}]`];
  if (typeof given === "string") return [`[${JSON.stringify(given)}]`, JSON.stringify(`${given}\ud800`), "null"];
  return [`"${given}"`, "0", "1", "null"];
};

type Entry = readonly [name: string, json: string];
const objectOf = (entries: readonly Entry[]): string =>
  `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(",")}}`;

/** An object with one value replaced in its place. */
const replacedIn = (own: readonly (readonly [string, unknown])[]) =>
  fc
    .constantFrom(...own)
    .chain(([name, given]) => fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...twinsOf(given)), value)))
    .map(([replaced, json]) => objectOf(own.map(([name, given]) => [name, name === replaced ? json : textOf(given)])));

/** An object in any order, with keys more, less and repeated. */
const shuffledFrom = (own: readonly (readonly [string, unknown])[]) =>
  fc
    .tuple(
      fc.shuffledSubarray(
        own.map(([name, given]): Entry => [name, textOf(given)]),
        { minLength: own.length - 1 },
      ),
      fc.array(fc.tuple(fc.oneof(oddKey, fc.constantFrom(...own.map(([name]) => name))), value), { maxLength: 2 }),
      fc.boolean(),
    )
    .map(([kept, more, isFirst]) => objectOf(isFirst ? [...more, ...kept] : [...kept, ...more]));

/** Parameters that visitors may send to a read. */
const requestsTo = ({ name, example }: (typeof examples)[number]) => {
  const any = fc.oneof(fc.constant(textOf(example)), value, fc.string({ unit: "binary", maxLength: 20 }));
  const isObject = typeof example === "object" && example !== null && !Array.isArray(example);
  const own = isObject ? Object.entries(example) : [];
  const text = isObject ? fc.oneof({ weight: 4, arbitrary: replacedIn(own) }, shuffledFrom(own), any) : any;
  return text.map((sent) => addressOf(name, sent));
};
/** Of reads that take something, mostly. */
const taking = examples.filter(({ example }) => example !== undefined);
const requests = fc
  .oneof({ weight: 9, arbitrary: fc.constantFrom(...taking) }, fc.constantFrom(...examples))
  .chain((one) => fc.array(requestsTo(one), { minLength: 5, maxLength: 40 }));

it("[SE-44] knows what pages ask each read with", async () => {
  expect(Object.keys(readExamples("")).toSorted()).toEqual(Object.keys(reads).toSorted());
  const answer = answering(uncached);
  for (const path of whole) expect(await answer(path)).toMatch(/^200 /);
});

it("[SE-44] answers any parameters as if nothing had been asked before, in any order, and what pages ask after them", async () => {
  const [known, truth] = [new Map<string, string>(), answering(uncached)];
  const alone = async (path: string) => {
    const answer = known.get(path) ?? (await truth(path));
    known.set(path, answer);
    return answer;
  };
  await fc.assert(
    fc.asyncProperty(requests, fc.boolean(), async (sent, atOnce) => {
      const [answer, asked] = [answering(cached()), [] as string[]];
      if (atOnce) asked.push(...(await Promise.all(sent.map(answer))));
      else for (const one of sent) asked.push(await answer(one));
      for (const one of whole) asked.push(await answer(one));
      expect(asked).toEqual(await Promise.all([...sent, ...whole].map(alone)));
    }),
    { numRuns: 200 },
  );
  const statuses = [...known.values()].map((answer) => answer.slice(0, 3));
  expect(new Set(statuses)).toEqual(new Set(["200", "400"]));
  expect(statuses.filter((status) => status === "200").length).toBeGreaterThan(100);
});

it("[SE-44] renders a page with the answers to its own questions, after a visitor has asked others", async () => {
  const resolveUseCase = cached();
  const page = async (asking: ResolveUseCase) => {
    const handlers = handlersFrom(asking);
    const made = await render(new Request("http://site.test/teams"), {
      handlers,
      readChanges: siteReader(handlers),
      siteAddress: "http://site.test",
      pictureHost: "",
      now: time,
    });
    return made instanceof Response ? "" : made.html;
  };
  for (const team of ["1e999", "-1e999", "null", "[]"]) {
    for (const now of ["0", String(time)])
      await answering(resolveUseCase)(addressOf("listTeamMatches", `{"now":${now},"team":${team}}`));
  }
  expect(await page(resolveUseCase)).toBe(await page(uncached));
});
