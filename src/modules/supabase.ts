import { ContainerModule } from "inversify";
import { type Project, type SessionKeeping, supabaseClient } from "../../adapters/supabase/client.ts";
import { supabaseProfiles, supabaseRoles } from "../../adapters/supabase/profiles.ts";
import { supabaseSession } from "../../adapters/supabase/session.ts";
import { supabaseTipComments } from "../../adapters/supabase/tipComments.ts";
import { supabaseTipLikes } from "../../adapters/supabase/tipLikes.ts";
import { supabaseTips } from "../../adapters/supabase/tips.ts";
import { supabaseTipViews } from "../../adapters/supabase/tipViews.ts";
import * as p from "../portTokens.ts";

export const supabaseModule = (project: Project, keeping: SessionKeeping) => {
  const client = supabaseClient(project, keeping);
  return new ContainerModule(({ bind }) => {
    bind(p.SessionToken).toConstantValue(supabaseSession(client));
    bind(p.ProfilesToken).toConstantValue(supabaseProfiles(client));
    bind(p.RolesToken).toConstantValue(supabaseRoles(client));
    bind(p.TipsToken).toConstantValue(supabaseTips(client));
    bind(p.TipLikesToken).toConstantValue(supabaseTipLikes(client));
    bind(p.TipCommentsToken).toConstantValue(supabaseTipComments(client));
    bind(p.TipViewsToken).toConstantValue(supabaseTipViews(project));
  });
};
