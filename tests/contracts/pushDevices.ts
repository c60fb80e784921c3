import { describe, expect, it } from "vitest";
import { mostPushDevices, type PushDeviceId } from "../../domain/notifications/push.ts";
import { changes, given } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, nobody, sarah, signedIn, valueIn } from "./ports.ts";
import { calls } from "../security/grants.ts";

const signedOut = { ok: false, refusal: { kind: "signed-out" } };

const addressOf = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
  publicKey: "B".repeat(87),
  secret: "s".repeat(22),
  name,
});

/** What every implementation of `PushDevices` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] devices that receive pushes, on ${backend}`, () => {
    const begin = async (who = camille) => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, who);
      const { pushDevices } = ports;
      const read = async () => valueIn(await pushDevices.read(member)).devices;
      for (const { id } of await read()) await pushDevices.remove(member, id);
      return { ports, pushDevices, member, read };
    };

    it("[NT-30] keeps a browser, lists it for its member alone, and removes it; both are idempotent", async () => {
      const { pushDevices, member, read } = await begin();
      const other = await begin(sarah);
      const phone = addressOf("Chrome, Android");
      for (let times = 0; times < 2; times++) expect(await pushDevices.add(member, phone)).toEqual({ ok: true });
      const [device, ...others] = await read();
      expect(others).toEqual([]);
      expect(device).toEqual({
        id: expect.any(String),
        endpoint: phone.endpoint,
        name: phone.name,
        createdAt: expect.any(String),
      });
      expect(await other.read()).toEqual([]);
      const id = device?.id as PushDeviceId;
      await other.pushDevices.remove(other.member, id);
      expect(await read()).toHaveLength(1);
      for (let times = 0; times < 2; times++) expect(await pushDevices.remove(member, id)).toEqual({ ok: true });
      expect(await read()).toEqual([]);
    });

    it("[NT-30] has one address for a session, and gives a browser to who signs in on it last", async () => {
      const { pushDevices, member, read } = await begin();
      const other = await begin(sarah);
      const [before, after] = [addressOf("Firefox, Linux"), addressOf("Firefox, Linux")];
      await pushDevices.add(member, before);
      await pushDevices.add(member, after);
      expect((await read()).map(({ endpoint }) => endpoint)).toEqual([after.endpoint]);
      await other.pushDevices.add(other.member, after);
      expect(await read()).toEqual([]);
      expect((await other.read()).map(({ endpoint }) => endpoint)).toEqual([after.endpoint]);
    });

    it("[NT-30] forgets a browser when its session ends", async () => {
      const phone = await begin();
      const laptop = await begin();
      await phone.pushDevices.add(phone.member, addressOf("Chrome, Android"));
      await laptop.pushDevices.add(laptop.member, addressOf("Firefox, Linux"));
      expect(await laptop.read()).toHaveLength(2);
      await phone.ports.session.signOut();
      expect((await laptop.read()).map(({ name }) => name)).toEqual(["Firefox, Linux"]);
    });

    it(`[NT-30] has ${mostPushDevices} devices of a member at most`, async () => {
      await begin();
      const devices = await Promise.all(
        Array.from({ length: mostPushDevices + 1 }, async () => {
          const ports = await newDevice();
          return { ports, member: (await signedIn(ports, camille)).id };
        }),
      );
      const answers = [];
      for (const { ports, member } of devices) {
        answers.push(await ports.pushDevices.add(member, addressOf("Firefox, Linux")));
      }
      expect(answers.pop()).toEqual({ ok: false, refusal: { kind: "full" } });
      expect(answers.every(({ ok }) => ok)).toBe(true);
      for (const { ports } of devices) await ports.session.signOut();
    });

    it.each([
      "http://fcm.googleapis.com/fcm/send/1",
      "https://127.0.0.1/1",
      "https://push.internal/1",
      "https://fcm.googleapis.com.attacker.example/1",
      "https://fcm.googleapis.com:8443/1",
      `https://fcm.googleapis.com/${"a".repeat(2000)}`,
    ])("[NT-33] refuses an address that is none of a browser's service: %s", async (endpoint) => {
      const { pushDevices, member, read } = await begin();
      expect(await pushDevices.add(member, { ...addressOf("Un"), endpoint })).toEqual({
        ok: false,
        refusal: { kind: "unknown-service" },
      });
      expect(await read()).toEqual([]);
    });

    it.each([
      "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
      "https://web.push.apple.com/QAAA",
      "https://wns2-par02p.notify.windows.com/w/?token=AwYA%3d",
    ])("[NT-33] takes that of a browser's service: %s", async (endpoint) => {
      const { pushDevices, member } = await begin();
      const own = `${endpoint}${crypto.randomUUID()}`;
      expect(await pushDevices.add(member, { ...addressOf("Un"), endpoint: own })).toEqual({ ok: true });
    });

    it("[BE-3] refuses visitors, and exports a member's devices without their keys", async () => {
      const { ports, pushDevices, member } = await begin();
      const device = addressOf("Firefox, Linux");
      await pushDevices.add(member, device);
      const all = valueIn(await ports.memberData.everything(member));
      const [exported] = all["push_devices"] as readonly object[];
      expect(exported).toMatchObject({ endpoint: device.endpoint, name: device.name });
      expect(JSON.stringify(exported)).not.toContain(device.secret);
      await ports.session.signOut();
      expect(await pushDevices.read(member)).toEqual(signedOut);
      expect(await pushDevices.add(member, device)).toEqual(signedOut);
      expect(await pushDevices.remove(member, nobody as string as PushDeviceId)).toEqual(signedOut);
    });
  });

const rowOf = (member: string) =>
  `insert into push_devices (user_id, session_id, endpoint, public_key, secret, name)
    values (${member}, gen_random_uuid(), 'https://fcm.googleapis.com/' || gen_random_uuid(), repeat('B', 87), repeat('s', 22), 'Un')`;

export const probes: Probes = {
  "receive pushes": {
    port: async ({ ports, me }) => (await ports.pushDevices.read(me)).ok,
    request: async ({ client, backend }) => {
      const { endpoint, publicKey: public_key, secret, name } = addressOf("Un");
      await client.rpc("add_push_device", { endpoint, public_key, secret, name });
      const { data } = await client.rpc("read_push_devices");
      const added = await backend.query("delete from push_devices returning 1");
      return added.length > 0 || data !== null;
    },
  },
  "reach somebody else's devices": {
    port: "asks for the caller's own only; the contract hides a member's devices from others",
    request: async (attempt) => {
      const { client, backend } = attempt;
      await backend.query(rowOf(`'${somebodyElse}'`));
      const [row] = await backend.query("select id from push_devices");
      const { data } = await client.from("push_devices").select();
      const listed = JSON.stringify((await client.rpc("read_push_devices")).data ?? "");
      const isChanged = await changes(attempt, "select d::text from push_devices d order by id", [
        client.rpc("remove_push_device", { device: String(row?.["id"]) }),
        client.from("push_devices").update({ name: "Deux" }).neq("name", ""),
        client.from("push_devices").delete().neq("name", ""),
      ]);
      await backend.query("delete from push_devices");
      return isChanged || given(data) || listed.includes(String(row?.["id"]));
    },
  },
};

export const privileges = calls("members", "definer", "add_push_device read_push_devices remove_push_device");

export const rowsOfMember = [rowOf("$1")];

export const faultCalls: FaultCalls = {
  "pushDevices.read": { call: ({ pushDevices }) => pushDevices.read(nobody), at401: "signed-out" },
  "pushDevices.add": { call: ({ pushDevices }) => pushDevices.add(nobody, addressOf("Un")), at401: "signed-out" },
  "pushDevices.remove": {
    call: ({ pushDevices }) => pushDevices.remove(nobody, nobody as string as PushDeviceId),
    at401: "signed-out",
    readsNothing: true,
  },
};
