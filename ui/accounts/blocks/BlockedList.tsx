import { ready } from "../../lib/loading/loaded.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { memberPath } from "../members/address.ts";
import { NamedList } from "../profile/settings/NamedList.tsx";
import { $blockedMembers, blockedRetried, blockedWanted } from "./blockedList.ts";
import { $blocking, blockPressed } from "./blocking.ts";
import { listWords as words, words as blockWords } from "./words.ts";

/** Whom the member blocks. */
export const BlockedList = () => {
  const { members, blocking, want, retry, press } = useUnit({
    members: $blockedMembers,
    blocking: $blocking,
    want: blockedWanted,
    retry: blockedRetried,
    press: blockPressed,
  });
  const entries =
    members.status !== "ready"
      ? members
      : ready(
          members.value.map(({ id, username, hasPage }) => {
            const name = username ?? words.nameless;
            return {
              key: id,
              name,
              to: hasPage && username !== null ? memberPath(username) : null,
              stopFor: blockWords.unblockOf(name),
              isStopping: blocking.some(({ member }) => member === id),
              onStop: () => press({ member: id, name, isBlocked: false }),
            };
          }),
        );
  return <NamedList entries={entries} words={words} onWant={want} onRetry={retry} />;
};
