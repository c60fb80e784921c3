import { ContainerModule } from "inversify";
import { supabaseApplicationNotices } from "../../adapters/supabase/applications/applicationNotices.ts";
import { supabaseApplications } from "../../adapters/supabase/applications/applications.ts";
import { supabaseArticles } from "../../adapters/supabase/content/articles.ts";
import { supabaseAvatars } from "../../adapters/supabase/accounts/avatars.ts";
import { supabaseMemberData } from "../../adapters/supabase/accounts/memberData.ts";
import { supabaseChanges } from "../../adapters/supabase/shared/changes.ts";
import {
  type Client,
  type Project,
  type SessionKeeping,
  supabaseClient,
} from "../../adapters/supabase/shared/client.ts";
import { supabaseComments } from "../../adapters/supabase/content/comments.ts";
import { supabaseLikes } from "../../adapters/supabase/content/likes.ts";
import { supabaseLogins } from "../../adapters/supabase/accounts/logins.ts";
import { supabaseMailLinks } from "../../adapters/supabase/accounts/mailLinks.ts";
import { supabaseContactMessages } from "../../adapters/supabase/messages/contactMessages.ts";
import { supabaseNewsletter } from "../../adapters/supabase/messages/newsletter.ts";
import { supabaseProfiles, supabaseRoles } from "../../adapters/supabase/accounts/profiles.ts";
import { supabaseSession } from "../../adapters/supabase/accounts/session.ts";
import { supabaseSignUps } from "../../adapters/supabase/accounts/signUps.ts";
import { supabaseTipRatings } from "../../adapters/supabase/tips/tipRatings.ts";
import { supabaseTips } from "../../adapters/supabase/tips/tips.ts";
import { supabaseTipViews } from "../../adapters/supabase/tips/tipViews.ts";
import * as p from "../portTokens.ts";
import { token } from "../token.ts";

/** The client of all adapters, for those that come later. */
export const ClientToken = token<Client>("Client");

export const supabaseModule = (project: Project, keeping: SessionKeeping) => {
  const client = supabaseClient(project, keeping);
  // Known in a browser only: elsewhere the backend's own setting counts.
  const site = globalThis.location && `${location.origin}/`;
  return new ContainerModule(({ bind }) => {
    bind(ClientToken).toConstantValue(client);
    bind(p.SessionToken).toConstantValue(supabaseSession(client));
    bind(p.ChangesToken).toConstantValue(supabaseChanges(client));
    bind(p.SignUpsToken).toConstantValue(supabaseSignUps(client, site));
    bind(p.MailLinksToken).toConstantValue(supabaseMailLinks(client));
    bind(p.LoginsToken).toConstantValue(supabaseLogins(client, site));
    bind(p.ProfilesToken).toConstantValue(supabaseProfiles(client));
    bind(p.RolesToken).toConstantValue(supabaseRoles(client));
    bind(p.AvatarsToken).toConstantValue(supabaseAvatars(client));
    bind(p.MemberDataToken).toConstantValue(supabaseMemberData(client));
    bind(p.ApplicationsToken).toConstantValue(supabaseApplications(client));
    bind(p.ApplicationNoticesToken).toConstantValue(supabaseApplicationNotices(client));
    bind(p.ContactMessagesToken).toConstantValue(supabaseContactMessages(client));
    bind(p.NewsletterToken).toConstantValue(supabaseNewsletter(client));
    bind(p.TipsToken).toConstantValue(supabaseTips(client));
    bind(p.TipLikesToken).toConstantValue(supabaseLikes(client, { table: "tip_likes", column: "tip_id" }));
    bind(p.TipCommentsToken).toConstantValue(supabaseComments(client, { table: "tip_comments", column: "tip_id" }));
    bind(p.TipRatingsToken).toConstantValue(supabaseTipRatings(client));
    bind(p.TipViewsToken).toConstantValue(supabaseTipViews(project));
    bind(p.ArticlesToken).toConstantValue(supabaseArticles(client));
    bind(p.ArticleLikesToken).toConstantValue(supabaseLikes(client, { table: "article_likes", column: "article_id" }));
    bind(p.ArticleCommentsToken).toConstantValue(
      supabaseComments(client, { table: "article_comments", column: "article_id" }),
    );
  });
};
