import type { ReviewNotes } from "../../../domain/applications/ports.ts";
import { canReadReview, reviewable } from "../../../domain/applications/review.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { hasValues, isRetryTime } from "../../../domain/shared/retry.ts";
import type { MemoryBackend } from "../backend.ts";
import type { NoteRecord } from "../dataset.ts";
import { colleagueFrom } from "./reviews.ts";

export const memoryReviewNotes = (backend: MemoryBackend): ReviewNotes => {
  const { applications, enter, isSelf, me, notes, now, audience } = backend;
  const colleague = colleagueFrom(backend);
  const shown = ({ on: _, author, ...note }: NoteRecord) => ({ ...note, author: colleague(author) });
  const find = (id: NoteRecord["on"]) => applications.read().find((one) => one.id === id);
  return {
    async of(id) {
      await enter("read internal notes on applications");
      const about = find(id);
      if (!about || !canReadReview(about, me()?.id ?? null, audience())) return [];
      const own = notes.read().filter(({ on }) => on === id);
      return own.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).map(shown);
    },

    async add(id, author, text) {
      const isAllowed = await enter("write internal notes on applications");
      if (audience() === "visitor" || !isSelf(author)) return refused({ kind: "signed-out" });
      const about = reviewable(isAllowed ? find(id) : undefined, author);
      if (!about.ok) return about;
      const wanted = { on: id, author, text };
      const same = notes.read().find((one) => isRetryTime(one.createdAt, now()) && hasValues(one, wanted));
      if (same) return done(shown(same));
      const note: NoteRecord = { id: crypto.randomUUID(), ...wanted, createdAt: now().toISOString() };
      notes.update((all) => [...all, note]);
      return done(shown(note));
    },
  };
};
