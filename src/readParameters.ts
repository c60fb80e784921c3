import * as z from "zod";
import type { CommentId } from "../domain/content/reactions/comment.ts";
import { isSlug } from "../domain/shared/slug.ts";
import type { ShownKind } from "../ui/lib/page/handle.ts";

export type Read<Takes extends z.ZodType> = { readonly takes: Takes; readonly shows: readonly ShownKind[] };

/** What visitors may send to a read, and the kinds of what it answers: a page that asks it shows them. None: what is on every page. */
export const read = <Takes extends z.ZodType>(takes: Takes, ...shows: readonly ShownKind[]): Read<Takes> => ({
  takes,
  shows,
});

// Building blocks for the schemas of visitors' reads. Functions, so that the build leaves them out of the browser's files.

const longestText = 200;
const longestTime = 40;

/** A line that an address and PostgreSQL can hold: without control characters and halves of surrogate pairs. */
export const text = () =>
  z
    .string()
    .max(longestText)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The slug of a content item, a match, a team or a person. */
export const slug = () => z.string().refine((given): boolean => isSlug(given));

/** The id of a row. */
export const id = <Id extends string>() => z.uuid() as unknown as z.ZodType<Id>;

/** The page of a list: the highest is that of addresses (ui/lib/lists/listAddress.ts). */
export const page = () => z.int().min(1).max(100_000);

/** The caller's time, in milliseconds since 1970. The server's takes its place. */
export const now = () => z.int();

/** For reads without a parameter. */
export const noParameter = () => z.undefined();

const commentMark = () =>
  z.strictObject({
    id: id<CommentId>(),
    createdAt: z.iso.datetime({ offset: true }).max(longestTime),
    likes: z.int().min(0),
  });

/** Selects comments on a content item. */
export const commentsQuery = <Id extends string>() =>
  z.strictObject({
    id: id<Id>(),
    order: z.enum(["newest", "liked"]).optional(),
    after: commentMark().optional(),
  });
