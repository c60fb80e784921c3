import type { TipViews } from "../../../domain/tips/ports.ts";
import type { Project } from "../shared/client.ts";
import { lightCall } from "../shared/lightCall.ts";

export const supabaseTipViews = (project: Project): TipViews => ({
  async add(tip, visitor) {
    const { status } = await lightCall(project, "count_tip_view", { tip, visitor });
    if (status !== 204) throw new Error(`Supabase: a view was not counted (${status})`);
  },
});
