import { countingDay } from "../../../domain/content/reactions/visitor.ts";
import { dayInParis } from "../../../domain/shared/parisDay.ts";
import type { TipViews } from "../../../domain/tips/ports.ts";
import type { MemoryBackend } from "../backend.ts";
import type { TipRecord } from "../dataset.ts";

/** The views of a tip, with those of the seed. */
export const viewsOf = ({ views }: Pick<MemoryBackend, "views">, { id, views: earlier }: TipRecord): number =>
  earlier + views.read().filter(({ tip }) => tip === id).length;

export const memoryTipViews = ({ views, viewDays, visibleTips, enter, now }: MemoryBackend): TipViews => ({
  async add(tip, visitor) {
    await enter("count a view of a tip");
    if (!visibleTips().some(({ id }) => id === tip)) throw new Error("The viewed tip doesn't exist");
    const day = countingDay(now());
    const all = views.read();
    if (all.some((view) => view.tip === tip && view.visitor === visitor && view.day === day)) return;
    views.write([...all, { tip, visitor, day }]);
    const today = dayInParis(now().getTime());
    viewDays.update((days) => [
      ...days.filter((one) => one.day !== today),
      { day: today, views: (days.find((one) => one.day === today)?.views ?? 0) + 1 },
    ]);
  },
});
