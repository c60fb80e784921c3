import type { ReactNode } from "react";
import { styled } from "styled-components";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { QuietButton, QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { dimWhileBusy } from "../../design/tokens/busy.ts";
import { adviceOnRead } from "../feedback/failure.ts";
import { focusContent } from "../focusContent.ts";
import type { Loaded } from "../loading/loaded.ts";

/** Dimmed while the next list is loading, not while the shown one is read again after a change. */
const Shown = styled.div`
  ${dimWhileBusy}
`;

export type ListStateProps = {
  readonly list: Pick<Loaded<unknown>, "status">;
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  readonly isFiltered: boolean;
  /** Shown while the list is loading. */
  readonly skeleton: ReactNode;
  /** Shown while nothing exists. */
  readonly nothingYet: ReactNode;
  readonly retry: () => void;
  /** The address without filters. */
  readonly allAddress: string;
  readonly words: {
    readonly listFailed: string;
    readonly retry: string;
    readonly empty: string;
    readonly emptyAdvice: string;
    readonly clearFilters: string;
  };
  readonly children: ReactNode;
};

/** A list, or why there is none and what to do next. */
export const ListState = ({ list, isEmpty, isBusy, retry, allAddress, words, ...rest }: ListStateProps) => {
  if (list.status === "loading") return rest.skeleton;
  if (list.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
    return <EmptyState why="failed" title={words.listFailed} text={adviceOnRead(list)} action={again} />;
  }
  if (isEmpty && !rest.isFiltered) return rest.nothingYet;
  if (isEmpty) {
    const all = <QuietLink to={allAddress}>{words.clearFilters}</QuietLink>;
    return <EmptyState why="filtered" title={words.empty} text={words.emptyAdvice} action={all} />;
  }
  return <Shown aria-busy={isBusy || undefined}>{rest.children}</Shown>;
};
