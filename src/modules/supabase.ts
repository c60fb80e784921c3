import { ContainerModule } from "inversify";
import { supabaseArticles } from "../../adapters/supabase/articles.ts";
import { type Project, type SessionKeeping, supabaseClient } from "../../adapters/supabase/client.ts";
import { supabaseComments } from "../../adapters/supabase/comments.ts";
import { supabaseLikes } from "../../adapters/supabase/likes.ts";
import { supabaseContactMessages } from "../../adapters/supabase/contactMessages.ts";
import { supabaseNewsletter } from "../../adapters/supabase/newsletter.ts";
import { supabaseProfiles, supabaseRoles } from "../../adapters/supabase/profiles.ts";
import { supabaseSession } from "../../adapters/supabase/session.ts";
import { supabaseTips } from "../../adapters/supabase/tips.ts";
import { supabaseTipViews } from "../../adapters/supabase/tipViews.ts";
import * as p from "../portTokens.ts";

export const supabaseModule = (project: Project, keeping: SessionKeeping) => {
  const client = supabaseClient(project, keeping);
  return new ContainerModule(({ bind }) => {
    bind(p.SessionToken).toConstantValue(supabaseSession(client));
    bind(p.ProfilesToken).toConstantValue(supabaseProfiles(client));
    bind(p.RolesToken).toConstantValue(supabaseRoles(client));
    bind(p.ContactMessagesToken).toConstantValue(supabaseContactMessages(client));
    bind(p.NewsletterToken).toConstantValue(supabaseNewsletter(client));
    bind(p.TipsToken).toConstantValue(supabaseTips(client));
    bind(p.TipLikesToken).toConstantValue(supabaseLikes(client, { table: "tip_likes", column: "tip_id" }));
    bind(p.TipCommentsToken).toConstantValue(supabaseComments(client, { table: "tip_comments", column: "tip_id" }));
    bind(p.TipViewsToken).toConstantValue(supabaseTipViews(project));
    bind(p.ArticlesToken).toConstantValue(supabaseArticles(client));
    bind(p.ArticleLikesToken).toConstantValue(supabaseLikes(client, { table: "article_likes", column: "article_id" }));
    bind(p.ArticleCommentsToken).toConstantValue(
      supabaseComments(client, { table: "article_comments", column: "article_id" }),
    );
  });
};
