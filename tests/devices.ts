import { memoryBackend } from "../adapters/memory/backend.ts";
import { memoryProfiles, memoryRoles } from "../adapters/memory/profiles.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { memorySession } from "../adapters/memory/session.ts";
import { memoryShelf, type Shelf } from "../adapters/memory/shelf.ts";
import { memoryTipComments } from "../adapters/memory/tipComments.ts";
import { memoryTipLikes } from "../adapters/memory/tipLikes.ts";
import { memoryTips } from "../adapters/memory/tips.ts";
import { memoryTipViews } from "../adapters/memory/tipViews.ts";
import type { Weather } from "../adapters/memory/weather.ts";
import type { World } from "../adapters/memory/world.ts";
import { type Client, type Project, supabaseClient } from "../adapters/supabase/client.ts";
import { supabaseProfiles, supabaseRoles } from "../adapters/supabase/profiles.ts";
import { supabaseSession } from "../adapters/supabase/session.ts";
import { supabaseTipComments } from "../adapters/supabase/tipComments.ts";
import { supabaseTipLikes } from "../adapters/supabase/tipLikes.ts";
import { supabaseTips } from "../adapters/supabase/tips.ts";
import { supabaseTipViews } from "../adapters/supabase/tipViews.ts";
import type { Ports } from "./contracts/ports.ts";

/** A device before a Supabase project. By default it keeps no session beyond its own life. */
export const supabaseDevice = (project: Project, client: Client = supabaseClient(project, "nowhere")): Ports => ({
  session: supabaseSession(client),
  profiles: supabaseProfiles(client),
  roles: supabaseRoles(client),
  tips: supabaseTips(client),
  likes: supabaseTipLikes(client),
  comments: supabaseTipComments(client),
  views: supabaseTipViews(project),
});

type Memory = {
  readonly world?: World;
  readonly weather?: Weather;
  readonly now?: () => Date;
  readonly shelf?: Shelf;
};

/** A device with a whole backend of its own in it. */
export const memoryDevice = ({ world = seed, weather, now, shelf = memoryShelf() }: Memory = {}): Ports => {
  const backend = memoryBackend(world, shelf, weather, now);
  return {
    session: memorySession(backend),
    profiles: memoryProfiles(backend),
    roles: memoryRoles(backend),
    tips: memoryTips(backend),
    likes: memoryTipLikes(backend),
    comments: memoryTipComments(backend),
    views: memoryTipViews(backend),
  };
};
