import { everyStore, type Row, type Store, type Stores } from "../stores.ts";

/** Erases what `stores.ts` declares to be about a record, by its id or by its slug. */
export const eraseAbout = (stores: Stores, { id, slug }: Row, store?: string): void => {
  for (const records of everyStore(stores)) {
    const { subject = {} } = records;
    const isAbout =
      typeof subject === "string"
        ? (record: Row) => id !== undefined && record[subject] === id
        : (record: Row) =>
            Object.entries(subject).some(([field, of]) =>
              typeof of === "string"
                ? of === store && record[field] === slug
                : Object.entries(of ?? {}).some(([kind, one]) => one === store && record[field] === `${kind}/${slug}`),
            );
    eraseRecords(stores, records, isAbout);
  }
};

/** Erases records of a store, with what is about them. */
export const eraseRecords = (stores: Stores, records: Store<Row>, isErased: (record: Row) => boolean): void => {
  const erased = records.read().filter(isErased);
  if (erased.length === 0) return;
  records.update((all) => all.filter((record) => !isErased(record)));
  for (const record of erased) eraseAbout(stores, record, records.name);
};
