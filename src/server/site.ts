import type { Club } from "../../domain/club/club.ts";
import { memoryStore } from "../../adapters/memory/shared/keyValueStore.ts";
import type { QueueState } from "../../adapters/embedded/queue/fairQueue.ts";
import { clubWith } from "../../ui/club/pages/texts.ts";
import { clubImagePath } from "../../ui/lib/page/shareImage.ts";
import loader from "../browser/loader.js?raw";
import type { Backend } from "../bindings.ts";
import { type FindPort, openContainer } from "../container.ts";
import { features } from "../features.ts";
import { ownPages } from "../ownPages.ts";
import { handlersFrom } from "../handlers.ts";
import { createResolver } from "../resolver.ts";
import { lazily } from "../lazily.ts";
import type { PublicBackend } from "../pageState.ts";
import { pageFilesOf, siteRoutes } from "../routes.tsx";
import { buildOf } from "../visitorReads.ts";
import { answers } from "./answers.ts";
import { answerOldPicture } from "./oldPicture.ts";
import { type HeardChange, invalidation } from "./cache/invalidation.ts";
import { readCache, withSharedReads } from "./cache/readCache.ts";
import { pictureReader } from "./documents/sharePhoto.ts";
import { siteFiles, unlistedIn } from "./documents/siteFiles.ts";
import { withUploadedLogo } from "./documents/uploadedLogo.ts";
import { answerReads } from "./pages/answerReads.ts";
import { changeStreams } from "./pages/changeStreams.ts";
import { clientSource, documents } from "./pages/document.ts";
import { formerAddresses } from "./pages/formerAddresses.ts";
import { type Manifest, modulesOf } from "./pages/manifest.ts";
import { pagesOf } from "./pages/pages.ts";
import { siteReader } from "./pages/readSite.ts";
import { render, roundedTime } from "./pages/render.tsx";
import { speculationRules } from "./pages/speculation.ts";

export { routeOf } from "./pages/pageName.ts";
export { clubContent } from "./clubContent.ts";
export { letterhead, mailPage } from "./pages/mailPage.tsx";

export type SiteSettings = {
  readonly backend: Backend;
  /** The backend's address for browsers. */
  readonly publicBackend: PublicBackend;
  /** The site's own address, without a slash at its end. */
  readonly siteAddress: string;
  /** Maps sources to built files. Absent in development, where the browser loads the sources. */
  readonly manifest?: Manifest;
  /** False when mails are captured, of a site that isn't a demonstration: its staff is told. */
  readonly sendsMails?: boolean;
  /** Called with the milliseconds that each rendering took. */
  readonly onRendered?: (milliseconds: number) => void;
  /** Whether changes of the backend are heard at this moment. Absent when they never are. */
  readonly hearsChanges?: () => boolean;
  /** Milliseconds since 1970; decides which match is the next. */
  readonly now?: () => number;
};

export type Site = {
  /** Answers a request for a page. `peer`: the address at the other end of the socket. */
  answer(request: Request, peer?: string): Promise<Response>;
  /** Drops the cached pages that show a change, and tells visitors' open pages of it. */
  invalidate(change: HeardChange): void;
  /** Drops all cached pages, after a time in which changes may have been missed. */
  invalidateAll(): void;
  /** Lets all cached pages expire sooner, while changes can't be heard. */
  expectMissedChanges(): void;
  /** The club with its staff's changes. */
  findClub(): Promise<Club>;
  /** The load, for metrics. `kept` and `made` count answers with and without the cache since the start. */
  load(): { readonly kept: number; readonly made: number; readonly queue: QueueState; readonly streams: number };
  /** Ends the streams of changes to visitors, which never end by themselves. */
  endStreams(): void;
};

const onServer = features.flatMap(({ server }) => (server ? [server] : []));

/** The backend's parts that the site's features use. */
export const used = {
  functions: onServer.flatMap(({ functions = [] }) => functions),
  followsChanges: onServer.some(({ followsChanges }) => followsChanges),
};

// In the page: a header could only name a file, and the request for that file would compete with the first paint.
const speculation = speculationRules(unlistedIn(features));

/** The source files of each page, for the check of a build's sizes. */
export const pageFiles = pageFilesOf(features);

