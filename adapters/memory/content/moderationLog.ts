import type { MemberId } from "../../../domain/accounts/member.ts";
import {
  actsPerPage,
  type LoggedAct,
  type ModerationAct,
  type ModerationLog,
} from "../../../domain/content/reports/log.ts";
import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import { done } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

type Logged = { readonly act: ModerationAct; readonly kind: ContentKind | null; readonly about: MemberId | null };

/** Keeps what the caller, of the staff, does. The database has triggers for it. */
export const logModeration = ({ me, moderationActs, now }: MemoryBackend, logged: Logged): void => {
  const by = me()?.id ?? null;
  moderationActs.update((all) => [{ id: (all[0]?.id ?? 0) + 1, at: now().toISOString(), by, ...logged }, ...all]);
};

/** What the staff did. */
export const memoryModerationLog = (backend: MemoryBackend): ModerationLog => {
  const { enter, isSelf, memberOf, moderationActs, refuseOthers } = backend;
  const nameOf = (member: MemberId | null) => memberOf(member ?? undefined)?.username ?? null;
  return {
    async page({ after }) {
      if (!(await enter("read the log of moderation"))) return refuseOthers();
      const others = moderationActs.read().filter(({ about }) => about === null || !isSelf(about));
      const earlier = others.filter(({ id }) => after === undefined || id < after);
      return done(
        earlier
          .slice(0, actsPerPage)
          .map((one): LoggedAct => ({ ...one, by: nameOf(one.by), about: nameOf(one.about) })),
      );
    },
  };
};
