import { expect, it, vi } from "vitest";
import type { Find } from "../resolver.ts";
import { visitorServices } from "./visitorServices.ts";

const project = { url: "https://b.example/", anonKey: "k" };
const findInside = vi.fn() as unknown as Find;

it("[PF-33] gives a visitor the session, reads and hints of changes, and leaves the rest to the container", async () => {
  const find = visitorServices(project, "x1", findInside);
  await expect((await find("whoAmI"))?.()).resolves.toBe(null);
  expect(await find("readTip")).toBeTypeOf("function");
  expect(await find("followChanges")).toBeTypeOf("function");
  for (const name of ["likeTip", "signIn", "addTeam"] as const)
    expect([name, await find(name)]).toEqual([name, undefined]);
  expect(findInside).not.toHaveBeenCalled();
});

it("leaves reads to the container in development, and everything but the session on the memory backend", async () => {
  const inDevelopment = visitorServices(project, undefined, findInside);
  expect(await inDevelopment("readTip")).toBeUndefined();
  expect(await inDevelopment("followChanges")).toBeTypeOf("function");
  const inMemory = visitorServices(undefined, "x1", findInside);
  expect(await inMemory("whoAmI")).toBeTypeOf("function");
  expect(await inMemory("readTip")).toBeUndefined();
  expect(await inMemory("followChanges")).toBeUndefined();
});
