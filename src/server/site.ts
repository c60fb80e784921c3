import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Club } from "../../domain/club/club.ts";
import { memoryStore } from "../../adapters/memory/shared/keyValueStore.ts";
import { holderOf } from "../../adapters/embedded/shares/peers.ts";
import { createShares, type QueueState, whenWithoutPlace } from "../../adapters/embedded/shares/shares.ts";
import { clubWith } from "../../ui/club/pages/texts.ts";
import { clubImagePath, partsOfCut } from "../../ui/lib/page/shareImage.ts";
import loaderSource from "../browser/loader.js?raw";
import { type Backend, type FindPort, openContainer } from "../container.ts";
import { features } from "../features.ts";
import { PagesToken } from "../features/pages.bind.ts";
import { handlersFrom } from "../handlers.ts";
import { createResolver, loadParts } from "../resolver.ts";
import { lazily } from "../lazily.ts";
import { type PublicBackend, pageStateId, written } from "../pageState.ts";
import { nowhere, siteRoutes } from "../routes.tsx";
import { buildOf, changesPath, longestPath, readsPath } from "../visitorReads.ts";
import { encodingFor, type PackedPage, pagePacker } from "./http/compression.ts";
import { pagePolicy } from "./http/contentSecurity.ts";
import { reading, unlessTaken } from "./http/methods.ts";
import { decoded, type SiteFile } from "./documents/siteFile.ts";
import { pictureReader } from "./documents/sharePhoto.ts";
import { isMadeAtOnce, isSlowImage, mayBeFile, siteFiles, unlistedIn } from "./documents/siteFiles.ts";
import { withUploadedLogo } from "./documents/uploadedLogo.ts";
import { budgetsOf } from "./budgets.ts";
import { agesWith } from "./pages/ages.ts";
import { answerReads } from "./pages/answerReads.ts";
import { changeStreams } from "./pages/changeStreams.ts";
import { type Manifest, modulesOf } from "./pages/manifest.ts";
import { type Change, type KeptPage, pageCache } from "./pages/pageCache.ts";
import { nameOf, nowhereFor } from "./pages/pageName.ts";
import { readCache } from "./pages/readCache.ts";
import { siteReader } from "./pages/readSite.ts";
import { type Rendered, render, roundedTime } from "./pages/render.tsx";
import { batch } from "./pages/batch.ts";
import { breath, everything, type HeardWrite } from "./pages/pageChanges.ts";
import { withSharedAnswers } from "./pages/sharedAnswers.ts";
import { sharedValue } from "./pages/sharedValue.ts";
import { followedIn, hintTime, idsIn, type Shown, shownChanges } from "./pages/shownChanges.ts";
import { speculationRules } from "./pages/speculation.ts";
import { tooManyPages } from "./pages/tooManyPages.ts";

export { routeOf } from "./pages/pageName.ts";
export { clubContent } from "./clubContent.ts";
export { letterhead, mailPage } from "./pages/mailPage.tsx";

export type SiteSettings = {
  readonly backend: Backend;
  /** The same backend, as browsers reach it. */
  readonly publicBackend: PublicBackend;
  /** The site's own address, without a slash at its end. */
  readonly siteAddress: string;
  /** Maps sources to built files. Absent in development, where the browser loads the sources. */
  readonly manifest?: Manifest;
  /** False when mails are captured, of a site that isn't a demonstration: its staff is told. */
  readonly sendsMails?: boolean;
  /** Called with the milliseconds that each rendering took. */
  readonly onRendered?: (milliseconds: number) => void;
  /** Whether `hearWrite` hears at this moment of what visitors and members write. Absent when it never does. */
  readonly hearsWrites?: () => boolean;
  /** Milliseconds since 1970; decides which match is the next. */
  readonly now?: () => number;
};

