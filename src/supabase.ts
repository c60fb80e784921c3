import { type Project, type SessionKeeping, supabaseClient } from "../adapters/supabase/shared/client.ts";
import type { Supabase } from "./bindings.ts";

export const openSupabase = (project: Project, keeping: SessionKeeping): Supabase => ({
  client: supabaseClient(project, keeping),
  project,
  site: globalThis.location && `${location.origin}/`,
});
