import { memberCard } from "../../../domain/accounts/member.ts";
import type { ContentVersions } from "../../../domain/content/versions/ports.ts";
import type { MemoryBackend } from "../backend.ts";

export const memoryContentVersions = ({ enter, memberOf, versions }: MemoryBackend): ContentVersions => ({
  async list({ id }) {
    if (!(await enter("read earlier versions of what was written"))) return [];
    return versions
      .read()
      .filter(({ on }) => on === id)
      .map(({ on: _, fields, ...version }) => ({
        ...version,
        card: memberCard(memberOf(version.by ?? undefined)),
        size: [...fields.content].length,
      }))
      .toReversed();
  },

  async fieldsOf(item, version) {
    if (!(await enter("read earlier versions of what was written"))) return undefined;
    return versions.read().find(({ id, on }) => id === version && on === item.id)?.fields;
  },
});
