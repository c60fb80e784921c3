import type { ItemRef } from "../../../domain/content/editing/contentItem.ts";
import { type DraftLink, type DraftLinks, daysOfLink } from "../../../domain/content/editing/draftLinks.ts";
import { day } from "../../../domain/shared/clock.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { editedFrom, itemsOn } from "./items.ts";

const share = "share a draft by a link";

export const memoryDraftLinks = (backend: MemoryBackend): DraftLinks => {
  const { draftLinks, enter, now, refuseOthers } = backend;
  const items = itemsOn(backend);
  const linkOf = ({ id }: ItemRef): DraftLink | null => {
    const found = draftLinks.read().find(({ on }) => on === id);
    return found ? { secret: found.secret, expiresAt: found.expiresAt } : null;
  };
  return {
    async of(item) {
      return (await enter(share)) ? done(linkOf(item)) : refuseOthers();
    },

    async open({ kind, id }) {
      if (!(await enter(share))) return refuseOthers();
      if (!items.find({ kind, id })) return refused({ kind: "gone" });
      const secret = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "");
      const expiresAt = new Date(now().getTime() + daysOfLink * day).toISOString();
      draftLinks.update((all) => [...all.filter(({ on }) => on !== id), { on: id, kind, secret, expiresAt }]);
      return done({ secret, expiresAt });
    },

    async close({ id }) {
      if (!(await enter(share))) return refuseOthers();
      draftLinks.update((all) => all.filter(({ on }) => on !== id));
      return done();
    },

    async read(secret) {
      await enter("read a draft by its link");
      const found = draftLinks.read().find((link) => link.secret === secret && new Date(link.expiresAt) > now());
      const record = found && items.find({ kind: found.kind, id: found.on });
      return found && record && !backend.isEmpty() ? editedFrom(backend, found.kind, record) : undefined;
    },
  };
};
