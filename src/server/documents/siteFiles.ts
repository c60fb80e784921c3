import { createHash } from "node:crypto";
import { club as folder } from "virtual:club";
import type { RouteObject } from "react-router-dom";
import type { Club } from "../../../domain/club/club.ts";
import type { FindPort } from "../../container.ts";
import type { Feature } from "../../feature.ts";
import { lazily } from "../../lazily.ts";
import { pathsWith } from "../../routes.tsx";
import { pageCache } from "../cache/pageCache.ts";
import { drawings, isDrawing } from "./drawings.ts";
import { embedFrame } from "./embedFrame.ts";
import { framedAt } from "./framedAt.ts";
import { pictureTypeOf } from "../../../adapters/embedded/storage/pictures.ts";
import { pictureInMail } from "../../../domain/club/letter/mailPicture.ts";
import { pictureIdOf } from "../../../domain/content/body/ownPicture.ts";
import type { PictureId } from "../../../domain/content/pictures/library.ts";
import { pointOf, withoutPoint, withPoint } from "../../../domain/content/body/focalPoint.ts";
import { mailPhoto } from "./mailPhoto.ts";
import { jpegOf, type ReadPicture, sharePhoto } from "./sharePhoto.ts";
import type { FileNeeds, Files, SiteFile } from "./siteFile.ts";
import { isIcon } from "../../../ui/lib/page/icons.ts";
import { clubImagePath, isMade, partsOfCut } from "../../../ui/lib/page/shareImage.ts";
import { robots, sitemap } from "./sitemap.ts";

type Needs = {
  readonly features: readonly Feature[];
  readonly findPort: FindPort;
  /** The site's own address, without a slash at its end. */
  readonly site: string;
  /** The club as its staff has changed it. */
  readonly findClub: () => Promise<Club>;
  readonly routes: readonly RouteObject[];
  /** Absent: there are no uploaded pictures. */
  readonly readPicture?: ReadPicture | undefined;
  /** The features that are switched off. */
  readonly switchedOff: () => Promise<readonly string[]>;
};

const robotsPath = "/robots.txt";
const mostImages = 100;
const mostBytes = 20_000_000;
/** For how long a cut picture is kept, in milliseconds. */
const photoTime = 10 * 60_000;

const isPicture = (path: string): boolean => /\.(?:svg|png|ico)$/.test(path);

/** Whether a file is made without the backend. */
export const isMadeAtOnce = (path: string): boolean =>
  path === robotsPath || isDrawing(path) || framedAt(path) !== undefined;

/** The paths that search engines must not list, with all below them. */
export const unlistedIn = (features: readonly Feature[]): readonly string[] => [
  "/_dev",
  ...features.flatMap(({ unlisted = [] }) => unlisted),
];

/** Whether a path is that of an image that takes the server a while. */
export const isSlowImage = (path: string): boolean => isMade(path) || isIcon(path);

/** Whether a path may be a file's: all files have an extension, and no page has one. */
export const mayBeFile = (path: string): boolean => /\.[a-z]+$/.test(path);

