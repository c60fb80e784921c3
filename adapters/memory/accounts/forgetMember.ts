import type { MemberId } from "../../../domain/accounts/member.ts";
import type { MemoryBackend } from "../backend.ts";
import { eraseRecords } from "../shared/eraseRecords.ts";
import { everyStore } from "../stores.ts";

/** Erases a member. Their records are erased or lose the name, as `stores.ts` tells of each store. */
export const forgetMember = ({ memberOf, stores }: MemoryBackend, id: MemberId): void => {
  const email = memberOf(id)?.email;
  for (const records of everyStore(stores)) {
    for (const [field, { by, afterLeaving }] of Object.entries(records.names)) {
      const named = by === "email" ? email : id;
      if (afterLeaving === "stays" || named === undefined) continue;
      if (afterLeaving === "erased") eraseRecords(stores, records, (record) => record[field] === named);
      else {
        const without = afterLeaving === "nameless" ? (record: object) => ({ ...record, [field]: null }) : afterLeaving;
        records.update((all) => all.map((record) => (record[field] === named ? without(record as never) : record)));
      }
    }
  }
};
