import { ContainerModule } from "inversify";
import { type Project, type SessionKeeping, supabaseClient } from "../../adapters/supabase/client.ts";
import { supabaseProfiles, supabaseRoles } from "../../adapters/supabase/profiles.ts";
import { supabaseSession } from "../../adapters/supabase/session.ts";
import { supabaseTipComments } from "../../adapters/supabase/tipComments.ts";
import { supabaseTipLikes } from "../../adapters/supabase/tipLikes.ts";
import { supabaseTips } from "../../adapters/supabase/tips.ts";
import { supabaseTipViews } from "../../adapters/supabase/tipViews.ts";
import * as t from "../tokens.ts";

export const supabaseModule = (project: Project, keeping: SessionKeeping) => {
  const client = supabaseClient(project, keeping);
  return new ContainerModule(({ bind }) => {
    bind(t.SessionToken).toConstantValue(supabaseSession(client));
    bind(t.ProfilesToken).toConstantValue(supabaseProfiles(client));
    bind(t.RolesToken).toConstantValue(supabaseRoles(client));
    bind(t.TipsToken).toConstantValue(supabaseTips(client));
    bind(t.TipLikesToken).toConstantValue(supabaseTipLikes(client));
    bind(t.TipCommentsToken).toConstantValue(supabaseTipComments(client));
    bind(t.TipViewsToken).toConstantValue(supabaseTipViews(project));
  });
};
