import { describe, expect, it, onTestFinished } from "vitest";
import { publishRecord, type RecordEdit, type SaveRefusal, type Typed } from "../../domain/club/lists/editList.ts";
import {
  type Details,
  type ListRecord,
  mostRecords,
  type PublicList,
  type RecordRepository,
} from "../../domain/club/lists/records.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { Watched } from "../../domain/shared/ports.ts";
import type { Act } from "../../domain/shared/rights.ts";
import type { ListTable } from "../../adapters/supabase/club/records.ts";
import type { FaultCall, FaultCalls, Probes } from "./files.ts";
import { listening, eventually } from "./listening.ts";
import { camille, type NewDevice, noArticle, type Ports, sarah, signedIn } from "./ports.ts";
import { type Cells, ofStaff, published, updates } from "../security/reach.ts";

const noRecord = noArticle as string;
const refusedBy = (kind: string) => ({ ok: false, refusal: { kind } });

/** An ordered list of the club, as its tests need it. */
export type ListUnderTest<Item extends ListRecord, Fields extends Typed> = {
  /** Its table, and its name in titles. */
  readonly table: ListTable & Watched;
  /** The IDs at the beginning of titles: the list, merged changes, and the first content. */
  readonly ids: { readonly list: string; readonly merge: string; readonly first: string };
  readonly listIn: (ports: Ports) => PublicList<Item>;
  readonly recordsIn: (ports: Ports) => RecordRepository<Item>;
  /** Details of a record with this name. */
  readonly details: (name: string) => Details<Item>;
  /** Two changes of different details, and what the first becomes when both change it. */
  readonly changes: readonly [Partial<Details<Item>>, Partial<Details<Item>>, Partial<Details<Item>>];
  readonly typed: (details: Details<Item>) => Fields;
  readonly save: (needs: {
    readonly records: RecordRepository<Item>;
  }) => (edit: RecordEdit<Fields>) => Promise<Result<Item, SaveRefusal<Item, Fields>>>;
  /** The most records. Absent: as most lists. */
  readonly most?: number;
  /** Details that the first content has. */
  readonly first: readonly Partial<Details<Item>>[];
};

