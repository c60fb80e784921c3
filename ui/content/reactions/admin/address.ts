import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { CommentSorting } from "../../../../domain/content/reactions/moderate.ts";
import { sortingIn, sortingText, sortParameter } from "../../../admin/table/sorting.ts";
import { commentsView, viewAddress } from "../../../admin/viewAddress.ts";
import { pageIn } from "../../../lib/lists/listAddress.ts";

/** The part of an address that selects comments. */
export type CommentsSelection = {
  readonly kind: ContentKind;
  /** Absent: the hidden ones and the others. */
  readonly isHidden?: boolean | undefined;
  /** Without it, the newest first. */
  readonly sorting?: CommentSorting | undefined;
  readonly page: number;
};

const names = { kind: "type", state: "etat", sorting: sortParameter, page: "page" } as const;
const columns = { author: "auteur", page: "page", date: "date" } satisfies Record<CommentSorting["by"], string>;
/** The query parameters that the list of comments reads. */
export const commentsReads: readonly string[] = Object.values(names);

const tips = "tips";
const states = { visible: "visibles", hidden: "masques" } as const;

const isHiddenIn = (state: string | null): boolean | undefined => {
  if (state === states.hidden) return true;
  return state === states.visible ? false : undefined;
};

/** Reads the address. Invalid values get their default, such as page 1. */
export const commentsSelectionOf = (search: string): CommentsSelection => {
  const asked = new URLSearchParams(search);
  return {
    kind: asked.get(names.kind) === tips ? "tip" : "article",
    isHidden: isHiddenIn(asked.get(names.state)),
    sorting: sortingIn(asked, columns),
    page: pageIn(asked.get(names.page)),
  };
};

export const commentsAddress = ({ kind, isHidden, sorting, page }: Partial<CommentsSelection>): string => {
  const more = new URLSearchParams();
  if (kind === "tip") more.set(names.kind, tips);
  if (isHidden !== undefined) more.set(names.state, isHidden ? states.hidden : states.visible);
  if (sorting) more.set(names.sorting, sortingText(sorting, columns));
  if (page !== undefined && page > 1) more.set(names.page, String(page));
  return viewAddress(commentsView, more);
};
