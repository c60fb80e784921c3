import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CardSkeletons } from "../../design/components/feedback/Skeleton.tsx";
import { CardGrid } from "../../design/components/surfaces/CardGrid.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { Pager } from "../../design/components/lists/Pager.tsx";
import { QuietButton, QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { dimWhileBusy } from "../../design/tokens/busy.ts";
import { adviceOnRead } from "../feedback/failure.ts";
import { focusContent } from "../focusContent.ts";
import type { Loaded } from "../loading/loaded.ts";

/** Dimmed while the next list is loading. */
const Shown = styled.div`
  ${dimWhileBusy}
`;

export type PagedListProps = {
  readonly list: Loaded<{ readonly total: number; readonly page: number; readonly pages: number }>;
  /** The cards of a list with its pager, or the reason for an empty list with the next step. */
  readonly cards: ReactNode;
  readonly columns: 2 | 3;
  /** Whether the first card of the first page is larger than the others. */
  readonly hasLead: boolean;
  /** The number of placeholder cards while loading. */
  readonly skeletons: number;
  readonly isBusy: boolean;
  readonly isFiltered: boolean;
  /** Shown while nothing exists. */
  readonly nothingYet: ReactNode;
  readonly retry: () => void;
  readonly addressOf: (page: number) => string;
  /** The address without filters. */
  readonly allAddress: string;
  readonly words: {
    readonly loadingList: string;
    readonly listFailed: string;
    readonly failedAdvice: string;
    readonly retry: string;
    readonly empty: string;
    readonly emptyAdvice: string;
    readonly clearFilters: string;
    readonly pages: string;
  };
};

/** The cards of a list and its pages, or why there are none and what to do next. */
export const PagedList = (props: PagedListProps) => {
  const { list, cards, columns, hasLead, skeletons, isBusy, retry, addressOf, allAddress, words } = props;
  if (list.status === "loading") {
    return <CardSkeletons label={words.loadingList} columns={columns} hasLead={hasLead} count={skeletons} />;
  }
  if (list.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
    return (
      <EmptyState why="failed" title={words.listFailed} text={adviceOnRead(list, words.failedAdvice)} action={again} />
    );
  }
  const { total, page, pages } = list.value;
  if (total === 0 && !props.isFiltered) return props.nothingYet;
  if (total === 0) {
    const all = <QuietLink to={allAddress}>{words.clearFilters}</QuietLink>;
    return <EmptyState why="filtered" title={words.empty} text={words.emptyAdvice} action={all} />;
  }
  return (
    <Shown aria-busy={isBusy || undefined}>
      <CardGrid $columns={columns} $hasLead={hasLead}>
        {cards}
      </CardGrid>
      <Pager label={words.pages} page={page} pages={pages} addressOf={addressOf} />
    </Shown>
  );
};
