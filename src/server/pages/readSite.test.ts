import { describe, expect, it } from "vitest";
import { readPageTextsFx } from "../../../ui/club/pages/effects.ts";
import { readSiteFx } from "../../../ui/lib/page/siteState.ts";
import { siteReader } from "./readSite.ts";

const facts = { off: ["shop"], changed: ["foot"], teams: [] } as const;
const foot = { section: "foot", texts: { line: "Bonjour" }, revision: 1, updatedAt: "2026-01-01T00:00:00Z" } as const;
const fails = () => Promise.reject(new Error("No answer"));

type Handlers = Parameters<typeof siteReader>[0];
const reader = (site: () => unknown, texts: () => unknown) =>
  siteReader([
    [readSiteFx, site],
    [readPageTextsFx, texts],
  ] as Handlers);

describe("[PF-15] what pages share of the site", () => {
  it("is whole with the texts that every page has", async () => {
    const read = reader(
      () => facts,
      () => [foot],
    );
    expect(await read()).toMatchObject({ state: { off: ["shop"] }, texts: { foot: foot.texts }, isWhole: true });
  });

  it("isn't whole without these texts", async () => {
    expect(await reader(() => facts, fails)()).toMatchObject({ state: { off: ["shop"] }, texts: {}, isWhole: false });
  });

  it("is what was last known when it can't be read", async () => {
    const answers = [() => facts, fails];
    const read = reader(
      () => answers.shift()?.(),
      () => [foot],
    );
    await read();
    expect(await read()).toMatchObject({ state: { off: ["shop"] }, texts: {}, isWhole: false });
  });

  it("takes no late answer for the last one", async () => {
    let answerLate: (facts: unknown) => void = () => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const answers = [() => late, () => ({ ...facts, off: [] }), fails];
    const read = reader(
      () => answers.shift()?.(),
      () => [foot],
    );
    const first = read();
    expect(await read()).toMatchObject({ state: { off: [] }, isWhole: true });
    answerLate(facts);
    await first;
    expect(await read()).toMatchObject({ state: { off: [] }, isWhole: false });
  });
});
