import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { CommentSorting, CommentState } from "../../../../domain/content/reactions/moderate.ts";
import { sortingIn, sortingText, sortParameter } from "../../../admin/table/sorting.ts";
import { commentsView, viewAddress } from "../../../admin/viewAddress.ts";
import { pageIn } from "../../../lib/lists/listAddress.ts";

/** The part of an address that selects comments. */
export type CommentsSelection = {
  readonly kind: ContentKind;
  /** Absent: all. */
  readonly state?: CommentState | undefined;
  /** Without it, the newest first. */
  readonly sorting?: CommentSorting | undefined;
  readonly page: number;
};

const names = { kind: "type", state: "etat", sorting: sortParameter, page: "page" } as const;
const columns = { author: "auteur", page: "page", date: "date" } satisfies Record<CommentSorting["by"], string>;
/** The query parameters that the list of comments reads. */
export const commentsReads: readonly string[] = Object.values(names);

const tips = "tips";
const states = { shown: "visibles", hidden: "masques", held: "en-attente" } as const satisfies Record<
  CommentState,
  string
>;

const stateIn = (asked: string | null): CommentState | undefined =>
  (Object.keys(states) as CommentState[]).find((state) => states[state] === asked);

/** Reads the address. Invalid values get their default, such as page 1. */
export const commentsSelectionOf = (search: string): CommentsSelection => {
  const asked = new URLSearchParams(search);
  return {
    kind: asked.get(names.kind) === tips ? "tip" : "article",
    state: stateIn(asked.get(names.state)),
    sorting: sortingIn(asked, columns),
    page: pageIn(asked.get(names.page)),
  };
};

export const commentsAddress = ({ kind, state, sorting, page }: Partial<CommentsSelection>): string => {
  const more = new URLSearchParams();
  if (kind === "tip") more.set(names.kind, tips);
  if (state) more.set(names.state, states[state]);
  if (sorting) more.set(names.sorting, sortingText(sorting, columns));
  if (page !== undefined && page > 1) more.set(names.page, String(page));
  return viewAddress(commentsView, more);
};