/** Resolves a path to a generated file: robots.txt, the sitemap, a drawing, the document around an embed, or a feature's file. Otherwise `undefined`. */
export const siteFiles = ({ features, routes, switchedOff, findClub, findPort, site, readPicture }: Needs) => {
  const unlisted = unlistedIn(features);
  // Without a time limit: the key holds all that changes an image.
  const images = pageCache<Uint8Array>({
    time: () => Infinity,
    size: mostImages,
    bytes: mostBytes,
    bytesOf: ({ length }) => length,
    isWorthKeeping: () => true,
  });
  // Photos expire: a picture that the staff removes or replaces keeps its path.
  const photos = pageCache<Uint8Array>({
    time: () => photoTime,
    size: mostImages,
    bytes: mostBytes,
    bytesOf: ({ length }) => length,
    // A removed picture gives no photo.
    isWorthKeeping: ({ length }) => length > 0,
  });
  const imagesOf =
    (club: string): FileNeeds["image"] =>
    async (key, draw) => ({ type: "image/png", body: await images.get(`${key} ${club}`, draw) });

  const open = lazily(async () => {
    const parts = await Promise.all(
      features.flatMap(({ name, server }) =>
        server && server.part ? [server.part().then((part) => ({ name, ...part }))] : [],
      ),
    );
    return {
      drawingAt: drawings(
        folder,
        parts.flatMap(({ people = [] }) => people),
      ),
      parts: parts.flatMap(({ name, files }) => (files ? [{ name, files }] : [])),
      lists: parts.flatMap(({ name, listContent }) => (listContent ? [{ name, listContent }] : [])),
      listed: parts.flatMap(({ listedPages = [] }) => listedPages),
    };
  });

  type OwnFiles = readonly { readonly name: string; readonly fileAt: ReturnType<Files> }[];
  let latest: { readonly club: string; readonly own: OwnFiles } | undefined;
  /** The features' files, for the club as it is. */
  const ownFiles = async (): Promise<OwnFiles> => {
    const [{ parts }, club] = await Promise.all([open(), findClub()]);
    const key = createHash("sha256").update(JSON.stringify(club)).digest("base64url");
    if (latest?.club !== key) {
      const needs = { findPort, site, club, image: imagesOf(key) };
      latest = { club: key, own: parts.map(({ name, files }) => ({ name, fileAt: files(needs) })) };
    }
    return latest.own;
  };

  /** The address with the point that the picture has, in place of the one that was asked for: others would be as many images to make. */
  const withOwnPoint = async (asked: string): Promise<string> => {
    const id = pictureIdOf(asked);
    if (!pointOf(asked) || id === undefined) return withoutPoint(asked);
    return withPoint(asked, await (await findPort("picturePoints")).of(id as PictureId));
  };

  /** An uploaded picture as mails have it. Without a storage, in development, the club's share image. */
  const mailPhotoAt = async (picture: string): Promise<SiteFile | undefined> => {
    if (!readPicture) return photoAt({ drawn: clubImagePath, picture });
    const photo = await photos.get(`mail ${picture}`, async () => {
      const bytes = await readPicture(picture);
      return (bytes && (await mailPhoto(bytes))) ?? new Uint8Array();
    });
    const type = pictureTypeOf(photo);
    return type ? { type, body: photo } : undefined;
  };

  /** An uploaded picture as a share image; the drawn one when it is gone or broken. */
  const photoAt = async ({ drawn, picture: asked }: NonNullable<ReturnType<typeof partsOfCut>>) => {
    const picture = await withOwnPoint(asked);
    const photo = await photos.get(picture, async () => {
      const bytes = await readPicture?.(picture);
      return (bytes && (await sharePhoto(bytes, pointOf(picture)))) ?? new Uint8Array();
    });
    if (photo.length > 0) return { type: "image/jpeg", body: photo };
    const card = await fileAt(drawn);
    return card && { type: "image/jpeg", body: await jpegOf(card.body as Uint8Array) };
  };

  const fileAt = async (path: string): Promise<SiteFile | undefined> => {
    if (path === robotsPath) return robots(site);
    if (!mayBeFile(path)) return undefined;
    const frame = embedFrame(path, site);
    if (frame) return frame;
    const cut = partsOfCut(path);
    if (cut) return photoAt(cut);
    const mailed = pictureInMail(path);
    if (mailed) return mailPhotoAt(mailed);
    const { drawingAt, lists, listed } = await open();
    if (isDrawing(path)) return drawingAt(path);
    if (path === "/sitemap.xml") {
      const off = await switchedOff();
      const on = lists.filter(({ name }) => !off.includes(name));
      const listContent = async (most: number) =>
        (await Promise.all(on.map(({ listContent }) => listContent(findPort, most)))).flat();
      return sitemap({ site, routes, unlisted: [...unlisted, ...listed, ...pathsWith(features, off)], listContent });
    }
    for (const { name, fileAt } of await ownFiles()) {
      const file = await fileAt(path);
      // The panel shows pictures of features that are off.
      if (file) return isPicture(path) || !(await switchedOff()).includes(name) ? file : undefined;
    }
    return undefined;
  };
  return fileAt;
};
