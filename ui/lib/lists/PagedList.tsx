import type { ReactNode } from "react";
import { CardSkeletons } from "../../design/components/feedback/CardSkeletons.tsx";
import { CardGrid } from "../../design/components/surfaces/CardGrid.tsx";
import { Pager } from "../../design/components/lists/Pager.tsx";
import { type Loaded, valueOf } from "../loading/loaded.ts";
import { ListState, type ListStateProps } from "./ListState.tsx";

export type PagedListProps = Omit<ListStateProps, "list" | "isEmpty" | "skeleton" | "words" | "children"> & {
  readonly list: Loaded<{ readonly total: number; readonly page: number; readonly pages: number }>;
  /** The cards of a list with its pager, or the reason for an empty list with the next step. */
  readonly cards: ReactNode;
  readonly columns: 2 | 3;
  /** Whether the first card of the first page is larger than the others. */
  readonly hasLead: boolean;
  /** The number of placeholder cards while loading. */
  readonly skeletons: number;
  readonly addressOf: (page: number) => string;
  readonly words: ListStateProps["words"] & { readonly loadingList: string; readonly pages: string };
};

/** The cards of a list and the links to its pages, or the reason for an empty list with the next step. */
export const PagedList = ({ cards, columns, hasLead, skeletons, addressOf, ...rest }: PagedListProps) => {
  const { list, words } = rest;
  const { total = 0, page = 1, pages = 1 } = valueOf(list) ?? {};
  return (
    <ListState
      {...rest}
      isEmpty={total === 0}
      skeleton={<CardSkeletons label={words.loadingList} columns={columns} hasLead={hasLead} count={skeletons} />}
    >
      <CardGrid $columns={columns} $hasLead={hasLead}>
        {cards}
      </CardGrid>
      <Pager label={words.pages} page={page} pages={pages} addressOf={addressOf} />
    </ListState>
  );
};
