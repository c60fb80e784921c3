import type { TipViews } from "../../../domain/tips/ports.ts";
import type { Project } from "../shared/client.ts";
import { countLightly } from "../shared/lightCall.ts";

export const supabaseTipViews = (project: Project): TipViews => ({
  add: (tip, visitor) => countLightly(project, "count_tip_view", { tip, visitor }),
});
