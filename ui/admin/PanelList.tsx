import type { MouseEvent, ReactNode } from "react";
import { ArticleSkeleton } from "../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../design/components/surfaces/EmptyState.tsx";
import { french } from "../design/components/text/french.ts";
import { Pager } from "../design/components/lists/Pager.tsx";
import { QuietButton, QuietLink } from "../design/components/actions/QuietButton.tsx";
import { focusContent } from "../lib/focusContent.ts";
import type { Loaded } from "../lib/loading/loaded.ts";
import { News } from "./PanelList.styles.ts";
import { words as adminWords } from "./words.ts";
import { adviceOnRead } from "../lib/feedback/failure.ts";

type NewsLineProps = {
  /** Text about changes since the list was loaded; null without any. */
  readonly news: string | null;
  readonly onShow: () => void;
};

/** New items wait for a press, so that the list doesn't move while it is read. */
export const NewsLine = ({ news, onShow }: NewsLineProps) => {
  // The pressed button disappears: the focus goes to the list's beginning.
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
    onShow();
  };
  return (
    <div role="status">
      {news !== null && (
        <News>
          {french(news)}
          <QuietButton onClick={show}>{adminWords.show}</QuietButton>
        </News>
      )}
    </div>
  );
};

export type PanelListProps<Item> = {
  readonly list: Loaded<{ readonly items: readonly Item[]; readonly page: number; readonly pages: number }>;
  /** Whether the list of another address is on its way. */
  readonly isBusy: boolean;
  readonly isFiltered: boolean;
  readonly onRetry: () => void;
  readonly addressOf: (page: number) => string;
  /** The address of the list without filters. */
  readonly allAddress: string;
  readonly words: {
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    /** In the place of `none` while nothing is looked for. */
    readonly noneAtAll?: string;
    readonly noneYet: string;
    readonly noneFiltered: string;
    readonly showAll: string;
    readonly pages: string;
  };
  /** The next step while nothing exists. */
  readonly firstStep: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
};

/** The rows of a list and its pages, or the reason for an empty list with the next step. */
export const PanelList = <Item extends { readonly id: string }>(props: PanelListProps<Item>) => {
  const { list, isBusy, isFiltered, onRetry, addressOf, allAddress, words, children } = props;
  if (list.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (list.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), onRetry())}>{adminWords.retry}</QuietButton>;
    return <EmptyState why="failed" title={words.failed} text={adviceOnRead(list)} action={again} />;
  }
  const { items, page, pages } = list.value;
  if (items.length === 0) {
    // An empty list says nothing of the next one.
    if (isBusy) return <ArticleSkeleton words={words.loading} />;
    return (
      <EmptyState
        why={isFiltered ? "filtered" : "first"}
        title={isFiltered ? words.none : (words.noneAtAll ?? words.none)}
        text={isFiltered ? words.noneFiltered : words.noneYet}
        action={isFiltered ? <QuietLink to={allAddress}>{words.showAll}</QuietLink> : props.firstStep}
      />
    );
  }
  return (
    <>
      {children(items)}
      <Pager label={words.pages} page={page} pages={pages} addressOf={addressOf} />
    </>
  );
};
