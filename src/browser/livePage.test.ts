// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStateId } from "../pageState.ts";
import { followPage } from "./livePage.ts";

class FakeStream extends EventTarget {
  static OPEN = 1;
  static last: FakeStream | undefined;
  readyState = 1;
  constructor() {
    super();
    FakeStream.last = this;
  }
  close() {
    this.readyState = 2;
  }
}

/** Before the score and after it. The link is of both. */
const pageWith = (score: string, build = "app-1") => `<!doctype html><title>Match</title>
<style data-styled="true">b{color:red}</style>
<body><header>Club</header><main><h1>Huards</h1><a href="/matches">Matchs</a>${score}
<noscript><p>Sans script</p></noscript></main>
<script type="application/json" id="${pageStateId}">${JSON.stringify({ modules: build, score })}</script></body>`;

const reload = vi.fn();
let answered = pageWith("<p>0 – 0</p>");
let asked = 0;
/** The stream tells of a change, and what is read then is shown. */
const change = async (page: string) => {
  answered = page;
  FakeStream.last?.dispatchEvent(new MessageEvent("message", { data: "standings matches" }));
  await vi.advanceTimersByTimeAsync(0);
};
const shown = () => document.querySelector("main")?.textContent?.replaceAll(/\s+/g, " ").trim();
const state = () => JSON.parse(document.getElementById(pageStateId)?.textContent ?? "");

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  document.documentElement.innerHTML = pageWith("<p>0 – 0</p>");
  vi.stubGlobal("EventSource", FakeStream);
  vi.stubGlobal("fetch", async (_: string, { signal }: { readonly signal: AbortSignal }) => {
    asked += 1;
    return { ok: true, text: async () => (signal.throwIfAborted(), answered) };
  });
  vi.stubGlobal("location", { href: "https://club.example/matches/un", reload });
});
afterEach(() => reload.mockClear());

it("[PF-41] shows a score that comes, leaves what stays, and gives the app the state of what is shown", async () => {
  const stop = followPage();
  const link = document.querySelector("a");
  await change(pageWith("<p>1 – 0</p>"));
  expect(shown()).toMatch(/^HuardsMatchs1 – 0/);
  expect(document.querySelector("a")).toBe(link);
  expect(document.querySelector("noscript")?.textContent).toContain("Sans script");
  // Another shape of the page: it is over.
  await change(pageWith("<p>1 – 0</p><p>Victoire</p>"));
  expect(shown()).toContain("1 – 0Victoire");
  expect(state().score).toContain("Victoire");
  expect(document.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain("red");
  stop();
  document.documentElement.dataset["app"] = "here";
  await vi.advanceTimersByTimeAsync(0);
  expect(document.adoptedStyleSheets).toEqual([]);
});

it("[PF-41] reads the page again each minute, and what fails changes nothing", async () => {
  const stop = followPage();
  answered = pageWith("<p>Commencé</p>");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toContain("Commencé");
  answered = "<p>Trop de monde</p>";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toContain("Commencé");
  expect(asked).toBe(2);
  stop();
});

it("[PF-41] ends before the app hydrates the page, also while it reads", async () => {
  const stop = followPage();
  FakeStream.last?.dispatchEvent(new MessageEvent("message", { data: "matches" }));
  stop();
  await vi.advanceTimersByTimeAsync(0);
  await change(pageWith("<p>1 – 0</p>"));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shown()).toContain("0 – 0");
  expect(FakeStream.last?.readyState).toBe(2);
});

it("[PF-41] opens the page anew when the site has another build: the present app can't hydrate its pages", async () => {
  const stop = followPage();
  await change(pageWith("<p>1 – 0</p>", "app-2"));
  expect(reload).toHaveBeenCalledOnce();
  expect(shown()).toContain("0 – 0");
  stop();
});