/** Milliseconds for which a page, and a read for pages, are kept unless a change drops them. */
type Ages = { readonly page: number; readonly read: number };

/** A page may consist of reads that are about to expire. It shows a state of the last minute. */
const whileHearing: Ages = { page: 50_000, read: 10_000 };
/** While the connection to a reporting backend is broken a page is at most five seconds old. */
const whileDeaf: Ages = { page: 4_000, read: 1_000 };
/** On a backend that never reports writes a page is at most a minute old. */
const withoutNews: Ages = { page: 59_000, read: 1_000 };

/** The site as a function from a request to a response. Pages are rendered completely, without scripts. */
export const createSite = ({
  backend,
  publicBackend,
  siteAddress,
  manifest = {},
  hearsChanges,
  sendsMails,
  onRendered = () => {},
  now = Date.now,
}: SiteSettings): Site => {
  const agesNow = () => (hearsChanges ? (hearsChanges() ? whileHearing : whileDeaf) : withoutNews);

  // The site reads its backend with a visitor's rights.
  const device = { storage: memoryStore(), navigator: {}, pages: async () => ownPages };
  const open = lazily(async () => openContainer(backend, device, "nowhere"));
  const findPort: FindPort = async (port) => (await open()).port(port);
  const reads = readCache(() => agesNow().read);
  const resolve = createResolver(open);
  // The memory backend reports no writes, so its reads aren't cached.
  const resolveUseCase = "url" in backend ? withSharedReads(resolve, reads) : resolve;
  // The visitor's browser has reached the site, so errors don't blame its connection.
  const handlers = handlersFrom(resolveUseCase, undefined, { answer: "bad" });
  const readSite = siteReader(handlers);
  const readChanges =
    "url" in backend ? () => reads.share("what the staff has changed", readSite, ({ isWhole }) => isWhole) : readSite;
  const readPicture = "url" in backend ? pictureReader(backend.url, backend.fetch ?? globalThis.fetch) : undefined;
  // The memory backend stores no pictures.
  const withLogo = withUploadedLogo(readPicture ?? (async () => undefined));
  const findClub = async () => withLogo(clubWith((await readChanges()).texts, ""));

  const captcha = publicBackend === "memory" ? undefined : publicBackend.captcha;
  const backendUrl = typeof publicBackend === "object" && publicBackend.url !== "/" ? publicBackend.url : undefined;
  const pages = pagesOf({
    render: (request) =>
      render(request, {
        handlers,
        readChanges,
        siteAddress,
        // The memory backend stores no files, so each picture is the club's share image.
        pictureHost: publicBackend === "memory" ? `${clubImagePath}?` : (backendUrl ?? ""),
        sendsMails,
        now: now(),
        captchaProvider: captcha?.provider,
      }),
    document: documents({
      manifest,
      publicBackend,
      loader,
      speculation,
      isSecure: siteAddress.startsWith("https:"),
      tellsChanges: used.followsChanges && publicBackend !== "memory",
    }),
    fileAt: siteFiles({
      features,
      findPort,
      site: siteAddress,
      findClub,
      routes: siteRoutes,
      switchedOff: async () => (await findPort("pages")).switchedOff(),
      readPicture,
    }),
    time: () => agesNow().page,
    onRendered,
  });

  const streams = changeStreams();
  const { answer, load } = answers({
    pages,
    answerRead: answerReads({
      resolveUseCase,
      build: modulesOf(manifest, [clientSource]).flatMap((file) => buildOf(file) ?? [])[0],
      packPage: pages.packPage,
      now: () => roundedTime(now()),
    }),
    findMoved: formerAddresses(findPort),
    streams: used.followsChanges ? streams : undefined,
  });

  const oldPicture = "url" in backend ? answerOldPicture(backend) : async () => undefined;

  return {
    answer: async (request, peer) => (await oldPicture(request)) ?? answer(request, peer),
    findClub,
    load: () => ({ ...load(), streams: streams.open() }),
    endStreams: streams.end,
    ...invalidation({
      dropPages: ({ isOn, after }) =>
        pages.cache.drop({ isOn: (page) => !(page instanceof Response) && isOn(page.shown), after }),
      dropReads: reads.drop,
      tell: streams.tell,
      deafTime: () => agesNow().page,
    }),
  };
};
