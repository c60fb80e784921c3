import {
  isPushEndpoint,
  mostPushDevices,
  type PushDeviceId,
  type PushDevices,
} from "../../../domain/notifications/push.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { MemoryBackend } from "../backend.ts";
import { consumeQuota } from "../shared/quotas.ts";

/** Devices are kept, and no key is offered: memory sends nothing. */
export const memoryPushDevices = (backend: MemoryBackend): PushDevices => {
  const { enter, isSelf, now, pushDevices, session } = backend;
  const mayReceive = async (member: MemberId) => (await enter("receive pushes")) && isSelf(member);

  return {
    async read(member) {
      if (!(await mayReceive(member))) return refused({ kind: "signed-out" });
      const own = pushDevices.read().filter((one) => one.member === member);
      const devices = own.map(({ id, endpoint, name, createdAt }) => ({ id, endpoint, name, createdAt }));
      return done({ clubKey: null, devices });
    },

    async add(member, device) {
      if (!(await mayReceive(member))) return refused({ kind: "signed-out" });
      if (!isPushEndpoint(device.endpoint)) return refused({ kind: "unknown-service" });
      const quota = consumeQuota(backend, "push-device", member);
      if (!quota.ok) return quota;
      const current = session.read()?.key ?? "";
      const others = pushDevices.read().filter((one) => one.endpoint !== device.endpoint && one.session !== current);
      if (others.filter((one) => one.member === member).length >= mostPushDevices) return refused({ kind: "full" });
      const id = crypto.randomUUID() as string as PushDeviceId;
      pushDevices.write([{ ...device, id, createdAt: now().toISOString(), member, session: current }, ...others]);
      return done();
    },

    async remove(member, device) {
      if (!(await mayReceive(member))) return refused({ kind: "signed-out" });
      pushDevices.update((all) => all.filter((one) => one.id !== device || one.member !== member));
      return done();
    },
  };
};
