import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from "vitest";
import { createFaultInjector } from "../adapters/memory/shared/faultInjector.ts";
import type { SignIn } from "../domain/accounts/session.ts";
import type { ListTips } from "../domain/tips/listTips.ts";
import type { FeatureBindings } from "../src/bindings.ts";
import { headless, type Headless, type BackendChoice } from "../src/headless.ts";
import { memberParts } from "../src/parts/member.ts";
import { staffParts } from "../src/parts/staff.ts";
import { camille, sarah } from "./contracts/ports.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";

const root = join(import.meta.dirname, "..");

/** Runs a program like a tester's file in the project. Returns its output once it has ended. */
const run = (program: string, ...options: readonly string[]) =>
  new Promise<{ code: number | null; printed: string; complaints: string }>((ended) => {
    const child = spawn(process.execPath, [...options, "--input-type=module-typescript", "-"], { cwd: root });
    let [printed, complaints] = ["", ""];
    child.stdout.on("data", (text) => (printed += text));
    child.stderr.on("data", (text) => (complaints += text));
    child.on("exit", (code) => ended({ code, printed: stripVTControlCharacters(printed), complaints }));
    child.stdin.end(program);
  });

describe("the ten lines of docs/reference/headless.md", () => {
  const [, lines = ""] =
    /```ts\n(import { headless }.*?)```/s.exec(readFileSync(join(root, "docs/reference/headless.md"), "utf8")) ?? [];

  it("are ten", () => {
    expect(lines.split("\n").filter((line) => line.trim() !== "")).toHaveLength(10);
  });

  it.each([
    ["memory", "memory"],
    ["embedded", "embedded"],
  ])("work on %s as described, and terminate", async (_, backend) => {
    const { code, printed, complaints } = await run(lines.replace('on: "memory"', `on: "${backend}"`));
    expect(complaints).toBe("");
    expect(code).toBe(0);
    expect(printed.trim().split("\n")).toEqual([
      "{ ok: true, value: undefined }",
      "{ count: 11, mine: true }",
      "{ ok: false, refusal: { kind: 'signed-out' } }",
    ]);
  });
});

describe("the use cases", () => {
  it("[QA-7] are all available by name, and nothing else is", async () => {
    const site = await headless({ on: "memory" });
    const names = [...memberParts, ...staffParts].flatMap((part: FeatureBindings) => Object.keys(part.useCases ?? {}));
    expect(names).toContain("likeTip");
    expect(Object.keys(site).toSorted()).toEqual([...names, "anotherDevice", "close"].toSorted());
    for (const useCase of Object.values(site)) expect(useCase).toBeTypeOf("function");
    await site.close();
  });

  it("have the types of the domain", () => {
    expectTypeOf<Headless["signIn"]>().toEqualTypeOf<SignIn>();
    expectTypeOf<Headless["listTips"]>().toEqualTypeOf<ListTips>();
  });

  it("load neither React nor a view", async () => {
    // The hook sees every module that is loaded, also packages and lazy imports.
    const listing = `
      import { registerHooks } from "node:module";
      registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
      const { headless } = await import("./src/headless.ts");
      for (const on of ["memory", "embedded"]) await (await headless({ on })).close();
      await headless({ on: { url: "http://127.0.0.1:1", anonKey: "nobody" } });
    `;
    const { code, printed } = await run(listing);
    expect(code).toBe(0);
    const loaded = printed.split("\n");
    expect(loaded).toContainEqual(expect.stringMatching(/\/src\/headless\.ts$/));
    expect(loaded).toContainEqual(expect.stringMatching(/\/adapters\/embedded\/backend\.ts$/));
    expect(loaded.filter((url) => /\/ui\/|node_modules\/(?:react|effector|styled-components)/.test(url))).toEqual([]);
  });
});

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

const places: Record<string, () => BackendChoice> = {
  memory: () => ({ on: "memory" }),
  embedded: () => ({ on: "embedded" }),
  "a project at an address": () => ({ on: embedded.project }),
};

describe.each(Object.keys(places))("headless on %s", (name) => {
  let site: Headless;
  beforeAll(async () => {
    site = await headless((places[name] as () => BackendChoice)());
  });
  afterAll(() => site.close());

  it("takes a member through all use cases", async () => {
    expect(await site.signIn({ ...camille, password: "pas-le-bon" })).toMatchObject({ ok: false });
    expect(await site.signIn(camille)).toEqual({ ok: true });
    expect(await site.whoAmI()).toMatchObject({ username: "camille", role: null });

    const [tip] = (await site.listTips({ sort: "popular", page: 1 })).tips;
    if (!tip) throw new Error("There is no tip");
    expect(await site.readTip({ slug: tip.slug })).toMatchObject({ ok: true, value: { title: tip.title } });
    await site.likeTip({ id: tip.id, liked: true });
    expect((await site.likesOfTip({ id: tip.id })).mine).toBe(true);
    expect(await site.commentTip({ id: tip.id, text: "Sans page." })).toMatchObject({ ok: true });
    expect((await site.listTipComments({ id: tip.id })).comments[0]?.text).toBe("Sans page.");
    await site.storeDraft({ name: "un", text: "Plus tard" });
    expect(await site.recallDraft("un")).toBe("Plus tard");

    await site.signOut();
    expect(await site.whoAmI()).toBeNull();
    const refusal = { ok: false, refusal: { kind: "signed-out" } };
    expect(await site.likeTip({ id: tip.id, liked: true })).toEqual(refusal);
    expect(await site.commentTip({ id: tip.id, text: "Encore" })).toEqual(refusal);
  });

  it("has separate sessions and drafts for two members", async () => {
    const other = await site.anotherDevice();
    await site.signIn(camille);
    await other.signIn(sarah);
    expect((await site.whoAmI())?.username).toBe("camille");
    expect((await other.whoAmI())?.username).toBe("sarah");

    const [tip] = (await site.listTips({ sort: "recent", page: 1 })).tips;
    if (!tip) throw new Error("There is no tip");
    await site.likeTip({ id: tip.id, liked: false });
    const { count } = await other.likesOfTip({ id: tip.id });
    await site.likeTip({ id: tip.id, liked: true });
    expect((await other.likesOfTip({ id: tip.id })).count).toBe(count + 1);

    await site.storeDraft({ name: "deux", text: "À moi" });
    expect(await other.recallDraft("deux")).toBe("");

    await other.close();
    expect((await site.whoAmI())?.username).toBe("camille");
  });
});

describe("memory", () => {
  it("accepts faults and a clock", async () => {
    const faults = createFaultInjector();
    const site = await headless({ on: "memory", faults, now: () => new Date("2020-01-01T00:00:00Z") });
    expect((await site.listTips({ sort: "recent", page: 1 })).tips[0]?.publishedAt).toMatch(/^2019-12-22T17:30:00/);
    faults.fail(true);
    await expect(site.listTips({ sort: "recent", page: 1 })).rejects.toThrow();
    await site.close();
  });
});
