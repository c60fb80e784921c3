import { expect, it } from "vitest";
import { browserAsking } from "./asking.ts";

it("asks in the browser, and agrees where no dialog is available", async () => {
  const asked: string[] = [];
  const ask = browserAsking((question) => (asked.push(question), false));
  expect([await ask("Sûr ?"), asked]).toEqual([false, ["Sûr ?"]]);
  expect(await browserAsking()("Sûr ?")).toBe(true);
});
