import { expect, it, vi } from "vitest";
import { createFaultInjector } from "../../adapters/memory/shared/faultInjector.ts";
import { camille, signedIn } from "../../tests/contracts/ports.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { deleteMyAccount } from "./deleteMyAccount.ts";
import type { Avatars } from "./ports.ts";

const club = (avatars: Partial<Avatars> = {}) => {
  const faults = createFaultInjector();
  const device = memoryDevice({ faults });
  const log = { failed: vi.fn() };
  return {
    device,
    faults,
    log,
    leave: deleteMyAccount({ ...device, avatars: { ...device.avatars, ...avatars }, log }),
  };
};

it("[AU-15] forgets the picture first, then the member, and signs them out", async () => {
  const { device, log, leave } = club();
  await signedIn(device, camille);
  const done: string[] = [];
  vi.spyOn(device.session, "signOut").mockImplementation(async () => {
    await new Promise(setImmediate);
    done.push("sign-out");
  });
  expect(await leave()).toEqual({ ok: true });
  expect(done).toEqual(["sign-out"]);
  expect(log.failed).not.toHaveBeenCalled();
  expect(await device.session.signIn(camille)).toEqual({ ok: false, refusal: { kind: "bad-credentials" } });
});

it("[AU-15] deletes nothing when the picture can't be removed, and logs and throws the error", async () => {
  const cause = new Error("The storage is down");
  const { device, log, leave } = club({ keepOnly: () => Promise.reject(cause) });
  const { id } = await signedIn(device, camille);
  await expect(leave()).rejects.toBe(cause);
  expect(log.failed).toHaveBeenCalledExactlyOnceWith(expect.any(String), cause);
  expect((await device.session.current())?.id).toBe(id);
  expect(await device.profiles.of(id)).toMatchObject({ username: "camille" });
});

it("[AU-15] logs and throws an error of the deletion itself, without a sign-out", async () => {
  const { device, faults, log, leave } = club({ keepOnly: async () => ({ ok: true, value: undefined }) });
  const { id } = await signedIn(device, camille);
  faults.fail(true);
  await expect(leave()).rejects.toThrow();
  expect(log.failed).toHaveBeenCalledTimes(1);
  faults.fail(false);
  expect((await device.session.current())?.id).toBe(id);
});

it("[AU-15] deletes the account also when the sign-out fails", async () => {
  const { device, log, leave } = club();
  await signedIn(device, camille);
  vi.spyOn(device.session, "signOut").mockRejectedValue(new Error("No network"));
  expect(await leave()).toEqual({ ok: true });
  expect(log.failed).toHaveBeenCalledTimes(1);
});

it("[AU-15] is refused to a visitor", async () => {
  expect(await club().leave()).toEqual({ ok: false, refusal: { kind: "signed-out" } });
});