/** What every implementation of an ordered list must do. */
export const contractOf =
  <Item extends ListRecord, Fields extends Typed>(list: ListUnderTest<Item, Fields>) =>
  (backend: string, newDevice: NewDevice) =>
    describe(`[BE-4] ${list.table} on ${backend}`, () => {
      const begin = async (who = sarah) => {
        const ports = await newDevice();
        await signedIn(ports, who);
        return { ports, shown: list.listIn(ports), records: list.recordsIn(ports) };
      };
      const visitor = async () => {
        const ports = await newDevice();
        return { shown: list.listIn(ports), records: list.recordsIn(ports) };
      };
      type Device = Awaited<ReturnType<typeof begin>>;
      const added = async ({ records }: Device, more: Partial<Details<Item>> = {}): Promise<Item> => {
        const answer = await records.add({ ...list.details(`Essai ${crypto.randomUUID()}`), ...more });
        if (!answer.ok) throw new Error(`The record was refused: ${answer.refusal.kind}`);
        onTestFinished(async () => void (await records.remove(answer.value.id)));
        return answer.value;
      };
      const idsOf = (items: readonly Item[], own: readonly Item[]) =>
        items.map(({ id }) => id).filter((id) => own.some((one) => one.id === id));

      it(`${list.ids.list} adds a record with all its details at the end, for all visitors, and removes it`, async () => {
        const device = await begin();
        const wanted = list.details(`Essai ${crypto.randomUUID()}`);
        const record = await added(device, wanted);
        expect(record).toMatchObject({ ...wanted, revision: 1 });
        expect((await (await visitor()).shown.list()).at(-1)).toEqual(record);
        expect((await device.records.all()).at(-1)).toEqual(record);
        expect(await device.records.remove(record.id)).toEqual({ ok: true });
        expect(await device.records.remove(record.id)).toEqual({ ok: true });
        expect(idsOf(await device.shown.list(), [record])).toEqual([]);
      });

      it(`${list.ids.list} keeps a draft to the staff, and counts each publication as a change`, async () => {
        const device = await begin();
        const draft = await added(device, { isPublished: false } as Partial<Details<Item>>);
        const { shown, records } = await visitor();
        const everywhere = async () =>
          (await Promise.all([shown.list(), records.all(), device.shown.list()])).map((all) => idsOf(all, [draft]));
        expect(await everywhere()).toEqual([[], [], []]);
        expect(idsOf(await device.records.all(), [draft])).toEqual([draft.id]);
        const publish = publishRecord<Item>({ records: device.records });
        const published = await publish({ id: draft.id, revision: 1, isPublished: true });
        expect(published).toMatchObject({ ok: true, value: { isPublished: true, revision: 2 } });
        expect(await everywhere()).toEqual([[draft.id], [draft.id], [draft.id]]);
        // From the list of before, and so pressed a second time.
        expect(await publish({ id: draft.id, revision: 1, isPublished: true })).toEqual(published);
        await device.records.remove(draft.id);
        expect(await publish({ id: draft.id, revision: 2, isPublished: false })).toEqual(refusedBy("gone"));
      });

      it(`${list.ids.list} hints visitors at one that becomes a draft, which they can't read any more`, async () => {
        const device = await begin();
        const { id, revision } = await added(device);
        const { heard } = await listening(await newDevice(), list.table);
        const hide = publishRecord<Item>({ records: device.records });
        expect((await hide({ id, revision, isPublished: false })).ok).toBe(true);
        await eventually(() => expect(heard).toHaveBeenCalled());
      });

      it(`${list.ids.list} places a record before another and at the end; its revision stays`, async () => {
        const device = await begin();
        const own = [await added(device), await added(device), await added(device)] as const;
        const [one, two, three] = own;
        const order = async () => idsOf(await device.shown.list(), own);
        expect(await device.records.place({ id: three.id, before: one.id })).toEqual({ ok: true });
        expect(await order()).toEqual([three.id, one.id, two.id]);
        expect(await device.records.place({ id: three.id, before: null })).toEqual({ ok: true });
        expect(await device.records.place({ id: three.id, before: null })).toEqual({ ok: true });
        expect(await order()).toEqual([one.id, two.id, three.id]);
        expect((await device.records.all()).at(-1)).toEqual(three);
        await device.records.remove(two.id);
        expect(await device.records.place({ id: one.id, before: two.id })).toEqual(refusedBy("gone"));
        expect(await device.records.place({ id: two.id, before: one.id })).toEqual(refusedBy("gone"));
        expect(await order()).toEqual([one.id, three.id]);
      });

      it(`${list.ids.merge} refuses a change from an older revision, and of a removed record`, async () => {
        const device = await begin();
        const { id, revision } = await added(device);
        const [change, other] = list.changes;
        const changed = await device.records.change({ id, revision, change });
        expect(changed).toMatchObject({ ok: true, value: { ...change, revision: 2 } });
        expect(await device.records.change({ id, revision, change: other })).toEqual(refusedBy("stale"));
        await device.records.remove(id);
        expect(await device.records.change({ id, revision: 2, change: other })).toEqual(refusedBy("gone"));
      });

      it(`${list.ids.merge} merges changes of different details, and refuses two of the same`, async () => {
        const device = await begin();
        const record = await added(device);
        const [change, other, against] = list.changes;
        const save = list.save({ records: device.records });
        const before = list.typed(record);
        const edit = (changed: Partial<Details<Item>>) =>
          save({ id: record.id, revision: 1, before, after: list.typed({ ...record, ...changed }) });
        expect(await edit(change)).toMatchObject({ ok: true, value: { ...change, revision: 2 } });
        const both = await edit(other);
        expect(both).toMatchObject({ ok: true, value: { ...change, ...other, revision: 3 } });
        // Sent again, because its answer was lost.
        expect(await edit(other)).toEqual(both);
        expect(await edit(against)).toMatchObject({ ok: false, refusal: { kind: "conflict", theirs: { ...change } } });
      });

      const { most = mostRecords } = list;
      it(`${list.ids.list} has ${most} records at most`, async () => {
        const device = await begin();
        const room = most - (await device.records.all()).length;
        for (let number = 0; number < room; number++) await added(device);
        expect(await device.records.add(list.details("Un de trop"))).toEqual(refusedBy("list-full"));
      });

      it("[BE-3] refuses visitors and members", async () => {
        const staff = await begin();
        const { id, revision } = await added(staff);
        const [change] = list.changes;
        for (const [{ records }, refusal] of [
          [await begin(camille), refusedBy("not-staff")],
          [await visitor(), refusedBy("signed-out")],
        ] as const) {
          expect(await records.add(list.details("Essai"))).toEqual(refusal);
          expect(await records.change({ id, revision, change })).toEqual(refusal);
          expect(await records.place({ id, before: null })).toEqual(refusal);
          expect(await records.remove(id)).toEqual(refusal);
        }
        expect((await staff.records.all()).at(-1)?.revision).toBe(revision);
      });

      it(`${list.ids.first} begins with the records of the club's folder, in its order`, async () => {
        const begun = await (await visitor()).shown.list();
        expect(begun.slice(0, list.first.length)).toMatchObject(list.first);
      });
    });

type ProbeParts<Item extends ListRecord> = {
  readonly table: string;
  readonly acts: { readonly read: Act; readonly readDrafts: Act; readonly change: Act; readonly setRevision: Act };
  readonly recordsIn: (ports: Ports) => RecordRepository<Item>;
  readonly details: (name: string) => Details<Item>;
  /** The columns that a row needs, and their values, in SQL. */
  readonly row: readonly [string, string];
};

