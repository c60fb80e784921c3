type Items<Item> = { readonly items: readonly Item[] };

/** Whether both lists have the same items in the same order. */
export const haveSameItems = <Item extends { readonly id: string }>(shown: Items<Item>, fresh: Items<Item>): boolean =>
  shown.items.length === fresh.items.length && shown.items.every(({ id }, at) => fresh.items[at]?.id === id);

/** Updates the shown items from a fresh list without changing their order. */
export const inPlace = <List extends Items<{ readonly id: string }>>(shown: List, fresh: List): List =>
  haveSameItems(shown, fresh)
    ? fresh
    : { ...shown, items: shown.items.map((one) => fresh.items.find(({ id }) => id === one.id) ?? one) };
