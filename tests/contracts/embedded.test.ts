import { afterAll, beforeAll } from "vitest";
import { supabaseClient } from "../../adapters/supabase/client.ts";
import { supabaseProfiles, supabaseRoles } from "../../adapters/supabase/profiles.ts";
import { supabaseSession } from "../../adapters/supabase/session.ts";
import { supabaseTipComments } from "../../adapters/supabase/tipComments.ts";
import { supabaseTipLikes } from "../../adapters/supabase/tipLikes.ts";
import { supabaseTips } from "../../adapters/supabase/tips.ts";
import { supabaseTipViews } from "../../adapters/supabase/tipViews.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import type { NewDevice } from "./ports.ts";
import { accountsContract } from "./session.ts";
import { tipCommentsContract } from "./tipComments.ts";
import { tipLikesContract } from "./tipLikes.ts";
import { tipsContract } from "./tips.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

const newDevice: NewDevice = async () => {
  const client = supabaseClient(embedded.project, "nowhere");
  return {
    session: supabaseSession(client),
    profiles: supabaseProfiles(client),
    roles: supabaseRoles(client),
    tips: supabaseTips(client),
    likes: supabaseTipLikes(client),
    comments: supabaseTipComments(client),
    views: supabaseTipViews(embedded.project),
  };
};

accountsContract("the embedded backend", newDevice);
tipsContract("the embedded backend", newDevice);
tipLikesContract("the embedded backend", newDevice);
tipCommentsContract("the embedded backend", newDevice);
