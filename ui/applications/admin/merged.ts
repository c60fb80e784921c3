import type { ApplicationList } from "../../../domain/applications/listApplications.ts";
import { applicationsPerPage, type StaffApplication } from "../../../domain/applications/review.ts";
import type { ApplicationStatus } from "../../admin/address.ts";

const isIn = (list: ApplicationList, { id }: StaffApplication): boolean => list.items.some((one) => one.id === id);

const isNewer = (list: ApplicationList, { createdAt }: StaffApplication): boolean =>
  list.items.every((one) => one.createdAt < createdAt);

/** As it is once its sender has taken it back: nothing is left to decide. */
export const takenBack = (one: StaffApplication): StaffApplication => ({ ...one, status: "withdrawn" });

/** Whether it could only stand between others that are there, and doesn't. */
const isMissing = (fresh: ApplicationList, one: StaffApplication): boolean => {
  const endsHere = fresh.page >= fresh.pages && fresh.items.length < applicationsPerPage;
  return (
    !isIn(fresh, one) &&
    (fresh.page === 1 || fresh.items.some(({ createdAt }) => createdAt > one.createdAt)) &&
    (endsHere || fresh.items.some(({ createdAt }) => createdAt < one.createdAt))
  );
};

/**
 * What is on the screen with what is known by now: nothing changes its place. What came at the top isn't shown yet; what moved up
 * from the next page stands at the end. What is missing among all was taken back; among those of one status, perhaps decided.
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
  /** How many have come at the top. */
  readonly added: number;
  /** Whether something is shown that isn't there any more: taken back, or decided elsewhere. */
  readonly isOld: boolean;
};

/** Whether newer ones have moved it to the next page. */
const isPushed = (fresh: ApplicationList, { createdAt }: StaffApplication): boolean =>
  fresh.page < fresh.pages && fresh.items.every((one) => one.createdAt >= createdAt);

/** What the newest answer has that the screen doesn't say. What was decided here is no news. */
export const newsIn = (shown: ApplicationList, fresh: ApplicationList, status: ApplicationStatus | null): News => {
  const onTop = fresh.items.filter((one) => !isIn(shown, one) && isNewer(shown, one)).length;
  const isGone = shown.items.some(
    (one) => !isIn(fresh, one) && !isPushed(fresh, one) && (status === null || one.status === status),
  );
  // On a later page, what stands on top has come from the page before.
  return fresh.page > 1 ? { added: 0, isOld: isGone || onTop > 0 } : { added: onTop, isOld: isGone };
};
