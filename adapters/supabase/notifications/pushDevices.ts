import * as z from "zod/mini";
import type { PushDevice, PushDeviceId, PushDevices } from "../../../domain/notifications/push.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { pauseIn } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { unlikely } from "../shared/errors.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";

const DeviceRow = z.object({ id: z.string(), endpoint: z.string(), name: z.string(), created_at: z.string() });
const Found = z.object({ club_key: z.nullable(z.string()), devices: z.array(DeviceRow) });

export const supabasePushDevices = (client: Client): PushDevices => ({
  async read() {
    const { data, error, status } = await client.rpc("read_push_devices");
    if (error) return signedOutBy(client, error, status);
    const { club_key: clubKey, devices } = z.parse(Found, data);
    return done({
      clubKey,
      devices: devices.map(({ id, created_at: createdAt, ...device }): PushDevice => ({
        ...device,
        id: id as PushDeviceId,
        createdAt,
      })),
    });
  },

  async add(_member, { endpoint, publicKey, secret, name }) {
    const given = { endpoint, public_key: publicKey, secret, name };
    const { data, error, status } = await client.rpc("add_push_device", given);
    const seconds = error && pauseIn(error.message);
    if (seconds) return refused({ kind: "too-many", seconds });
    if (error) return signedOutBy(client, error, status);
    const said = z.parse(z.enum(["done", "unknown-service", "full"]), data);
    return said === "done" ? done() : refused({ kind: said });
  },

  async remove(_member, device) {
    const { error, status } = await client.rpc("remove_push_device", { device });
    if (error) return signedOutBy(client, error, status);
    // The answer has no row, so only the status shows that the backend answered.
    if (status !== 204) throw unlikely(status);
    return done();
  },
});
