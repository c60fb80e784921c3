import { everyStore, type Row, type Store, type Stores } from "../stores.ts";

/** Erases what is about a record. */
const eraseAbout = (stores: Stores, id: string): void => {
  for (const records of everyStore(stores)) {
    const { subject } = records;
    if (subject !== undefined) eraseRecords(stores, records, (record) => record[subject] === id);
  }
};

/** Erases records of a store, with what is about them. */
export const eraseRecords = (stores: Stores, records: Store<Row>, isErased: (record: Row) => boolean): void => {
  const erased = records.read().filter(isErased);
  if (erased.length === 0) return;
  records.update((all) => all.filter((record) => !isErased(record)));
  for (const { id } of erased) if (typeof id === "string") eraseAbout(stores, id);
};
