import type { Changes } from "../../../domain/shared/ports.ts";
import { supabaseChanges } from "./changes.ts";
import type { Project } from "./client.ts";
import { publicRealtime } from "./realtime.ts";

/** What visitors hear of changes: without the client, which is five times as large. */
export const visitorChanges = (project: Pick<Project, "url" | "anonKey">): Changes =>
  supabaseChanges(publicRealtime(project));
