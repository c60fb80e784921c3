import type { ReviewNotes } from "../../../domain/applications/ports.ts";
import { isOwn } from "../../../domain/applications/review.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";
import { colleagueFrom } from "./reviews.ts";
import type { NoteRecord } from "../dataset.ts";

const sameWithin = 10 * 60 * 1000;

export const memoryReviewNotes = (backend: MemoryBackend): ReviewNotes => {
  const { applications, enter, isSelf, notes, now, standing } = backend;
  const colleague = colleagueFrom(backend);
  const shown = ({ on: _, author, ...note }: NoteRecord) => ({ ...note, author: colleague(author) });
  return {
    async of(id) {
      await enter("read internal notes on applications");
      const about = applications.read().find((one) => one.id === id);
      const isTheirs = about !== undefined && isOwn(about, backend.session.read()?.id ?? null);
      if (!may(standing(), "read internal notes on applications") || isTheirs) return [];
      const own = notes.read().filter(({ on }) => on === id);
      return own.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).map(shown);
    },

    async add(id, author, text) {
      const isAllowed = await enter("write internal notes on applications");
      if (standing() === "visitor" || !isSelf(author)) return refused({ kind: "signed-out" });
      const about = applications.read().find((one) => one.id === id && one.status !== "withdrawn");
      if (!isAllowed || !about) return refused({ kind: "no-application" });
      if (isOwn(about, author)) return refused({ kind: "own-application" });
      const isSame = (note: NoteRecord) =>
        note.on === id &&
        note.author === author &&
        note.text === text &&
        now().getTime() - new Date(note.createdAt).getTime() < sameWithin;
      const same = notes.read().find(isSame);
      if (same) return done(shown(same));
      const note: NoteRecord = { id: crypto.randomUUID(), on: id, author, text, createdAt: now().toISOString() };
      notes.write([...notes.read(), note]);
      return done(shown(note));
    },
  };
};
