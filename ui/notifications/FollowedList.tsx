import type { Followed } from "../../domain/notifications/following.ts";
import { memberPath } from "../accounts/members/address.ts";
import { NamedList } from "../accounts/profile/settings/NamedList.tsx";
import { personPath, teamPath } from "../club/teams/address.ts";
import { listAddress as newsAddress } from "../content/articles/listAddress.ts";
import { ready } from "../lib/loading/loaded.ts";
import { useUnit } from "../lib/useUnit.ts";
import { listAddress as tipsAddress } from "../tips/listAddress.ts";
import { $followed, followedRetried, followedWanted, keyOf, $stopping, stopPressed } from "./followedList.ts";
import { followedWords as words } from "./words.ts";

const addresses = {
  team: (slug) => teamPath(slug as never),
  person: (slug) => personPath(slug as never),
  article: (category) => newsAddress({ category }),
  tip: (category) => tipsAddress({ category }),
  member: memberPath,
} satisfies Readonly<Record<Followed["kind"], (slug: string) => string>>;

/** All that the member follows: teams, people, categories and members. */
export const FollowedList = () => {
  const { followed, stopping, want, retry, stop } = useUnit({
    followed: $followed,
    stopping: $stopping,
    want: followedWanted,
    retry: followedRetried,
    stop: stopPressed,
  });
  const entries =
    followed.status !== "ready"
      ? followed
      : ready(
          followed.value.map((one) => ({
            key: keyOf(one),
            name: one.name,
            to: addresses[one.kind](one.slug),
            kind: words.kinds[one.kind],
            stopFor: words.stopFor(one.name),
            isStopping: stopping.includes(keyOf(one)),
            onStop: () => stop(one),
          })),
        );
  return <NamedList entries={entries} words={words} onWant={want} onRetry={retry} />;
};
