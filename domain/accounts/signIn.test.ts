import { expect, it } from "vitest";
import { createFaultInjector } from "../../adapters/memory/shared/faultInjector.ts";
import { camille } from "../../tests/contracts/ports.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { signIn } from "./signIn.ts";

it("[AU-1] opens a session, whatever spaces were copied around the e-mail", async () => {
  const device = memoryDevice();
  expect(await signIn(device)({ ...camille, email: ` \t${camille.email}\n` })).toEqual({ ok: true });
  expect((await device.session.current())?.email).toBe(camille.email);
});

it("[AU-4] takes the spaces of a password for a part of it", async () => {
  expect(await signIn(memoryDevice())({ ...camille, password: ` ${camille.password}` })).toEqual({
    ok: false,
    refusal: { kind: "bad-credentials" },
  });
});

it.each([
  ["no e-mail", { ...camille, email: "" }],
  ["an e-mail of spaces", { ...camille, email: " \n" }],
  ["no password", { ...camille, password: "" }],
])("[AU-1] refuses %s without asking anybody", async (_, credentials) => {
  const faults = createFaultInjector();
  faults.fail(true);
  expect(await signIn(memoryDevice({ faults }))(credentials)).toEqual({ ok: false, refusal: { kind: "incomplete" } });
});
