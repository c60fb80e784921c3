import { ContainerModule } from "inversify";
import type { MemoryBackend } from "../../adapters/memory/backend.ts";
import { memoryArticles } from "../../adapters/memory/articles.ts";
import { memoryContactMessages } from "../../adapters/memory/contactMessages.ts";
import { memoryComments } from "../../adapters/memory/comments.ts";
import { memoryLikes } from "../../adapters/memory/likes.ts";
import { memoryNewsletter } from "../../adapters/memory/newsletter.ts";
import { memoryProfiles, memoryRoles } from "../../adapters/memory/profiles.ts";
import { memorySession } from "../../adapters/memory/session.ts";
import { memoryTips } from "../../adapters/memory/tips.ts";
import { memoryTipViews } from "../../adapters/memory/tipViews.ts";
import * as p from "../portTokens.ts";

/** Where the club reads its mails, and where the site stands that mails lead to. */
type Addresses = { readonly club: string; readonly site: string };
const nowhere: Addresses = { club: "contact@demo.test", site: "http://127.0.0.1" };

export const memoryModule = (backend: MemoryBackend, addresses = nowhere) =>
  new ContainerModule(({ bind }) => {
    bind(p.SessionToken).toConstantValue(memorySession(backend));
    bind(p.ProfilesToken).toConstantValue(memoryProfiles(backend));
    bind(p.RolesToken).toConstantValue(memoryRoles(backend));
    bind(p.TipsToken).toConstantValue(memoryTips(backend));
    bind(p.TipLikesToken).toConstantValue(memoryLikes(backend, backend.tipReactions));
    bind(p.TipCommentsToken).toConstantValue(memoryComments(backend, backend.tipReactions));
    bind(p.TipViewsToken).toConstantValue(memoryTipViews(backend));
    bind(p.ContactMessagesToken).toConstantValue(memoryContactMessages(backend, addresses.club));
    bind(p.NewsletterToken).toConstantValue(memoryNewsletter(backend, addresses.site));
    bind(p.ArticlesToken).toConstantValue(memoryArticles(backend));
    bind(p.ArticleLikesToken).toConstantValue(memoryLikes(backend, backend.articleReactions));
    bind(p.ArticleCommentsToken).toConstantValue(memoryComments(backend, backend.articleReactions));
  });
