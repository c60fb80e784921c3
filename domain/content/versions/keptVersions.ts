import type { VersionCause } from "./ports.ts";

/** The most versions of a content item. The database has the same numbers. */
export const mostVersions = 100;
/** The newest versions, which stay with each cause. */
const newest = 50;

/** The versions that are kept, of all from the oldest to the newest. Of the older ones publications stay longer. */
export const keptVersions = <Version extends { readonly cause: VersionCause }>(
  all: readonly Version[],
): readonly Version[] => {
  if (all.length <= mostVersions) return all;
  const rankOf = (version: Version, at: number): number => {
    if (at >= all.length - newest) return 0;
    return version.cause === "published" ? 1 : 2;
  };
  const ranked = all.map((version, at) => ({ version, at, rank: rankOf(version, at) }));
  const kept = ranked.toSorted((one, other) => one.rank - other.rank || other.at - one.at).slice(0, mostVersions);
  return kept.toSorted((one, other) => one.at - other.at).map(({ version }) => version);
};
