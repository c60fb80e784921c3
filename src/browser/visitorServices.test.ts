import { afterEach, expect, it, vi } from "vitest";
import type { Find } from "../resolver.ts";
import { visitorServices } from "./visitorServices.ts";

const findInside = vi.fn() as unknown as Find;

afterEach(() => vi.unstubAllGlobals());

it("[PF-33] gives a visitor the session, reads and hints of changes, and leaves the rest to the container", async () => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => {});
  const find = visitorServices("x1", findInside);
  await expect((await find("whoAmI"))?.()).resolves.toBe(null);
  expect(await find("readTip")).toBeTypeOf("function");
  expect(await find("followChanges")).toBeTypeOf("function");
  for (const name of ["likeTip", "signIn", "addTeam"] as const)
    expect([name, await find(name)]).toEqual([name, undefined]);
  expect(findInside).not.toHaveBeenCalled();
});

it("leaves everything but the session to the container in development and on the memory backend", async () => {
  const find = visitorServices(undefined, findInside);
  expect(await find("whoAmI")).toBeTypeOf("function");
  expect(await find("readTip")).toBeUndefined();
  expect(await find("followChanges")).toBeUndefined();
});
