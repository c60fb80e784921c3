import { pictureInMail } from "../../../domain/club/letter/mailPicture.ts";
import { partsOfCut } from "../../../ui/lib/page/shareImage.ts";
import { searchPath } from "../../../ui/search/address.ts";
import { lagOfOneSecond } from "../cache/changes.ts";
import { pageCache } from "../cache/pageCache.ts";
import type { SiteFile } from "../documents/siteFile.ts";
import { type PackedPage, pagePacker } from "../http/compression.ts";
import { type Content, fileDocument } from "./document.ts";
import { notFoundPathFor } from "./pageName.ts";
import type { Rendered } from "./render.tsx";

/** A document with its compressed forms. */
export type Page = Omit<Content, "bytes"> & {
  readonly body: PackedPage;
  /** Of its bytes as it was made. */
  readonly size: number;
  /** False while the backend hasn't told what the staff has changed of the site. */
  readonly isWhole: boolean;
};

type Needs = {
  readonly render: (request: Request) => Promise<Rendered | Response>;
  readonly document: (rendered: Rendered) => Content;
  /** The generated file at a path. */
  readonly fileAt: (path: string) => Promise<SiteFile | undefined>;
  /** Milliseconds for which a whole page is kept. */
  readonly time: () => number;
  readonly onRendered: (milliseconds: number) => void;
};

const mostPages = 200;
const mostBytes = 20_000_000;
/** A page's bytes and both compressed forms, of about a fifth each. */
const packedTwice = 1.5;

const isRedirect = (page: Page | Response): page is Response => page instanceof Response;

/** The site's pages and files, each made once and kept until what it shows is changed. A `Response` is a redirect. */
export const pagesOf = ({ render, document, fileAt, time, onRendered }: Needs) => {
  /** The number of pages that are being rendered. */
  let rendering = 0;
  const packPage = pagePacker(() => rendering > 0);

  const cache = pageCache<Page | Response>({
    time: (page) => (isRedirect(page) || page.isWhole ? time() : lagOfOneSecond),
    size: mostPages,
    bytes: mostBytes,
    bytesOf: (page) => (isRedirect(page) ? 0 : page.size * (page.isDense ? 1 : packedTwice)),
    isWorthKeeping: (page, name) =>
      !isRedirect(page) &&
      !page.isSecret &&
      (page.status === 200 || name === notFoundPathFor(name)) &&
      // Their addresses are endless, and the pictures are kept by themselves.
      partsOfCut(name) === undefined &&
      pictureInMail(name) === undefined &&
      // Searches are endless, too: they would push out the pages that all visitors read.
      !name.startsWith(`${searchPath}?`),
  });

  /** `before`: the replaced page. A page with equal bytes takes over its compressed forms. */
  const pageWith = ({ bytes, ...content }: Content, isWhole = true, before?: Page | Response): Page => ({
    ...content,
    body:
      before && !isRedirect(before) && before.headers["etag"] === content.headers["etag"]
        ? before.body
        : packPage(bytes),
    size: bytes.length,
    isWhole,
  });

  const renderedAt = async (request: Request, before?: Page | Response): Promise<Page | Response> => {
    rendering += 1;
    const begun = performance.now();
    const rendered = await render(request).finally(() => (rendering -= 1));
    onRendered(performance.now() - begun);
    return rendered instanceof Response ? rendered : pageWith(document(rendered), rendered.isWhole, before);
  };

  const make = async (request: Request, before?: Page | Response): Promise<Page | Response> => {
    const { origin, pathname } = new URL(request.url);
    const file = await fileAt(pathname);
    if (file) return pageWith(fileDocument(file), true, before);
    const shared = notFoundPathFor(pathname);
    // Pages that don't exist share one cache entry per section: their addresses are endless.
    return shared === undefined || shared === pathname
      ? renderedAt(request, before)
      : cache.get(shared, (kept) => renderedAt(new Request(origin + shared), kept));
  };

  return { cache, make, packPage };
};
