import type { MemberId } from "../../../domain/accounts/member.ts";
import type { ArticleId } from "../../../domain/content/articles/article.ts";
import type { CommentId } from "../../../domain/content/reactions/comment.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { TipId } from "../../../domain/tips/tip.ts";

// Readable at a glance in a database: the first letter says what it is, the end says which one.
const uuid = (family: string, number: number) => `${family}0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const memberId = (number: number) => uuid("a", number) as MemberId;
export const tipId = (number: number) => uuid("b", number) as TipId;
export const articleId = (number: number) => uuid("d", number) as ArticleId;
export const applicationId = (number: number) => uuid("e", number) as ApplicationId;
export const commentId = (number: number) => uuid("c", number) as CommentId;
