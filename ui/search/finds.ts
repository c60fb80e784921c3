import type { SearchedKind } from "../../domain/search/ports.ts";
import type { Find, SiteFinds } from "../../domain/search/searchSite.ts";
import { teamPath, personPath } from "../club/teams/address.ts";
import { matchPath } from "../club/matches/address.ts";
import { articleAddress } from "../content/articles/address.ts";
import { tipAddress } from "../tips/address.ts";

const addresses = {
  article: articleAddress,
  tip: tipAddress,
  match: matchPath,
  team: teamPath,
  person: personPath,
  page: (path: string) => path,
} satisfies Record<SearchedKind, (slug: string) => string>;

/** Where a find leads. */
export const findAddress = ({ kind, slug }: Pick<Find, "kind" | "slug">): string => addresses[kind](slug);

/** Whether something was looked for, and nothing of any kind was found. */
export const isMissed = (finds: SiteFinds): boolean =>
  finds.kind === "found" && Object.values(finds.totals).every((total) => total === 0);

const featureOf = {
  article: "articles",
  tip: "tips",
  match: "matches",
  team: "teams",
  person: "teams",
} satisfies Record<Exclude<SearchedKind, "page">, string>;

export type FindGroup = { readonly kind: SearchedKind; readonly total: number; readonly finds: readonly Find[] };

/** The finds by kind, without those of features that the site hasn't. `most`: of the pages, which are given whole. */
export const groupsOf = (
  found: Extract<SiteFinds, { readonly kind: "found" }>,
  features: readonly string[],
  most: number,
): readonly FindGroup[] =>
  (Object.keys(addresses) as SearchedKind[]).flatMap((kind): readonly FindGroup[] => {
    if (kind !== "page") {
      const finds = found.finds.filter((find) => find.kind === kind);
      const total = found.totals[kind];
      return total > 0 && features.includes(featureOf[kind]) ? [{ kind, total, finds }] : [];
    }
    const pages = found.finds.filter((find) => find.kind === kind && features.includes(find.feature ?? ""));
    return pages.length > 0 ? [{ kind, total: pages.length, finds: pages.slice(0, most) }] : [];
  });

/** The team or the person with exactly the typed name, which is shown before all others. */
export const exactOf = (groups: readonly FindGroup[]): Find | undefined =>
  groups.flatMap(({ finds }) => finds).find(({ isExact }) => isExact);

/** The groups without a find that is shown elsewhere. */
export const groupsWithout = (groups: readonly FindGroup[], shown: Find | undefined): readonly FindGroup[] =>
  groups
    .map((group) => ({ ...group, finds: group.finds.filter((find) => find !== shown) }))
    .filter(({ finds }) => finds.length > 0);

/** The groups with that of the exact find first. */
export const exactFirst = (groups: readonly FindGroup[]): readonly FindGroup[] => {
  const hasExact = ({ finds }: FindGroup) => finds.some(({ isExact }) => isExact);
  return groups.toSorted((one, other) => Number(hasExact(other)) - Number(hasExact(one)));
};