export type Site = {
  /** Answers a request for a page. `peer`: the address at the other end of the socket. */
  answer(request: Request, peer?: string): Promise<Response>;
  /** Drops the cached pages that show what was written. */
  hearWrite(write: HeardWrite): void;
  /** Drops all cached pages: writes were missed. */
  hearAnything(): void;
  /** Drops all cached pages soon: writes aren't heard at this moment. */
  hearNothing(): void;
  /** The club as its staff has changed it. */
  findClub(): Promise<Club>;
  /** The cached pages, for the next start of the same build on the same data. */
  pages(): readonly SavedPage[];
  /** How busy it is, for metrics. `kept`, `made`: answers from the cache, and the others, since the start. */
  load(): { readonly kept: number; readonly made: number; readonly queue: QueueState; readonly streams: number };
  /** Ends what would never end: the streams that tell visitors of changes. */
  endStreams(): void;
  /** Takes over the pages of the process before. */
  addPages(pages: readonly SavedPage[]): void;
};

/** A cached page without its compressed forms. */
export type SavedPage = KeptPage<Content>;

type Content = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: Uint8Array;
  /** Compressed already, as PNG is. */
  readonly isDense?: boolean;
  readonly shown: Shown;
};

type Page = Omit<Content, "bytes"> & {
  readonly body: PackedPage;
  /** Of its bytes as it was made. */
  readonly size: number;
  /** False while the backend hasn't told what the staff has changed of the site. */
  readonly isWhole: boolean;
};

/** The styles and the script in a page's head, and the policy that allows them. */
type Head = { readonly bytes: Uint8Array; readonly policy: string };

/** The source of the client's entry file, as the manifest names it. */
const clientSource = "src/browser/client.tsx";

const onServer = features.flatMap(({ server }) => (server ? [server] : []));

/** The paths to which forms are posted. */
const posted = new Set(onServer.flatMap(({ forms = [] }) => forms));

/** Addresses that others know, and where they lead. */
const led = new Map(onServer.flatMap(({ leads = {} }) => Object.entries(leads)));

/** The backend's parts that the site's features use. */
export const used = {
  functions: onServer.flatMap(({ functions = [] }) => functions),
  followsChanges: onServer.some(({ followsChanges }) => followsChanges),
};

// In the page: a header could only name a file, and the request for that file would compete with the first paint.
const speculation = speculationRules(unlistedIn(features));

/** The limits of what browsers download, for the check of a build. */
export const budgets = budgetsOf(features);

const mostPages = 200;
const mostBytes = 20_000_000;
/** A page's bytes and both compressed forms, of about a fifth each. */
const packedTwice = 1.5;

/** Most pages of a route have the same styles. */
const mostHeads = 40;

/** How many pages render at once and wait to. One network gets at most half of the places. Cached pages need none. */
const places = { most: 6, visitors: 6, each: 3, reserved: 1, waitingEach: 256, waiting: 1_024, patience: 20_000 };

/** The same for images, one of a network at once: they never take a page's place. */
const imagePlaces = { most: 2, visitors: 2, each: 1, reserved: 0, waitingEach: 64, waiting: 256, patience: 20_000 };

/** A line end in a path. No route matches one, not even the not-found page. */
const lineEnd = /%(?:0[ad]|e2%80%a[89])/i;

