import type { MemberId } from "../../../domain/accounts/member.ts";
import { type Writer, type Writers, writerStays } from "../../../domain/content/editing/writers.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { WriterRecord } from "../dataset.ts";
import { itemsOn } from "./items.ts";

export const memoryWriters = (backend: MemoryBackend): Writers => {
  const { enter, me, memberOf, now, refuseOthers, writers } = backend;
  const items = itemsOn(backend);
  const present = (): readonly WriterRecord[] =>
    writers.read().filter(({ seenAt }) => seenAt >= now().getTime() - writerStays * 1000);
  const shown = ({ member, tookAt }: WriterRecord): Writer => ({
    member,
    username: memberOf(member)?.username ?? null,
    tookAt,
  });
  return {
    async tell({ kind, id, act }) {
      if (!(await enter("tell who writes"))) return refuseOthers();
      const member = me()?.id as MemberId;
      const isOwn = (one: WriterRecord) => one.member === member && one.on === id;
      const [own, others] = [present().find(isOwn), present().filter((one) => !isOwn(one))];
      if (act === "leaves") writers.write(others);
      else {
        if (!items.find({ kind, id })) return refused({ kind: "gone" });
        const isFree = !others.some(({ on, tookAt }) => on === id && tookAt !== null);
        const begins = act === "takes" || isFree ? now().toISOString() : null;
        const tookAt = act === "takes" ? begins : (own?.tookAt ?? begins);
        writers.write([...others, { on: id, member, seenAt: now().getTime(), tookAt }]);
      }
      const here = present().filter(({ on }) => on === id);
      return done(here.map(shown));
    },
  };
};
