import { attach, createEvent, createStore, type Effect, sample, type Store, type Unit } from "effector";
import type { FailureAnswer } from "../../lib/feedback/failure.ts";
import { failedBy, type Loaded, loading, ready } from "../../lib/loading/loaded.ts";

type Parts<Query, Page, Failure> = {
  readonly effect: Effect<Query, Page, Failure>;
  /** The query of the first page; no request is sent while it is null. */
  readonly $query: Store<Query | null>;
  /** The query of the page after the shown ones; null after the last. */
  readonly next: (query: Query, shown: Page) => Query | null;
  /** The shown pages with the one after them. */
  readonly join: (shown: Page, next: Page) => Page;
  /** Merges a repeated first page into the shown pages. Without it, the first page replaces them. */
  readonly $renew?: Store<(shown: Page, first: Page) => Page>;
  /** The sid of the pages in the server's page. Without it, they aren't serialised. */
  readonly name?: string;
  /** These events drop the pages and ignore the requests in flight. */
  readonly ends?: Unit<unknown>[];
};

/** A list that is requested page by page. Answers to earlier requests are ignored: for the first page, and for the next. */
export const createPagedQuery = <Query, Page, Failure extends FailureAnswer>(parts: Parts<Query, Page, Failure>) => {
  const { effect, $query, next, join, name, ends = [] } = parts;
  const $renew = parts.$renew ?? createStore((_: Page, first: Page) => first, { serialize: "ignore" });
  // Each request is a new object: identity tells its answer from that to an earlier one.
  type Request = { readonly query: Query; readonly isNext: boolean };

  /** Requests the first page; the shown pages stay. */
  const refreshed = createEvent();
  /** Requests the first page and shows the loading state. */
  const reloaded = createEvent();
  /** Requests the page after the shown ones. */
  const nextWanted = createEvent();

  const requestFx = attach({ effect, mapParams: ({ query }: Request) => query });
  const $first = createStore<Request | null>(null, { serialize: "ignore" }).reset(ends);
  const $next = createStore<Request | null>(null, { serialize: "ignore" }).reset([reloaded, ...ends]);
  const $pages = createStore<Loaded<Page>>(loading, name === undefined ? { serialize: "ignore" } : { sid: name })
    .on(reloaded, () => loading)
    .reset(ends);

  sample({
    clock: [refreshed, reloaded],
    source: $query,
    filter: (query) => query !== null,
    fn: (query): Request => ({ query: query as Query, isNext: false }),
    target: [$first, requestFx],
  });
  const nextOf = (query: Query | null, pages: Loaded<Page>) =>
    query !== null && pages.status === "ready" ? next(query, pages.value) : null;
  sample({
    clock: nextWanted,
    source: { query: $query, pages: $pages, wanted: $next },
    filter: ({ query, pages, wanted }) => wanted === null && nextOf(query, pages) !== null,
    fn: ({ query, pages }): Request => ({ query: nextOf(query, pages) as Query, isNext: true }),
    target: [$next, requestFx],
  });

  const answered = sample({
    clock: requestFx.finally,
    source: { first: $first, wanted: $next, renew: $renew },
    filter: ({ first, wanted }, { params }) => params === (params.isNext ? wanted : first),
    fn: ({ renew }, answer) => ({ ...answer, put: answer.params.isNext ? join : renew }),
  });
  $next.on(answered, (wanted, { params }) => (params.isNext ? null : wanted));
  $pages.on(answered, (shown, answer) => {
    // A failure keeps the shown pages.
    if (answer.status === "fail") return shown.status === "ready" ? shown : failedBy(answer.error);
    if (shown.status !== "ready") return ready(answer.result);
    return ready(answer.put(shown.value, answer.result));
  });

  return {
    $pages,
    /** Whether the page after the shown ones is on its way. */
    $isLoadingNext: $next.map((wanted) => wanted !== null),
    /** Whether the first page was requested since the list ended. */
    $isRequested: $first.map((first) => first !== null),
    refreshed,
    reloaded,
    nextWanted,
  };
};
