import type { Clock } from "../../shared/clock.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import type { EditedItem } from "./contentItem.ts";
import type { ContentRepository } from "./ports.ts";
import type { PublishRefusal, Save, SaveItem, SaveRefusal } from "./saveItem.ts";
import { type InvalidSchedule, scheduleOf, type TypedSchedule } from "./scheduleItem.ts";

type Needs = { readonly saveItem: SaveItem; readonly contents: ContentRepository; readonly clock: Clock };

/** An edit to be saved and published. */
export type EditPublication = Save & {
  /** When it is published, and taken back; null for now. `zone`: the club's. */
  readonly schedule: { readonly typed: TypedSchedule; readonly zone: string } | null;
};
export type PublishEditRefusal = SaveRefusal | PublishRefusal | InvalidSchedule;
export type PublishEdit = (wish: EditPublication) => Promise<Result<EditedItem, PublishEditRefusal>>;

/**
 * Saves an edit, and publishes the item now or at a time. Refuses a time that is missing or over, before anything is saved, and what
 * `saveItem` refuses, before anything is published. A refusal of the publication leaves the edit saved: the same call may be repeated, also
 * after an error.
 */
export const publishEdit =
  ({ saveItem, contents, clock }: Needs): PublishEdit =>
  async ({ schedule, ...save }) => {
    const times = schedule && scheduleOf(schedule.typed, schedule.zone, (await clock.tell()).now);
    if (times && !times.ok) return times;
    if (times?.value.publishAt === null) {
      return refused({ kind: "invalid-schedule", fields: { publishAt: "missing" } });
    }
    const saved = await saveItem(save);
    if (!saved.ok) return saved;
    const { kind, id } = saved.value;
    const answer = times
      ? await contents.schedule({ kind, id }, times.value)
      : await contents.setPublished({ kind, id }, true);
    return answer.ok ? done(answer.value) : answer;
  };
