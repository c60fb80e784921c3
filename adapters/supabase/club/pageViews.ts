import type { PageViews } from "../../../domain/club/reading/pageViews.ts";
import type { Project } from "../shared/client.ts";
import { countLightly } from "../shared/lightCall.ts";

export const supabasePageViews = (project: Project): PageViews => ({
  add: (path, source) => countLightly(project, "count_page_view", { path, source }),
});
