import { foldedUsername } from "../../../../domain/accounts/username.ts";
import { memberCard } from "../../../../domain/accounts/member.ts";
import {
  type Mentionable,
  type MentionableMembers,
  mostOffered,
} from "../../../../domain/content/reactions/mentionable.ts";
import type { MemoryBackend } from "../../backend.ts";

const keyOf = ({ username }: Mentionable): string => foldedUsername(username);

export const memoryMentionable = ({ enter, me, members }: MemoryBackend): MentionableMembers => ({
  async begunBy(words) {
    const begun = foldedUsername(words);
    if (!(await enter("see member cards")) || !me() || begun === "") return [];
    return members
      .read()
      .flatMap((member): readonly Mentionable[] => {
        const { username, ...card } = memberCard(member);
        return username === null || card.isHidden ? [] : [{ id: member.id, username, ...card }];
      })
      .filter((one) => keyOf(one).startsWith(begun))
      .toSorted((one, other) => keyOf(one).length - keyOf(other).length || (keyOf(one) < keyOf(other) ? -1 : 1))
      .slice(0, mostOffered);
  },
});
