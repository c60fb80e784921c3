import { allSettled, type Scope } from "effector";
import type { RouteObject } from "react-router-dom";
import type { TipId } from "../domain/tips/tip.ts";
import type { PageHandle, ShownKind } from "../ui/lib/page/handle.ts";

type Match = {
  readonly route: Pick<RouteObject, "handle">;
  readonly params: Readonly<Record<string, string | undefined>>;
};

const given = (params: Match["params"]): Record<string, string> =>
  Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const handleOf = (matches: readonly Match[]): PageHandle =>
  (matches.at(-1)?.route.handle as PageHandle | undefined) ?? {};

/** Loads a page's data: on the server before rendering, in the browser at a navigation. */
export const openPage = async (scope: Scope, matches: readonly Match[], search: string): Promise<void> => {
  const { opened } = handleOf(matches);
  const params = given(matches.at(-1)?.params ?? {});
  if (opened) await allSettled(opened, { scope, params: { params, search } });
};

/** The HTTP status of an opened page. */
export const statusOf = (scope: Scope, matches: readonly Match[]): number => {
  const { status } = handleOf(matches);
  return status ? scope.getState(status) : 200;
};

/** The backend's tables and items that an opened page shows. */
export const shownBy = (
  scope: Scope,
  matches: readonly Match[],
): { readonly kinds: readonly ShownKind[]; readonly item: string | undefined } => {
  const { shows = [], item } = handleOf(matches);
  return { kinds: shows, item: (item && scope.getState(item)) ?? undefined };
};

/** The tip of an opened page whose views are counted. */
export const viewedOn = (scope: Scope, matches: readonly Match[]): TipId | undefined => {
  const { countsViews, item } = handleOf(matches);
  return countsViews && item ? ((scope.getState(item) as TipId | null) ?? undefined) : undefined;
};

/** True for pages that act by themselves. */
export const startsAtOnce = (matches: readonly Match[]): boolean => handleOf(matches).startsAtOnce === true;

/** True for pages of the staff. */
export const isForStaff = (matches: readonly Match[]): boolean => handleOf(matches).isForStaff === true;
