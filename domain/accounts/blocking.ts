import type { TooMany } from "../shared/limits.ts";
import { refused, type Result } from "../shared/result.ts";
import type { MemberId } from "./member.ts";
import type { Session, SignedOut } from "./ports.ts";

/** How many members a member blocks at most. */
export const mostBlocked = 200;

/** Another member whom the caller blocks, by the present username. */
export type BlockedMember = {
  readonly id: MemberId;
  /** Null for one without a username. */
  readonly username: string | null;
  /** Whether their page can be seen. */
  readonly hasPage: boolean;
};

/** `gone`: there is no other member of that id. `full`: so many are blocked already. */
export type BlockRefusal = SignedOut | TooMany | { readonly kind: "gone" | "full" };

/** Whom members block. Only the caller's own are visible; who is blocked isn't told. */
export type Blocks = {
  /**
   * Blocks another member, or no longer. Idempotent. From then on their answers and mentions tell the caller nothing, also those that
   * wait to be mailed or pushed, and the caller follows them no longer.
   */
  set(member: MemberId, blocked: MemberId, isBlocked: boolean): Promise<Result<void, BlockRefusal>>;
  /** The last first. */
  list(member: MemberId): Promise<Result<readonly BlockedMember[], SignedOut>>;
};

type Needs = { readonly session: Session; readonly blocks: Blocks };

export type BlockMember = (wish: {
  readonly member: MemberId;
  readonly isBlocked: boolean;
}) => Promise<Result<void, BlockRefusal>>;

/** The signed-in member blocks another, or no longer. Refuses visitors. */
export const blockMember =
  ({ session, blocks }: Needs): BlockMember =>
  async ({ member, isBlocked }) => {
    const me = await session.current();
    return me ? blocks.set(me.id, member, isBlocked) : refused({ kind: "signed-out" });
  };

export type ListBlocked = () => Promise<Result<readonly BlockedMember[], SignedOut>>;

/** Whom the signed-in member blocks. Refuses visitors. */
export const listBlocked =
  ({ session, blocks }: Needs): ListBlocked =>
  async () => {
    const me = await session.current();
    return me ? blocks.list(me.id) : refused({ kind: "signed-out" });
  };
