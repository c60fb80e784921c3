import type { Dataset } from "../dataset.ts";
import { applications } from "./applications.ts";
import { articleComments, articleLikes } from "./articleReactions.ts";
import { articles } from "./articles.ts";
import { comments } from "./comments.ts";
import { likes, ratings } from "./likes.ts";
import { members } from "./members.ts";
import { tips } from "./tips.ts";

/** What the demo club has written, liked and discussed. Memory and database alike begin with it. */
export const seed: Dataset = {
  members,
  tips,
  likes,
  comments,
  ratings,
  articles,
  articleLikes,
  articleComments,
  applications,
};
