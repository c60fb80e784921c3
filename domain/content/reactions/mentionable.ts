import type { MemberId } from "../../accounts/member.ts";

/** A member whom a comment can name. */
export type Mentionable = {
  readonly id: MemberId;
  readonly username: string;
  readonly avatar: string | null;
  readonly isStaff: boolean;
};

/** The members whom comments can name. */
export type MentionableMembers = {
  /** At most `mostOffered` whose username begins so, the shortest first. None for a visitor. */
  begunBy(words: string): Promise<readonly Mentionable[]>;
};

export const mostOffered = 6;
