import { clientKey } from "../../adapters/embedded/queue/peers.ts";
import { createFairQueue, type QueueState, whenQueueRefuses } from "../../adapters/embedded/queue/fairQueue.ts";
import { features } from "../features.ts";
import { notFoundPath } from "../routes.tsx";
import { changesPath } from "../changesPath.ts";
import { longestPath, readsPath } from "../visitorReads.ts";
import { decoded } from "./documents/siteFile.ts";
import { isMadeAtOnce, isSlowImage, mayBeFile } from "./documents/siteFiles.ts";
import { encodingFor } from "./http/compression.ts";
import { reading, unlessTaken } from "./http/methods.ts";
import type { changeStreams } from "./pages/changeStreams.ts";
import { nameOf, notFoundPathFor } from "./pages/pageName.ts";
import type { Page, pagesOf } from "./pages/pages.ts";
import { tooManyPages } from "./pages/tooManyPages.ts";

type Needs = {
  readonly pages: Pick<ReturnType<typeof pagesOf>, "cache" | "make">;
  /** Answers a visitor's read. */
  readonly answerRead: (request: Request) => Promise<Response>;
  /** Where an item is that stood at an address on the site that it comes from. */
  readonly findMoved: (pathname: string, search: string) => Promise<string | undefined>;
  /** The streams that tell visitors of changes; absent when no feature needs them. */
  readonly streams?: Pick<ReturnType<typeof changeStreams>, "answer"> | undefined;
};

const onServer = features.flatMap(({ server }) => (server ? [server] : []));

/** The paths to which forms are posted. */
const posted = new Set(onServer.flatMap(({ forms = [] }) => forms));

/** Addresses that others know, and where they lead. */
const led = new Map(onServer.flatMap(({ leads = {} }) => Object.entries(leads)));

const moves = onServer.flatMap(({ moved }) => moved ?? []);
const movedFrom = (pathname: string, search: string): string | undefined => {
  for (const moved of moves) {
    const address = moved(pathname, search);
    if (address !== undefined) return address;
  }
  return undefined;
};

/** How many pages render at once and wait to. One network gets at most half of the places. Cached pages need none. */
const pageLimits = { most: 6, visitors: 6, each: 3, reserved: 1, waitingEach: 256, waiting: 1_024, patience: 20_000 };

/** Limits for images, which never take a page's place: a network renders one image at once. */
const imageLimits = { most: 2, visitors: 2, each: 1, reserved: 0, waitingEach: 64, waiting: 256, patience: 20_000 };

/** A line end in a path. No route matches one, not even the not-found page. */
const lineEnd = /%(?:0[ad]|e2%80%a[89])/i;

/** The number that WordPress gives a text, as the address of home with it. */
const postNumber = /[?&]p=\d+(?!\w)/;

/** Whether the browser reloads the page. A member who reloads expects their own like to show. */
const reloads = ({ headers }: Request): boolean => /no-cache|max-age=0/.test(headers.get("cache-control") ?? "");

/** Browsers ask again each time, also about what has moved for good: an item may take its former address again. */
const elsewhere = (location: string, status = 303): Response =>
  new Response(null, { status, headers: { location, ...(status === 301 && { "cache-control": "no-cache" }) } });

const refusal = (status: number): Response => new Response(null, { status });

const answerWith = async (page: Page | Response, request: Request): Promise<Response> => {
  if (page instanceof Response) return elsewhere(page.headers.get("location") ?? "/", page.status);
  if (page.status === 200 && request.headers.get("if-none-match")?.includes(page.headers["etag"] ?? "")) {
    return new Response(null, { status: 304, headers: { ...page.headers } });
  }
  const encoding = page.isDense ? "identity" : encodingFor(request);
  // A copy: the HTTP server writes the length into it.
  const headers = { ...page.headers, ...(encoding !== "identity" && { "content-encoding": encoding }) };
  const body = request.method === "HEAD" ? null : await page.body.in(encoding);
  return new Response(body as BodyInit | null, { status: page.status, headers });
};

/** Answers requests for pages, files, reads and streams of changes. `peer`: the address at the other end of the socket. */
export const answers = ({ pages: { cache, make }, answerRead, findMoved, streams }: Needs) => {
  const queued = createFairQueue(pageLimits);
  const queuedImage = createFairQueue(imageLimits);
  // Of their own: addresses that lead nowhere take no page's place.
  const queuedMoves = createFairQueue(pageLimits);
  /** Answers from the cache, and the others, since the start. */
  const counts = { kept: 0, made: 0 };

  const answer = async (request: Request, peer: string | undefined): Promise<Response> => {
    const { origin, pathname: asked, search } = new URL(request.url);
    const pathname = decoded(asked) === undefined ? notFoundPath : asked;
    // Forms need a script. A form that a browser without scripts posts redirects to its page, which says so.
    if (request.method === "POST" && posted.has(pathname)) return elsewhere(pathname + search);
    if (streams && pathname === changesPath) return streams.answer(request, peer);
    const untaken = unlessTaken(request, posted.has(pathname) ? [...reading, "POST"] : reading);
    if (untaken) return untaken;
    if (pathname.length + search.length > longestPath) return refusal(414);
    if (lineEnd.test(pathname)) return refusal(404);
    const leads = led.get(pathname) ?? movedFrom(pathname, search);
    if (leads !== undefined) return elsewhere(leads);
    if (pathname.startsWith(readsPath)) return queued(clientKey(request, peer), () => answerRead(request));

    const name = search === "" ? pathname : await nameOf(pathname, search);
    const made = (before?: Page | Response) => make(new Request(origin + name), before);
    const newest = reloads(request);
    /** Without an answer of the backend, or of the queue, a page stays what it is. */
    const moved = async (): Promise<Response | undefined> => {
      const find = () => findMoved(pathname, search);
      const address = await queuedMoves(clientKey(request, peer), find).catch(() => undefined);
      return address === undefined ? undefined : elsewhere(address, 301);
    };
    // Requests that share a rendering still queue one by one, so a request never waits in another network's queue.
    const queuedPage = () =>
      (isSlowImage(pathname) ? queuedImage : queued)(clientKey(request, peer), () => cache.get(name, made, newest));
    // Drawings aren't cached: one takes 0.1 ms and would evict a page, which takes 30 ms.
    const isOfPost = pathname === "/" && postNumber.test(search);
    const toPost = isOfPost ? await moved() : undefined;
    if (toPost) return toPost;
    const kept =
      cache.kept(name, newest) ?? (mayBeFile(pathname) ? undefined : cache.kept(notFoundPathFor(pathname) ?? ""));
    counts[kept ? "kept" : "made"] += 1;
    const page = kept ?? (await (isMadeAtOnce(pathname) ? made() : queuedPage()));
    // Only where the site has no page, so that an imported address hides none.
    const isMissing = !(page instanceof Response) && page.status === 404;
    return (isMissing ? await moved() : undefined) ?? answerWith(page, request);
  };

  return {
    answer: (request: Request, peer?: string): Promise<Response> =>
      answer(request, peer).catch(whenQueueRefuses(tooManyPages)),
    load: (): { readonly kept: number; readonly made: number; readonly queue: QueueState } => ({
      ...counts,
      queue: queued.state(),
    }),
  };
};
