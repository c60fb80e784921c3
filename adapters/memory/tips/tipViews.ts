import type { TipViews } from "../../../domain/tips/ports.ts";
import type { MemoryBackend } from "../backend.ts";

export const memoryTipViews = ({ views, enter, tipReactions: { sees }, now }: MemoryBackend): TipViews => ({
  async add(tip, visitor) {
    await enter("count a view of a tip");
    if (!sees(tip)) throw new Error("There is no such tip to look at");
    const day = now().toISOString().slice(0, 10);
    const all = views.read();
    if (all.some((view) => view.tip === tip && view.visitor === visitor && view.day === day)) return;
    views.write([...all, { tip, visitor, day }]);
  },
});
