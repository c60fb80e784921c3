import { expect, it } from "vitest";
import { browserAsking } from "./asking.ts";

it("asks whoever is there, and nobody where nobody can be asked", async () => {
  const asked: string[] = [];
  const ask = browserAsking((question) => (asked.push(question), false));
  expect([await ask("Sûr ?"), asked]).toEqual([false, ["Sûr ?"]]);
  expect(await browserAsking()("Sûr ?")).toBe(true);
});
