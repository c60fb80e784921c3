import { allSettled, type Scope } from "effector";
import type { RouteObject } from "react-router-dom";
import type { TipId } from "../domain/tips/tip.ts";
import type { PageHandle, PageModule, ShownKind } from "../ui/lib/page/handle.ts";
import { $switchedOff, siteOpened } from "../ui/lib/page/siteState.ts";

type Match = {
  readonly route: Pick<RouteObject, "handle">;
  readonly params: Readonly<Record<string, string | undefined>>;
};

const given = (params: Match["params"]): Record<string, string> =>
  Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const handleOf = (matches: readonly Match[]): PageHandle =>
  (matches.at(-1)?.route.handle as PageHandle | undefined) ?? {};

/** Reads what the staff has changed of the site. Pages are opened after it. */
export const openSite = async (scope: Scope): Promise<void> => {
  await allSettled(siteOpened, { scope });
};

/** The modules that an opened page needs because of what it shows. */
export const modulesShown = (scope: Scope, matches: readonly Match[]): readonly PageModule[] => {
  const { modules } = handleOf(matches);
  return modules ? scope.getState(modules) : [];
};

/** Loads those modules. One that fails to load is loaded by its view, which shows something else meanwhile. */
export const loadModules = async (scope: Scope, matches: readonly Match[]): Promise<void> => {
  await Promise.allSettled(modulesShown(scope, matches).map(({ fetch }) => fetch()));
};

/** Loads a page's data: on the server before rendering, in the browser at a navigation. */
export const openPage = async (scope: Scope, matches: readonly Match[], search: string): Promise<void> => {
  const { opened } = handleOf(matches);
  const params = given(matches.at(-1)?.params ?? {});
  if (opened) await allSettled(opened, { scope, params: { params, search } });
  await loadModules(scope, matches);
};

/** The pieces of a page, but for those of features that are switched off. */
const piecesOf = (scope: Scope, matches: readonly Match[]) => {
  const { pieces = [] } = handleOf(matches);
  const off: readonly string[] = scope.getState($switchedOff);
  return pieces.filter(({ feature }) => !off.includes(feature));
};

/** Loads the data of the features' pieces of a page. */
export const openPieces = async (scope: Scope, matches: readonly Match[]): Promise<void> => {
  const { placesTop = false, teamAt } = handleOf(matches);
  const params = { isSlim: !placesTop, team: teamAt?.(given(matches.at(-1)?.params ?? {})) ?? null };
  await Promise.all(piecesOf(scope, matches).map(({ opened }) => allSettled(opened, { scope, params })));
};

/** The HTTP status of an opened page. */
export const statusOf = (scope: Scope, matches: readonly Match[]): number => {
  const { status } = handleOf(matches);
  return status ? scope.getState(status) : 200;
};

/** Where an opened page leads instead. */
export const leadOf = (scope: Scope, matches: readonly Match[]): string | null => {
  const { leadsTo } = handleOf(matches);
  return leadsTo ? scope.getState(leadsTo) : null;
};

/** The present address of an opened page whose address is a former one. */
export const moveOf = (scope: Scope, matches: readonly Match[]): string | null => {
  const { movedTo } = handleOf(matches);
  return movedTo ? scope.getState(movedTo) : null;
};

/** True for pages of which caches, search engines and other sites get nothing. */
export const isSecret = (matches: readonly Match[]): boolean => handleOf(matches).isSecret === true;

/** The backend's tables and items that an opened page shows. */
export const shownBy = (
  scope: Scope,
  matches: readonly Match[],
): { readonly kinds: readonly ShownKind[]; readonly item: string | undefined } => {
  const { shows = [], alsoShows, item } = handleOf(matches);
  return {
    kinds: [
      ...new Set([
        ...shows,
        ...(alsoShows ? scope.getState(alsoShows) : []),
        ...piecesOf(scope, matches).flatMap(({ shows = [] }) => shows),
      ]),
    ],
    item: (item && scope.getState(item)) ?? undefined,
  };
};

/** The tip of an opened page whose views are counted. */
export const viewedOn = (scope: Scope, matches: readonly Match[]): TipId | undefined => {
  const { countsViews, item } = handleOf(matches);
  return countsViews && item ? ((scope.getState(item) as TipId | null) ?? undefined) : undefined;
};

/** True for pages that act by themselves. */
export const startsAtOnce = (matches: readonly Match[]): boolean => handleOf(matches).startsAtOnce === true;

/** True for pages that show what changes by itself at this moment. */
export const isLive = (scope: Scope, matches: readonly Match[]): boolean =>
  [handleOf(matches), ...piecesOf(scope, matches)].some(({ $isLive }) => $isLive && scope.getState($isLive));

/** True for pages of the staff. */
export const isForStaff = (matches: readonly Match[]): boolean => handleOf(matches).isForStaff === true;
