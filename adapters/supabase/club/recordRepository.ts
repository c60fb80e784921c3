import * as z from "zod/mini";
import type { Details, ListRecord, RecordRepository } from "../../../domain/club/lists/records.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere, isFull } from "../shared/errors.ts";
import { IdRow, rowsOf, snakeCased } from "../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../shared/staffRefusals.ts";
import { columnsIn, recordsIn, type StoredList } from "./records.ts";

const Outcome = z.enum(["done", "gone"]);

export const supabaseRecords = <Item extends ListRecord>(
  client: Client,
  list: StoredList<Item>,
): RecordRepository<Item> => {
  const table = () => client.from(list.table);
  const columns = columnsIn(list);
  /** The domain's details in the columns' names. The table's type doesn't follow from the generic record. */
  const written = (details: Partial<Details<Item>>) => snakeCased(details) as never;
  const all = async () => recordsIn(list, await table().select(columns).order("place").order("id"));

  return {
    all,

    async add(details) {
      const answer = await table().insert(written(details)).select(columns);
      if (answer.error && isFull(answer.error)) return refused({ kind: "list-full" });
      if (answer.error && alreadyThere(answer.error)) return refused({ kind: "slug-taken" });
      if (answer.error) return notStaffBy(answer.error, answer.status);
      return done(recordsIn(list, answer)[0] as Item);
    },

    async change({ id, revision, change }) {
      const answer = await table().update(written(change)).match({ id, revision }).select(columns);
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const [changed] = recordsIn(list, answer);
      if (changed) return done(changed);
      const isThere = (await all()).some((record) => record.id === id);
      return (await explainEmptyUpdate(client)) ?? refused({ kind: isThere ? "stale" : "gone" });
    },

    async place({ id, before }) {
      const next = before === null ? {} : { before };
      const answer = await client.rpc("place_record", { of_list: list.table, of_record: id, ...next });
      if (answer.error) return notStaffBy(answer.error, answer.status);
      return z.parse(Outcome, answer.data) === "done" ? done() : refused({ kind: "gone" });
    },

    async remove(id) {
      const answer = await table().delete().eq("id", id).select("id");
      if (answer.error) return notStaffBy(answer.error, answer.status);
      return rowsOf(IdRow, answer).length > 0 ? done() : ((await explainEmptyUpdate(client)) ?? done());
    },
  };
};
