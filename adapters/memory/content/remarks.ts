import { memberCard, type MemberId } from "../../../domain/accounts/member.ts";
import type { Remark, RemarkAnswer, RemarkId, Remarks } from "../../../domain/content/remarks/remark.ts";
import { minute } from "../../../domain/shared/clock.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { RemarkRecord } from "../dataset.ts";
import { consumeQuota } from "../shared/quotas.ts";
import { itemsOn } from "./items.ts";

const right = "remark on what is written";

type Written = Pick<RemarkRecord, "on" | "answers" | "quoted" | "text">;

const isSame = (one: Written, other: Written): boolean =>
  one.on === other.on &&
  one.answers === other.answers &&
  one.text === other.text &&
  JSON.stringify(one.quoted) === JSON.stringify(other.quoted);

export const memoryRemarks = (backend: MemoryBackend): Remarks => {
  const { contentRemarks, enter, me, memberOf, now, refuseOthers } = backend;
  const items = itemsOn(backend);
  const remarkBy = (id: RemarkId): RemarkRecord | undefined =>
    contentRemarks.read().find((one) => one.id === id && one.answers === null);
  const answerFrom = ({ id, author, text, createdAt }: RemarkRecord): RemarkAnswer => ({
    id,
    author,
    card: memberCard(memberOf(author ?? undefined)),
    text,
    createdAt,
  });
  /** The same one again within ten minutes is a retry. */
  const write = (written: Written) => {
    const author = me()?.id as MemberId;
    const at = now();
    const isRetry = contentRemarks
      .read()
      .some(
        (one) =>
          one.author === author && isSame(one, written) && at.getTime() - Date.parse(one.createdAt) < 10 * minute,
      );
    if (isRetry) return done();
    const quota = consumeQuota(backend, "remark", author);
    if (!quota.ok) return quota;
    const id = crypto.randomUUID() as string as RemarkId;
    const record = { ...written, id, author, createdAt: at.toISOString(), isResolved: false };
    contentRemarks.update((all) => [...all, record]);
    return done();
  };
  return {
    async list({ id: item }) {
      if (!(await enter(right))) return refuseOthers();
      const all = contentRemarks.read().filter(({ on }) => on === item);
      return done(
        all.flatMap((record): readonly Remark[] => {
          const { quoted, isResolved, id } = record;
          const answers = all.filter((one) => one.answers === id).map(answerFrom);
          return quoted ? [{ ...answerFrom(record), quoted, isResolved, answers }] : [];
        }),
      );
    },

    async add({ kind, id, quoted, text }) {
      if (!(await enter(right))) return refuseOthers();
      if (!items.find({ kind, id })) return refused({ kind: "gone" });
      return write({ on: id, answers: null, quoted, text });
    },

    async answer({ id, text }) {
      if (!(await enter(right))) return refuseOthers();
      const remark = remarkBy(id);
      return remark ? write({ on: remark.on, answers: id, quoted: null, text }) : refused({ kind: "gone" });
    },

    async resolve({ id, isResolved }) {
      if (!(await enter(right))) return refuseOthers();
      if (!remarkBy(id)) return refused({ kind: "gone" });
      contentRemarks.update((all) => all.map((one) => (one.id === id ? { ...one, isResolved } : one)));
      return done();
    },

    async remove(id) {
      if (!(await enter(right))) return refuseOthers();
      const own = contentRemarks.read().find((one) => one.id === id && one.author === me()?.id);
      if (own) contentRemarks.update((all) => all.filter((one) => one.id !== id && one.answers !== id));
      return done();
    },
  };
};
