import type { Schedule } from "../../../domain/content/editing/contentItem.ts";
import { isDue, publish, unpublish, type PublicationState } from "../../../domain/content/publication.ts";
import type { StoredValue } from "../shared/keyValueStore.ts";
import { notHighlighted } from "./itemRecord.ts";
import type { Stores } from "../stores.ts";

/** Publishes and takes back what is due. The database has a job for it; here each act does it before anything else. */
export const applySchedules = ({ articles, tips }: Pick<Stores, "articles" | "tips">, now: Date): void => {
  applyTo(articles, now);
  applyTo(tips, now);
};

type Scheduled = PublicationState & Partial<Schedule>;

const applyTo = <Item extends Scheduled>(items: StoredValue<readonly Item[]>, now: Date): void => {
  if (items.read().some((item) => isWaiting(item, now))) items.update((all) => all.map((item) => applied(item, now)));
};

const isWaiting = ({ isPublished, publishAt = null, unpublishAt = null }: Scheduled, now: Date): boolean =>
  (!isPublished && isDue(publishAt, now)) || isDue(unpublishAt, now);

const applied = <Item extends Scheduled>(item: Item, now: Date): Item => {
  if (!isWaiting(item, now)) return item;
  const { publishAt = null, unpublishAt = null } = item;
  const from = !item.isPublished && isDue(publishAt, now) ? { ...publish(item, now), publishAt: null } : {};
  const until = isDue(unpublishAt, now)
    ? { ...unpublish({ ...item, ...from }), ...notHighlighted, unpublishAt: null }
    : {};
  return { ...item, ...from, ...until, updatedAt: now.toISOString() };
};
