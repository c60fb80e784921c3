import type { Club, Figure } from "../../../domain/club/club.ts";
import { coloursOfMark } from "../../../domain/club/colours.ts";
import { shapeIn } from "../../../domain/club/matches/season.ts";
import { planOf } from "../../../domain/content/body/diagram.ts";
import { type Garment, garments } from "../../../ui/design/drawings/clothes/garment.ts";
import { coverAt } from "../../../ui/design/drawings/cover.ts";
import { diagram, diagramKey } from "../../../ui/design/drawings/diagram.ts";
import { emblems, type EmblemPose } from "../../../ui/design/drawings/emblem.ts";
import { type First, firsts } from "../../../ui/design/drawings/firsts.ts";
import { headOf, portrait } from "../../../ui/design/drawings/portraits/portrait.ts";
import { rival } from "../../../ui/design/drawings/rival.ts";
import { seat } from "../../../ui/design/drawings/seat.ts";
import { sky } from "../../../ui/design/drawings/sky.ts";
import { recoloured } from "../../../ui/design/tokens/recolour.ts";
import { seatAddress } from "../../../ui/design/components/media/drawnAddress.ts";
import { decoded, type SiteFile } from "./siteFile.ts";

/** Seconds in a day. Drawings change only when the site is deployed. */
const freshFor = 86_400;
const longestName = 200;

const planAddress = /^\/schemas\/(signes\/)?([a-z0-9,;]+)\.svg$/;
const faceAddress = /^\/visages\/(membres\/)?([^/]+)\.svg$/;
const portraitAddress = /^\/portraits\/(tetes\/)?([^/,]*),([^/,]+)\.svg$/;
const crestAddress = /^\/ecussons\/([^/]+)\.svg$/;
const garmentAddress = /^\/vetements\/([a-z]+),([^/,]+)\.svg$/;
const emblemAddress = /^\/decors\/embleme-([a-z0-9]+)\.svg$/;
const firstAddress = /^\/decors\/premier-([a-z]+)\.svg$/;

const skyAt = /^\/decors\/ciel(?:-(\w+))?\.svg$/;

const isGarment = (kind: string): kind is Garment => Object.hasOwn(garments, kind);
const isFirst = (what: string): what is First => Object.hasOwn(firsts, what);
const isPose = (pose: string): pose is EmblemPose => Object.hasOwn(emblems, pose);

/** A part of an address; `undefined` when it is malformed or too long. */
const textOf = (encoded: string | undefined): string | undefined => {
  const text = decoded(encoded);
  return text !== undefined && text.length <= longestName ? text : undefined;
};

/** Whether a path is that of a drawing, which depends on its address and the club's files alone. */
export const isDrawing = (path: string): boolean =>
  /^(?:\/[0-9a-f]{30})?\/(?:schemas|visages|couvertures|portraits|vetements|ecussons|decors)\//.test(path);

const planAt = (path: string): string | undefined => {
  const [, isSign, what = ""] = planAddress.exec(path) ?? [];
  if (isSign) return Object.hasOwn(diagramKey, what) ? diagramKey[what as keyof typeof diagramKey] : undefined;
  const plan = planOf(what);
  return plan && diagram(plan);
};

/**
 * Resolves a path of `ui/design/components/media/drawnAddress.ts` to its SVG: a tip's plan, a sign of the plan's key, a face, a
 * cover, a portrait, a product, another club's crest or a decoration; in the colours that the path begins with, else those of the
 * club's folder. `undefined` for other paths.
 */
export const drawingOf = ({ emblem, colours }: Pick<Club, "emblem" | "colours">, people: readonly Figure[]) => {
  const known = new Map(people.map((figure) => [figure.name, figure]));

  const faceAt = (path: string): string | undefined => {
    const [, isMember, encoded] = faceAddress.exec(path) ?? [];
    const name = textOf(encoded);
    if (!name) return undefined;
    return headOf(emblem, (!isMember && known.get(name)) || { role: "Membre", name });
  };

  const portraitAt = (path: string): string | undefined => {
    if (path === seatAddress) return seat(emblem);
    const [, isHead, ...encoded] = portraitAddress.exec(path) ?? [];
    const [role, name] = encoded.map(textOf);
    if (role === undefined || !name) return undefined;
    return (isHead ? headOf : portrait)(emblem, { role, name });
  };

  const garmentAt = (path: string): string | undefined => {
    const [, kind = "", encoded] = garmentAddress.exec(path) ?? [];
    const name = textOf(encoded);
    return name && isGarment(kind) ? garments[kind](emblem, name) : undefined;
  };

  const decorAt = (path: string): string | undefined => {
    const skyPath = skyAt.exec(path);
    if (skyPath) {
      const shape = shapeIn(skyPath[1] ?? "");
      return shape && sky(shape);
    }
    const [, pose = ""] = emblemAddress.exec(path) ?? [];
    if (isPose(pose)) return emblems[pose](emblem);
    const [, what = ""] = firstAddress.exec(path) ?? [];
    return isFirst(what) ? firsts[what](emblem) : undefined;
  };

  const crestAt = (path: string): string | undefined => {
    const name = textOf(crestAddress.exec(path)?.[1]);
    return name && rival(name);
  };

  const writtenAt = (path: string): string | undefined =>
    faceAt(path) ??
    planAt(path) ??
    coverAt(emblem, path) ??
    portraitAt(path) ??
    garmentAt(path) ??
    crestAt(path) ??
    decorAt(path);

  return (path: string): string | undefined => {
    const [, mark, plain = path] = /^\/([0-9a-f]{30})(\/.*)$/.exec(path) ?? [];
    const drawn = writtenAt(plain);
    return drawn && recoloured(drawn, (mark && coloursOfMark(mark)) || colours);
  };
};

/** Resolves a path to the file of a drawing. `undefined` for other paths. */
export const drawings = (club: Pick<Club, "emblem" | "colours">, people: readonly Figure[]) => {
  const drawingAt = drawingOf(club, people);
  return (path: string): SiteFile | undefined => {
    const body = drawingAt(path);
    return body === undefined ? undefined : { type: "image/svg+xml", body, freshFor };
  };
};