/** The site as a function from a request to a response. Pages are rendered completely, without scripts. */
export const createSite = ({
  backend,
  publicBackend,
  siteAddress,
  manifest = {},
  hearsWrites,
  sendsMails,
  onRendered = () => {},
  now = Date.now,
}: SiteSettings): Site => {
  const agesNow = () => agesWith(hearsWrites);
  const reads = "url" in backend ? readCache(backend.fetch ?? globalThis.fetch, () => agesNow().read) : undefined;
  const asked = reads && "url" in backend ? { ...backend, fetch: reads.fetch } : backend;
  const open = lazily(async () =>
    openContainer(await loadParts(), asked, { storage: memoryStore(), navigator: {} }, "nowhere"),
  );
  // The visitor's browser has reached the site, so errors don't blame its connection.
  const resolve = createResolver(open);
  const find = reads ? withSharedAnswers(resolve, reads) : resolve;
  const handlers = handlersFrom(find, undefined, { answer: "bad" });
  const readChanges = siteReader(handlers);
  const siteChanges = sharedValue(
    readChanges,
    ({ isWhole }) => isWhole,
    () => agesNow().read,
  );
  // Nothing tells of writes in memory.
  const changesNow = reads ? siteChanges.get : readChanges;
  const readPicture = "url" in backend ? pictureReader(backend.url, backend.fetch ?? globalThis.fetch) : undefined;
  // The memory backend stores no pictures.
  const withLogo = withUploadedLogo(readPicture ?? (async () => undefined));
  const findClub = async () => withLogo(clubWith((await changesNow()).texts, ""));
  const findPort: FindPort = async (port) => (await open()).container.get(port);
  const addressOf = (source: string) => `/${manifest[source]?.file ?? source}`;
  // The build may change the quotes.
  const loader = loaderSource.replace(
    /import\(["`]\.\/client\.tsx["`]\)/,
    `import(${JSON.stringify(addressOf(clientSource))})`,
  );
  const backendUrl = typeof publicBackend === "object" && publicBackend.url !== "/" ? publicBackend.url : undefined;
  const captcha = publicBackend === "memory" ? undefined : publicBackend.captcha;
  // The memory backend stores no files, so each picture is the club's share image.
  const pictureHost = publicBackend === "memory" ? `${clubImagePath}?` : (backendUrl ?? "");
  const switchedOff = async () => (await findPort(PagesToken)).switchedOff();
  // The memory backend stores no files.
  const fileAt = siteFiles({
    features,
    findPort,
    site: siteAddress,
    findClub,
    routes: siteRoutes,
    switchedOff,
    readPicture,
  });
  const pages = pageCache<Page | Response>({
    time: (page) => (page instanceof Response || page.isWhole ? agesNow().page : breath),
    size: mostPages,
    bytes: mostBytes,
    bytesOf: (page) => (page instanceof Response ? 0 : page.size * (page.isDense ? 1 : packedTwice)),
    isWorthKeeping: (page, name) =>
      !(page instanceof Response) &&
      (page.status === 200 || name === nowhereFor(name)) &&
      // Their addresses are endless, and the pictures are kept by themselves.
      partsOfCut(name) === undefined,
  });
  const inPlace = createShares(places);
  const inImagePlace = createShares(imagePlaces);
  const streams = changeStreams();

  const isSecure = siteAddress.startsWith("https:");

  /** The number of pages that are being rendered. */
  let rendering = 0;
  const packPage = pagePacker(() => rendering > 0);
  const answered = { kept: 0, made: 0 };
  const heads = new LRUCache<string, Head>({ max: mostHeads });
  /** What the page adds to its head: encoded and hashed once, because it is half of the page. */
  const headOf = ({ elements, texts }: Rendered["style"]): Head => {
    const head = heads.get(elements) ?? {
      bytes: Buffer.from(`${elements}<script>${loader}</script>`),
      policy: pagePolicy({ scripts: [loader, speculation], styles: texts, backendUrl, captcha, isSecure }),
    };
    heads.set(elements, head);
    return head;
  };

  const namesOf = (sources: readonly string[]) =>
    modulesOf(manifest, [clientSource, ...sources]).map((path) => /([^/]+)\.js$/.exec(path)?.[1]);

  const pageFrom = ({ status, html, style, stores, shown, tip, startsAtOnce, ...files }: Rendered): Content => {
    const later = files.laterSources.length > 0 && files.mayComeLater && publicBackend !== "memory";
    const modules = namesOf(later ? files.sources : [...files.sources, ...files.laterSources]);
    const state = written({
      stores,
      backend: publicBackend,
      ...(style.components && { components: style.components }),
      modules: modules.join(),
      ...(later && { later }),
      ...(tip && { tip, views: addressOf("src/browser/views.ts") }),
      // In development the browser holds the data.
      ...((startsAtOnce || publicBackend === "memory") && { startsAtOnce: true }),
    });
    const head = headOf(style);
    // React writes apostrophes with six characters. All its attributes are in double quotes.
    const short = html.replaceAll("&#x27;", "'");
    const [headEnd, bodyEnd] = [short.indexOf("</head>"), short.lastIndexOf("</body>")];
    const bytes = Buffer.concat([
      Buffer.from(`<!doctype html>${short.slice(0, headEnd)}`),
      head.bytes,
      Buffer.from(short.slice(headEnd, bodyEnd)),
      Buffer.from(`<script type="application/json" id="${pageStateId}">${state}</script>`),
      Buffer.from(`<script type="speculationrules">${speculation}</script>${short.slice(bodyEnd)}`),
    ]);
    return {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": head.policy,
        "cache-control": status === 200 ? "no-cache" : "no-store",
        ...(status === 503 && { "retry-after": "5" }),
        vary: "accept-encoding",
        etag: tagOf(bytes),
      },
      bytes,
      shown: { ...shown, ids: idsIn(state), hasCounts: true },
    };
  };

  /** `before`: the page whose place it takes. With the same bytes, it has that page's compressed forms. */
  const pageWith = ({ bytes, ...content }: Content, isWhole = true, before?: Page | Response): Page => ({
    ...content,
    body:
      before && !(before instanceof Response) && before.headers["etag"] === content.headers["etag"]
        ? before.body
        : packPage(bytes),
    size: bytes.length,
    isWhole,
  });

  const renderedAt = async (request: Request, before?: Page | Response): Promise<Page | Response> => {
    rendering += 1;
    const begun = performance.now();
    const rendered = await render(request, {
      handlers,
      readChanges: changesNow,
      siteAddress,
      pictureHost,
      sendsMails,
      now: now(),
      captchaProvider: captcha?.provider,
    }).finally(() => (rendering -= 1));
    onRendered(performance.now() - begun);
    return rendered instanceof Response ? rendered : pageWith(pageFrom(rendered), rendered.isWhole, before);
  };

  const make = async (request: Request, before?: Page | Response): Promise<Page | Response> => {
    const { origin, pathname } = new URL(request.url);
    const file = await fileAt(pathname);
    if (file) return pageWith(pageOf(file), true, before);
    const shared = nowhereFor(pathname);
    // Pages that don't exist share one cache entry per section: their addresses are endless.
    return shared === undefined || shared === pathname
      ? renderedAt(request, before)
      : pages.get(shared, (kept) => renderedAt(new Request(origin + shared), kept));
  };

  const answerRead = answerReads({
    find,
    build: modulesOf(manifest, [clientSource]).flatMap((file) => buildOf(file) ?? [])[0],
    packPage,
    now: () => roundedTime(now()),
  });

  const answerWithPage = async (request: Request, peer: string | undefined): Promise<Response> => {
    const { origin, pathname: asked, search } = new URL(request.url);
    const pathname = decoded(asked) === undefined ? nowhere : asked;
    // Forms need a script. A form posted without one redirects to its page, which tells the visitor.
    if (request.method === "POST" && posted.has(pathname)) return elsewhere(pathname + search);
    if (used.followsChanges && pathname === changesPath) return streams.answer(request, peer);
    const untaken = unlessTaken(request, posted.has(pathname) ? [...reading, "POST"] : reading);
    if (untaken) return untaken;
    if (pathname.length + search.length > longestPath) return refusal(414);
    if (lineEnd.test(pathname)) return refusal(404);
    const leads = led.get(pathname);
    if (leads !== undefined) return elsewhere(leads);
    if (pathname.startsWith(readsPath)) return inPlace(holderOf(request, peer), () => answerRead(request));

    const name = search === "" ? pathname : await nameOf(pathname, search);
    const made = (before?: Page | Response) => make(new Request(origin + name), before);
    const newest = reloads(request);
    // Each request takes a place of its own, even to share a rendering, so it never waits in another network's queue.
    const inOnePlace = () =>
      (isSlowImage(pathname) ? inImagePlace : inPlace)(holderOf(request, peer), () => pages.get(name, made, newest));
    // Drawings aren't cached: one takes 0.1 ms and would evict a page, which takes 30 ms.
    const kept = pages.kept(name, newest) ?? (mayBeFile(pathname) ? undefined : pages.kept(nowhereFor(pathname) ?? ""));
    answered[kept ? "kept" : "made"] += 1;
    const page = kept ?? (await (isMadeAtOnce(pathname) ? made() : inOnePlace()));
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

  const dropReads = () => {
    reads?.drop();
    siteChanges.drop();
  };
  const dropPages = (changes: readonly Change<Shown>[]) => {
    for (const { isOn, after } of changes) {
      pages.drop({ isOn: (page) => !(page instanceof Response) && isOn(page.shown), after });
    }
  };
  // Views are frequent, so reads are dropped for them once a second. Pages rendered in between are told of them again.
  const hearView = batch<readonly Change<Shown>[]>(breath, (views) => {
    dropReads();
    views.forEach(dropPages);
  });

  const hint = batch<readonly string[]>(hintTime, (kinds) => streams.tell([...new Set(kinds.flat())].join(" ")));
  const hintAt = (changes: readonly Change<Shown>[]) => {
    const kinds = followedIn(changes);
    if (kinds.length > 0) hint(kinds);
  };

  return {
    hearWrite(write) {
      const changes = shownChanges(write);
      dropPages(changes);
      hintAt(changes);
      if (write.path === "rpc/count_tip_view") hearView(changes);
      else if (changes.length > 0) dropReads();
    },

    hearAnything() {
      const changes = everything();
      dropPages(changes);
      dropReads();
      hintAt(changes);
    },

    hearNothing() {
      dropPages([{ isOn: () => true, after: agesNow().page }]);
      dropReads();
    },

    findClub,

    pages: () =>
      pages.all().flatMap(({ page, ...kept }) => {
        if (page instanceof Response) return [];
        const { body, size: _, isWhole: __, ...content } = page;
        return [{ ...kept, page: { ...content, bytes: body.bytes() } }];
      }),

    load: () => ({ ...answered, queue: inPlace.state(), streams: streams.open() }),

    endStreams: streams.end,

    addPages: (saved) => pages.add(saved.map(({ page, ...kept }) => ({ ...kept, page: pageWith(page) }))),

    answer: (request, peer) => answerWithPage(request, peer).catch(whenWithoutPlace(tooManyPages)),
  };
};

/** Whether the browser reloads the page. A member who reloads expects their own like to show. */
const reloads = ({ headers }: Request): boolean => /no-cache|max-age=0/.test(headers.get("cache-control") ?? "");

const tagOf = (bytes: Uint8Array): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/** Feeds, calendars, the sitemap and share images show content items without counts. The sitemap lists the pages of teams. */
const fileShown: Shown = { kinds: ["tips", "articles", "matches", "teams"], ids: new Set(), hasCounts: false };

const pageOf = ({ type, body, freshFor }: SiteFile): Content => {
  const isDense = typeof body !== "string";
  const bytes = isDense ? body : new TextEncoder().encode(body);
  return {
    status: 200,
    headers: {
      "content-type": type,
      "cache-control": freshFor === undefined ? "no-cache" : `public, max-age=${freshFor}`,
      etag: tagOf(bytes),
      ...(!isDense && { vary: "accept-encoding" }),
    },
    bytes,
    isDense,
    shown: fileShown,
  };
};

const elsewhere = (location: string, status = 303): Response => new Response(null, { status, headers: { location } });

const refusal = (status: number): Response => new Response(null, { status });
