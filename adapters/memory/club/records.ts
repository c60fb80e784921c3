import {
  type Details,
  type ListRecord,
  mostRecords,
  type PublicList,
  type RecordRepository,
} from "../../../domain/club/lists/records.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { type Act, may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";
import { eraseRecords } from "../shared/eraseRecords.ts";
import type { Store } from "../stores.ts";

/** An ordered list of the club, and the rights on it. */
export type MemoryList<Item extends ListRecord> = {
  readonly records: Store<Item>;
  readonly acts: { readonly read: Act; readonly readDrafts: Act; readonly change: Act };
  /** The most records. */
  readonly most?: number;
};

export const memoryList = <Item extends ListRecord>(
  { enter, isEmpty }: MemoryBackend,
  { records, acts }: MemoryList<Item>,
): PublicList<Item> => ({
  async list() {
    await enter(acts.read);
    return isEmpty() ? [] : records.read().filter(({ isPublished }) => isPublished);
  },
});

const slugIn = (record: { readonly slug?: unknown } | object): unknown => ("slug" in record ? record.slug : undefined);

export const memoryRecords = <Item extends ListRecord>(
  { enter, isEmpty, now, refuseOthers, audience, stores }: MemoryBackend,
  { records, acts, most = mostRecords }: MemoryList<Item>,
): RecordRepository<Item> => {
  const withDates = (details: Partial<Details<Item>>, revision: number) => ({
    ...details,
    updatedAt: now().toISOString(),
    revision,
  });
  return {
    async all() {
      await enter(acts.read);
      const isShown = ({ isPublished }: Item) => isPublished || may(audience(), acts.readDrafts);
      return isEmpty() ? [] : records.read().filter(isShown);
    },

    async add(details) {
      if (!(await enter(acts.change))) return refuseOthers();
      if (records.read().length >= most) return refused({ kind: "list-full" });
      const slug = slugIn(details);
      if (slug !== undefined && records.read().some((one) => slugIn(one) === slug)) {
        return refused({ kind: "slug-taken" });
      }
      const record = { id: crypto.randomUUID(), ...withDates(details, 1) } as unknown as Item;
      records.update((others) => [...others, record]);
      return done(record);
    },

    async change({ id, revision, change }) {
      if (!(await enter(acts.change))) return refuseOthers();
      const before = records.read().find((record) => record.id === id);
      if (!before) return refused({ kind: "gone" });
      if (before.revision !== revision) return refused({ kind: "stale" });
      const after = { ...before, ...withDates(change, revision + 1) };
      records.update((all) => all.map((record) => (record.id === id ? after : record)));
      return done(after);
    },

    async place({ id, before }) {
      if (!(await enter(acts.change))) return refuseOthers();
      const record = records.read().find((one) => one.id === id);
      const others = records.read().filter((one) => one.id !== id);
      const at = before === null ? others.length : others.findIndex((one) => one.id === before);
      if (!record || at < 0) return refused({ kind: "gone" });
      records.write(others.toSpliced(at, 0, record));
      return done();
    },

    async remove(id) {
      if (!(await enter(acts.change))) return refuseOthers();
      eraseRecords(stores, records, (record) => record.id === id);
      return done();
    },
  };
};
