import type { PositionRepository } from "../../../domain/applications/editPositions.ts";
import type { Position } from "../../../domain/applications/positions.ts";
import { done, refused, type Result } from "../../../domain/shared/result.ts";
import { isSame } from "../../../domain/shared/same.ts";
import type { MemoryBackend } from "../backend.ts";
import { type MemoryList, memoryRecords } from "../club/records.ts";

export const positionsOn = ({ positions }: MemoryBackend): MemoryList<Position> => ({
  records: positions,
  acts: { read: "read open positions", readDrafts: "read closed positions", change: "change positions" },
});

export const memoryPositionRecords = (backend: MemoryBackend): PositionRepository => {
  const { applications, enter, positions, positionVersions, refuseOthers } = backend;
  const records = memoryRecords(backend, positionsOn(backend));

  /** Keeps what a position asks from this revision on. */
  const withVersion = <Refusal>(answer: Result<Position, Refusal & { readonly kind: string }>) => {
    if (!answer.ok) return answer;
    const { slug, revision, title, questions } = answer.value;
    const last = positionVersions.read().findLast((version) => version.slug === slug);
    if (!last || !isSame([last.title, last.questions], [title, questions])) {
      positionVersions.update((all) => [...all, { slug, revision, title, questions }]);
    }
    return answer;
  };

  /** A revision above those of a removed position of the same slug. */
  const withRevision = <Refusal>(answer: Result<Position, Refusal & { readonly kind: string }>) => {
    if (!answer.ok) return answer;
    const last = positionVersions.read().findLast(({ slug }) => slug === answer.value.slug);
    const position = { ...answer.value, revision: 1 + (last?.revision ?? 0) };
    positions.update((all) => all.map((one) => (one.id === position.id ? position : one)));
    return done(position);
  };

  return {
    ...records,
    add: async (details) => withVersion(withRevision(await records.add(details))),
    change: async (edit) => withVersion(await records.change(edit)),

    async remove(id) {
      if (!(await enter("change positions"))) return refuseOthers();
      const found = positions.read().find((position) => position.id === id);
      if (!found) return done();
      if (applications.read().some(({ position }) => position === found.slug)) return refused({ kind: "in-use" });
      const { slug, revision, title, questions } = found;
      positionVersions.update((all) => [...all, { slug, revision, title, questions }]);
      return records.remove(id);
    },
  };
};
