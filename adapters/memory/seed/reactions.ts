import type { MemberId } from "../../../domain/accounts/member.ts";
import { idOf, type Username } from "./members.ts";

/** Author, time and text. */
export type SeedComment = readonly [by: Username, at: string, text: string];

/** The comments on a content item, oldest first. */
export const commentsOn = <Id>({ id }: { readonly id: Id }, ...comments: readonly SeedComment[]) =>
  comments.map(([by, createdAt, text]) => ({ on: id, author: idOf(by), text, createdAt }));

/** The likes of a content item. */
export const likedBy = <Id>(
  { id }: { readonly id: Id },
  ...by: readonly Username[]
): readonly { readonly on: Id; readonly member: MemberId }[] =>
  by.map((username) => ({ on: id, member: idOf(username) }));
