import type { Schedule } from "../../../../domain/content/editing/contentItem.ts";
import type { TypedSchedule } from "../../../../domain/content/editing/scheduleItem.ts";
import { wallTimeOf } from "../../../../domain/shared/wallTime.ts";
import { clubZone } from "../../../lib/page/now.ts";

/** What a control for a time takes. */
export const bounds = { type: "datetime-local", min: "2000-01-01T00:00", max: "2099-12-31T23:59" } as const;

const shownTime = (time: string | null): string => (time === null ? "" : wallTimeOf(Date.parse(time), clubZone));

/** The times of an item as its form shows them: wall times of the club's zone. */
export const timesOf = ({ publishAt, unpublishAt }: Schedule): TypedSchedule => ({
  publishAt: shownTime(publishAt),
  unpublishAt: shownTime(unpublishAt),
});
