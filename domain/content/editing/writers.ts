import type { SignedOut } from "../../accounts/ports.ts";
import type { MemberId } from "../../accounts/member.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Result } from "../../shared/result.ts";
import type { Gone } from "../reactions/ports.ts";
import type { ItemRef } from "./contentItem.ts";

/** A member of the staff who has a content item open to edit, in one window or several. */
export type Writer = {
  readonly member: MemberId;
  /** Null for a member without one. */
  readonly username: string | null;
  /** When they began to write, ISO 8601; null while they only have the item open. */
  readonly tookAt: string | null;
};

/** `here`: they have the item open, and write when no other member does. `takes`: they write from now on. `leaves`: they closed it. */
export const writerActs = ["here", "takes", "leaves"] as const;
export type WriterAct = (typeof writerActs)[number];

/** Who hasn't told of themselves for that long, in seconds, is forgotten: their window was closed, or has no network. */
export const writerStays = 90;

/** Who has a content item open, for the staff. */
export type Writers = {
  /** Tells what the caller does, and answers all who have the item open, the caller too. */
  tell(what: ItemRef & { readonly act: WriterAct }): Promise<Result<readonly Writer[], SignedOut | NotStaff | Gone>>;
};

/** The member who writes: the one who took the item last. */
export const writerIn = (all: readonly Writer[]): Writer | undefined =>
  all
    .filter(({ tookAt }) => tookAt !== null)
    .toSorted((one, other) => Date.parse(other.tookAt ?? "") - Date.parse(one.tookAt ?? ""))[0];
