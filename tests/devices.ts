import { memoryArticles } from "../adapters/memory/articles.ts";
import { memoryBackend } from "../adapters/memory/backend.ts";
import { memoryComments } from "../adapters/memory/comments.ts";
import { memoryLikes } from "../adapters/memory/likes.ts";
import { memoryContactMessages } from "../adapters/memory/contactMessages.ts";
import { memoryNewsletter } from "../adapters/memory/newsletter.ts";
import { memoryProfiles, memoryRoles } from "../adapters/memory/profiles.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { memorySession } from "../adapters/memory/session.ts";
import { memoryShelf, type Shelf } from "../adapters/memory/shelf.ts";
import { memoryTips } from "../adapters/memory/tips.ts";
import { memoryTipViews } from "../adapters/memory/tipViews.ts";
import type { Weather } from "../adapters/memory/weather.ts";
import type { World } from "../adapters/memory/world.ts";
import { supabaseArticles } from "../adapters/supabase/articles.ts";
import { type Client, type Project, supabaseClient } from "../adapters/supabase/client.ts";
import { supabaseContactMessages } from "../adapters/supabase/contactMessages.ts";
import { supabaseNewsletter } from "../adapters/supabase/newsletter.ts";
import { supabaseComments } from "../adapters/supabase/comments.ts";
import { supabaseLikes } from "../adapters/supabase/likes.ts";
import { supabaseProfiles, supabaseRoles } from "../adapters/supabase/profiles.ts";
import { supabaseSession } from "../adapters/supabase/session.ts";
import { supabaseTips } from "../adapters/supabase/tips.ts";
import { supabaseTipViews } from "../adapters/supabase/tipViews.ts";
import type { Ports } from "./contracts/ports.ts";

/** A device before a Supabase project. By default it keeps no session beyond its own life. */
export const supabaseDevice = (project: Project, client: Client = supabaseClient(project, "nowhere")): Ports => ({
  session: supabaseSession(client),
  profiles: supabaseProfiles(client),
  roles: supabaseRoles(client),
  tips: supabaseTips(client),
  likes: supabaseLikes(client, { table: "tip_likes", column: "tip_id" }),
  comments: supabaseComments(client, { table: "tip_comments", column: "tip_id" }),
  views: supabaseTipViews(project),
  articles: supabaseArticles(client),
  articleLikes: supabaseLikes(client, { table: "article_likes", column: "article_id" }),
  articleComments: supabaseComments(client, { table: "article_comments", column: "article_id" }),
  messages: supabaseContactMessages(client),
  newsletter: supabaseNewsletter(client),
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
    likes: memoryLikes(backend, backend.tipReactions),
    comments: memoryComments(backend, backend.tipReactions),
    views: memoryTipViews(backend),
    articles: memoryArticles(backend),
    articleLikes: memoryLikes(backend, backend.articleReactions),
    articleComments: memoryComments(backend, backend.articleReactions),
    messages: memoryContactMessages(backend, "contact@demo.test"),
    newsletter: memoryNewsletter(backend, "http://127.0.0.1"),
  };
};
