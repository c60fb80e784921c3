import type { MemberId } from "../../../domain/accounts/member.ts";
import { idOf, type Username } from "./members.ts";

/** Who said it, when, and what. */
export type Said = readonly [by: Username, at: string, text: string];

/** What was said on one thing, in the order in which it was said. */
export const saidOn = <Id>({ id }: { readonly id: Id }, ...said: readonly Said[]) =>
  said.map(([by, createdAt, text]) => ({ on: id, author: idOf(by), text, createdAt }));

/** Who likes one thing. */
export const likedBy = <Id>(
  { id }: { readonly id: Id },
  ...by: readonly Username[]
): readonly { readonly on: Id; readonly member: MemberId }[] =>
  by.map((username) => ({ on: id, member: idOf(username) }));
