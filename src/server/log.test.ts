import { expect, it, onTestFinished } from "vitest";
import { type Level, takeConsole } from "./log.ts";

it("[OP-4] logs errors without rows and e-mail addresses", () => {
  const own = { ...console };
  onTestFinished(() => void Object.assign(console, own));
  const said: (readonly [Level, string])[] = [];
  takeConsole({ say: (level, text) => void said.push([level, text]), close: async () => {} });
  const detail = "Failing row contains (5, Camille Martin, camille@exemple.fr).";
  const refused = Object.assign(new Error('relation "tips" is full'), { code: "23514", detail });
  console.error(new Error("Not written", { cause: refused }));
  console.warn("Mail 7 was not taken, try 1:", "550 <camille@exemple.fr> is unknown");
  console.log("%s", "at run (file:///srv/node_modules/@supabase/lite/a.js:8:1)");
  expect(said.map(([level]) => level)).toEqual(["error", "warn", "info"]);
  const text = said.map(([, one]) => one).join();
  expect(text).toMatch(/Error: Not written\n +at .*\nbecause of Error: relation "tips" is full\n +at .*\(23514\)/s);
  expect(text).toContain("Mail 7 was not taken, try 1: 550 <(an e-mail address)> is unknown");
  expect(text).not.toMatch(/amille/);
  expect(text).toContain("(file:///srv/node_modules/@supabase/lite/a.js:8:1)");
});

it("[OP-4] looks for e-mail addresses in a long word without delay", () => {
  const own = { ...console };
  onTestFinished(() => void Object.assign(console, own));
  const said: string[] = [];
  takeConsole({ say: (_, text) => void said.push(text), close: async () => {} });
  const begun = performance.now();
  console.warn("x".repeat(100_000), `${"y".repeat(100)}@club.example`);
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(said[0]).toMatch(/^x+ \(an e-mail address\)$/);
});
