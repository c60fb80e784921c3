import {
  type DraftLink,
  type DraftLinkId,
  type DraftLinks,
  mostLinks,
} from "../../../domain/content/editing/draftLinks.ts";
import type { SharedDrafts } from "../../../domain/content/editing/sharedDraft.ts";
import { day } from "../../../domain/shared/clock.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { DraftLinkRecord } from "../dataset.ts";
import { consumeQuota } from "../shared/quotas.ts";
import { editedFrom, itemsOn } from "./items.ts";

const share = "share a draft by a link";

const openOn = ({ draftLinks, now }: MemoryBackend): readonly DraftLinkRecord[] =>
  draftLinks.read().filter(({ expiresAt }) => new Date(expiresAt) > now());

const newSecret = (): string => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "");

const linkOf = ({ id, expiresAt }: DraftLink): DraftLink => ({ id, expiresAt });

export const memoryDraftLinks = (backend: MemoryBackend): DraftLinks => {
  const { draftLinks, enter, me, now, refuseOthers } = backend;
  const items = itemsOn(backend);
  const linksOf = (item: string) => openOn(backend).filter(({ on }) => on === item);
  return {
    async list({ id }) {
      if (!(await enter(share))) return refuseOthers();
      const links = linksOf(id).toSorted((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
      return done(links.map(linkOf));
    },

    async open({ kind, id, days }) {
      if (!(await enter(share))) return refuseOthers();
      if (!items.find({ kind, id })) return refused({ kind: "gone" });
      if (linksOf(id).length >= mostLinks) return refused({ kind: "links-full" });
      const quota = consumeQuota(backend, "draft-link", me()?.id);
      if (!quota.ok) return quota;
      const expiresAt = new Date(now().getTime() + days * day).toISOString();
      const link = { id: crypto.randomUUID() as string as DraftLinkId, secret: newSecret(), expiresAt };
      draftLinks.write([...openOn(backend), { ...link, on: id, kind }]);
      return done(link);
    },

    async close(id) {
      if (!(await enter(share))) return refuseOthers();
      draftLinks.update((all) => all.filter((link) => link.id !== id));
      return done();
    },
  };
};

export const memorySharedDrafts = (backend: MemoryBackend): SharedDrafts => {
  const items = itemsOn(backend);
  return {
    async read(secret) {
      await backend.enter("read a draft by its link");
      const link = openOn(backend).find((one) => one.secret === secret);
      const record = link && items.find({ kind: link.kind, id: link.on });
      if (!record || backend.isEmpty()) return undefined;
      return { ...editedFrom(backend, link.kind, record), expiresAt: link.expiresAt };
    },
  };
};
