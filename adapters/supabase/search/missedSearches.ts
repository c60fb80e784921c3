import type { MissedSearches } from "../../../domain/search/missedSearch.ts";
import type { Project } from "../shared/client.ts";
import { countLightly } from "../shared/lightCall.ts";

export const supabaseMissedSearches = (project: Project): MissedSearches => ({
  add: (typed) => countLightly(project, "count_missed_search", { typed }),
});
