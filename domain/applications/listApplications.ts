import type { SignedOut } from "../accounts/ports.ts";
import { type Page, pageOf } from "../shared/pages.ts";
import { done, type Result } from "../shared/result.ts";
import type { NotStaff } from "../accounts/staff/ports.ts";
import type { Reviews, ReviewSorting, StatusCounts, Wanted } from "./ports.ts";
import { applicationsPerPage, type StaffApplication, type Decision } from "./review.ts";

export type ApplicationQuery = Wanted & {
  /** All when null. */
  readonly status: "pending" | Decision | null;
  /** Without it, the newest first. */
  readonly sorting?: ReviewSorting | undefined;
  readonly page: number;
};

export type ApplicationList = Page<StaffApplication> & { readonly counts: StatusCounts };

export type ListApplications = (query: ApplicationQuery) => Promise<Result<ApplicationList, SignedOut | NotStaff>>;

/**
 * One page of the applications that the staff searches for, with the count of each status. A page beyond the last is the
 * last. Refuses callers who aren't staff.
 */
export const listApplications =
  ({ reviews }: { readonly reviews: Reviews }): ListApplications =>
  async ({ words, status, sorting, page }) => {
    const counting = reviews.count({ words });
    const found = await pageOf({
      page,
      perPage: applicationsPerPage,
      slice: (from, count) => reviews.slice({ words, status, sorting, from, count }),
      async total() {
        const counts = await counting;
        if (!counts.ok) return 0;
        const { pending, accepted, rejected } = counts.value;
        return status === null ? pending + accepted + rejected : counts.value[status];
      },
    });
    const counts = await counting;
    return counts.ok ? done({ ...found, counts: counts.value }) : counts;
  };
