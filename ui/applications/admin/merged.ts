import type { ApplicationList } from "../../../domain/applications/listApplications.ts";
import { applicationsPerPage, type StaffApplication } from "../../../domain/applications/review.ts";
import type { ApplicationStatus } from "../../admin/address.ts";

const isIn = (list: ApplicationList, { id }: StaffApplication): boolean => list.items.some((one) => one.id === id);

const isNewer = (list: ApplicationList, { createdAt }: StaffApplication): boolean =>
  list.items.every((one) => one.createdAt < createdAt);

/** The application as withdrawn. */
export const takenBack = (one: StaffApplication): StaffApplication => ({ ...one, status: "withdrawn" });

/** True when `one` belongs on the fresh page by its date, and isn't there. */
const isMissing = (fresh: ApplicationList, one: StaffApplication): boolean => {
  const endsHere = fresh.page >= fresh.pages && fresh.items.length < applicationsPerPage;
  return (
    !isIn(fresh, one) &&
    (fresh.page === 1 || fresh.items.some(({ createdAt }) => createdAt > one.createdAt)) &&
    (endsHere || fresh.items.some(({ createdAt }) => createdAt < one.createdAt))
  );
};

/**
 * The shown list with fresh data, in unchanged order. Leaves out new applications at the top, and appends those that moved up from
 * the next page. Without a status filter a missing application counts as withdrawn; with one it may have been decided.
 */
export const merged = (
  shown: ApplicationList,
  fresh: ApplicationList,
  { status }: { readonly status: ApplicationStatus | null },
): ApplicationList => {
  const known = (one: StaffApplication) => (status === null && isMissing(fresh, one) ? takenBack(one) : one);
  return {
    ...fresh,
    items: [
      ...shown.items.map((one) => fresh.items.find(({ id }) => id === one.id) ?? known(one)),
      ...fresh.items.filter((one) => !isIn(shown, one) && !isNewer(shown, one)),
    ],
  };
};

export type News = {
  /** Count of new applications at the top. */
  readonly added: number;
  /** True when a shown application is gone from the list: withdrawn, or decided elsewhere. */
  readonly isOld: boolean;
};

/** True when newer applications have moved it to the next page. */
const isPushed = (fresh: ApplicationList, { createdAt }: StaffApplication): boolean =>
  fresh.page < fresh.pages && fresh.items.every((one) => one.createdAt >= createdAt);

/** Changes in the fresh list that the shown one lacks. Decisions made in this tab don't count. */
export const newsIn = (shown: ApplicationList, fresh: ApplicationList, status: ApplicationStatus | null): News => {
  const onTop = fresh.items.filter((one) => !isIn(shown, one) && isNewer(shown, one)).length;
  const isGone = shown.items.some(
    (one) => !isIn(fresh, one) && !isPushed(fresh, one) && (status === null || one.status === status),
  );
  // On a later page, new items at the top come from the previous page.
  return fresh.page > 1 ? { added: 0, isOld: isGone || onTop > 0 } : { added: onTop, isOld: isGone };
};
