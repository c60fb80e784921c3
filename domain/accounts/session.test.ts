import { expect, it } from "vitest";
import { createFaultInjector } from "../../adapters/memory/shared/faultInjector.ts";
import { camille, sarah, signedIn, yanis } from "../../tests/contracts/ports.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { signIn, whoAmI } from "./session.ts";

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

it("[AU-9] returns null for a visitor, without requests to the backend", async () => {
  const faults = createFaultInjector();
  faults.fail(true);
  expect(await whoAmI(memoryDevice({ faults }))()).toBeNull();
});

it.each([
  [camille, "Camille Martin", "camille", null],
  [sarah, "Sarah Lenoir", "sarah", "staff"],
  [yanis, "Yanis Morel", "yanis", "admin"],
] as const)("[LY-6] is $email with name and role", async (credentials, fullName, username, role) => {
  const device = memoryDevice();
  const member = await signedIn(device, credentials);
  expect(await whoAmI(device)()).toEqual({ ...member, fullName, username, avatar: null, role });
});

it("[BE-2] is a member without names and role when there is neither profile nor role", async () => {
  const device = memoryDevice();
  const member = await signedIn(device, sarah);
  // No member is signed in on another device, so it returns neither.
  const { profiles, roles } = memoryDevice();
  expect(await whoAmI({ ...device, profiles, roles })()).toEqual({
    ...member,
    fullName: null,
    username: null,
    avatar: null,
    role: null,
  });
});

it("throws when the backend fails, instead of reporting a visitor", async () => {
  const faults = createFaultInjector();
  const device = memoryDevice({ faults });
  await signedIn(device, camille);
  faults.fail(true);
  await expect(whoAmI(device)()).rejects.toThrow();
});
