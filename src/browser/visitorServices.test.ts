import { afterEach, expect, it, vi } from "vitest";
import type { ResolveUseCase } from "../resolver.ts";
import { visitorServices } from "./visitorServices.ts";

const resolveInContainer = vi.fn() as unknown as ResolveUseCase;

afterEach(() => vi.unstubAllGlobals());

it("[PF-33] gives a visitor the session, reads and hints of changes, and leaves the rest to the container", async () => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => {});
  const resolveUseCase = visitorServices("x1", resolveInContainer);
  await expect((await resolveUseCase("whoAmI"))?.()).resolves.toBe(null);
  expect(await resolveUseCase("readTip")).toBeTypeOf("function");
  expect(await resolveUseCase("followChanges")).toBeTypeOf("function");
  for (const name of ["likeTip", "signIn", "addTeam"] as const)
    expect([name, await resolveUseCase(name)]).toEqual([name, undefined]);
  expect(resolveInContainer).not.toHaveBeenCalled();
});

it("leaves everything but the session to the container in development and on the memory backend", async () => {
  const resolveUseCase = visitorServices(undefined, resolveInContainer);
  expect(await resolveUseCase("whoAmI")).toBeTypeOf("function");
  expect(await resolveUseCase("readTip")).toBeUndefined();
  expect(await resolveUseCase("followChanges")).toBeUndefined();
});
