import type { TipViews } from "../../../domain/tips/ports.ts";
import { viewDay } from "../../../domain/tips/viewTip.ts";
import type { MemoryBackend } from "../backend.ts";

export const memoryTipViews = ({ views, visibleTips, enter, now }: MemoryBackend): TipViews => ({
  async add(tip, visitor) {
    await enter("count a view of a tip");
    if (!visibleTips().some(({ id }) => id === tip)) throw new Error("The viewed tip doesn't exist");
    const day = viewDay(now());
    const all = views.read();
    if (all.some((view) => view.tip === tip && view.visitor === visitor && view.day === day)) return;
    views.write([...all, { tip, visitor, day }]);
  },
});
