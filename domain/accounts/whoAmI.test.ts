import { expect, it } from "vitest";
import { createFaultInjector } from "../../adapters/memory/shared/faultInjector.ts";
import { camille, sarah, signedIn, yanis } from "../../tests/contracts/ports.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { whoAmI } from "./whoAmI.ts";

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
