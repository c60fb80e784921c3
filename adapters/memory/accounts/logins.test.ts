import { expect, it } from "vitest";
import type { MailToken } from "../../../domain/accounts/ports.ts";
import { camille, type Ports, signedIn } from "../../../tests/contracts/ports.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { memoryBackend } from "../backend.ts";
import { seed } from "../seed/seed.ts";
import { memoryStore } from "../shared/keyValueStore.ts";
import { createFaultInjector, faultProfileOf } from "../shared/faultInjector.ts";

const newcomer = { email: "lya@exemple.fr", password: "neige-et-givre", names: { pseudo: "Lya" } };
const link = { kind: "sign-up", token: crypto.randomUUID() as string as MailToken } as const;

const calls: readonly ((ports: Ports) => Promise<unknown>)[] = [
  ({ signUps }) => signUps.add(newcomer),
  ({ signUps }) => signUps.sendAgain(newcomer.email),
  ({ mailLinks }) => mailLinks.spend(link),
  ({ logins }) => logins.mailRecovery(newcomer.email),
  ({ logins }) => logins.changePassword("grand-froid"),
  ({ logins }) => logins.changeEmail("autre@exemple.fr"),
];

it("does nothing when calls fail", async () => {
  const [faults, store] = [createFaultInjector(), memoryStore()];
  const device = memoryDevice({ faults, store });
  await signedIn(device, camille);
  faults.fail(true);
  for (const call of calls) await expect(call(device)).rejects.toThrow();
  const { dataset, mails, members } = memoryBackend(seed, store);
  expect([mails.read(), members.read()]).toEqual([[], dataset.members]);
});

it("refuses a member as signed out, and breaks what everybody may do, when the backend refuses", async () => {
  const store = memoryStore();
  await signedIn(memoryDevice({ store }), camille);
  const { signUps, logins } = memoryDevice({ store, faults: faultProfileOf(() => "refusing") });
  const signedOut = { ok: false, refusal: { kind: "signed-out" } };
  expect(await logins.changePassword("grand-froid")).toEqual(signedOut);
  expect(await logins.changeEmail("autre@exemple.fr")).toEqual(signedOut);
  await expect(signUps.add(newcomer)).rejects.toThrow();
  await expect(logins.mailRecovery(camille.email)).rejects.toThrow();
});

it("[AU-9] treats the session of a deleted member as a visitor's", async () => {
  const store = memoryStore();
  const device = memoryDevice({ store });
  const { id } = await signedIn(device, camille);
  const { members } = memoryBackend(seed, store);
  members.write(members.read().filter((member) => member.id !== id));
  expect(await device.session.current()).toBeUndefined();
  expect(await device.logins.changePassword("grand-froid")).toEqual({ ok: false, refusal: { kind: "signed-out" } });
});

it("forgets newcomers, their links and other passwords when it is restored", async () => {
  const store = memoryStore();
  const device = memoryDevice({ store });
  await device.signUps.add(newcomer);
  await signedIn(device, camille);
  await device.logins.changePassword("grand-froid");
  const backend = memoryBackend(seed, store);
  backend.restore();
  expect([backend.members.read(), backend.links.read()]).toEqual([backend.dataset.members, []]);
  expect(await device.session.signIn(camille)).toEqual({ ok: true });
});