/** How the acts on an ordered list are tried. */
export const probesOf = <Item extends ListRecord>({ table, acts, ...list }: ProbeParts<Item>): Probes => {
  type Backend = { query(sql: string, values?: unknown[]): Promise<readonly unknown[]> };
  const [columns, values] = list.row;
  const insert = async ({ query }: Backend, isPublished: boolean): Promise<string> => {
    const sql = `insert into ${table} (${columns}, is_published) values (${values}, $1) returning id`;
    const [row] = (await query(sql, [isPublished])) as readonly { readonly id: string }[];
    return row?.id ?? "";
  };
  const remove = ({ query }: Backend, id: string) =>
    query(`delete from ${table} where id = $1 returning revision`, [id]);
  const name = table as ListTable;
  const tried: Readonly<Record<keyof typeof acts, NonNullable<Probes[Act]>>> = {
    read: {
      port: async ({ ports }) => (await list.recordsIn(ports).all()).length > 0,
      request: async ({ client }) => ((await client.from(name).select("id").limit(1)).data?.length ?? 0) > 0,
    },
    readDrafts: {
      port: "a draft needs a member of the staff; the contract hides it from others",
      request: async ({ client, backend }) => {
        const id = await insert(backend, false);
        const { data } = await client.from(name).select("id").eq("id", id);
        await remove(backend, id);
        return (data?.length ?? 0) > 0;
      },
    },
    change: {
      port: async ({ ports }) => {
        const added = await list.recordsIn(ports).add(list.details("Essai"));
        if (added.ok) await list.recordsIn(ports).remove(added.value.id);
        return added.ok;
      },
      request: async ({ client, backend }) => {
        const [one, other] = [await insert(backend, true), await insert(backend, true)];
        await client.from(name).update({ is_published: false }).eq("id", one);
        await client.rpc("place_record", { of_list: table, of_record: other, before: one });
        await client.from(name).delete().eq("id", other);
        const sql = `select is_published from ${table} where id = any ($1)`;
        const left = (await backend.query(sql, [[one, other]])) as readonly { readonly is_published: boolean }[];
        for (const id of [one, other]) await remove(backend, id);
        const acts = [left.length === 1, left.some((row) => !row.is_published)];
        if (new Set(acts).size > 1) throw new Error("A record could be changed or removed, and not both");
        return acts[0] === true;
      },
    },
    setRevision: {
      port: "the port has no such field",
      request: async ({ client, backend }) => {
        const id = await insert(backend, true);
        for (const change of [{ revision: 99 }, { place: 99 }, { updated_at: "2000-01-01Z" }, { id: noRecord }]) {
          await client.from(name).update(change).eq("id", id);
        }
        const [row] = (await remove(backend, id)) as readonly { readonly revision: number }[];
        return row?.revision !== 1;
      },
    },
  };
  return Object.fromEntries(Object.entries(acts).map(([name, act]) => [act, tried[name as keyof typeof acts]]));
};

/** The privileges on the table of an ordered list. */
export const privilegesOf = (table: string, details: string): readonly string[] => [
  `anon: select on ${table}`,
  `authenticated: select on ${table}`,
  `authenticated: delete on ${table}`,
  ...["insert", "update"].flatMap((act) =>
    [...details.split(" "), "is_published"].map((column) => `authenticated: ${act} on ${table} (${column})`),
  ),
];

type ListCells = {
  /** Inserts published and unpublished records. */
  readonly rows: string;
  /** The columns in which texts and numbers of one kind are stored. */
  readonly updated: string;
};

/** What each kind of user sees and changes of an ordered list. */
export const cellsOf = (table: string, { rows, updated }: ListCells): Cells => ({
  rows,
  reach: {
    [`select public.${table}`]: published("is_published"),
    [`update public.${table}`]: ofStaff,
    [`delete public.${table}`]: ofStaff,
  },
  stored: { staff: [`delete public.${table}`, ...updates(`public.${table}`, updated)] },
});

/** The calls of an ordered list at a backend that fails. */
export const recordCallsOf = <Item extends ListRecord>(
  port: keyof Ports & string,
  recordsIn: (
    ports: Ports,
  ) => Pick<RecordRepository<Item>, "all" | "add" | "change" | "place"> & { remove(id: string): Promise<unknown> },
  details: Details<Item>,
): FaultCalls => {
  const tried: Readonly<Record<keyof RecordRepository<Item>, FaultCall>> = {
    all: { call: (ports) => recordsIn(ports).all() },
    add: { call: (ports) => recordsIn(ports).add(details), at401: "signed-out" },
    change: {
      call: (ports) => recordsIn(ports).change({ id: noRecord, revision: 1, change: details }),
      at401: "signed-out",
    },
    place: { call: (ports) => recordsIn(ports).place({ id: noRecord, before: null }), at401: "signed-out" },
    remove: { call: (ports) => recordsIn(ports).remove(noRecord), at401: "signed-out" },
  };
  return Object.fromEntries(Object.entries(tried).map(([method, call]) => [`${port}.${method}`, call]));
};
