import type { Emblem, Figure } from "../../../domain/club/club.ts";
import { planOf } from "../../../domain/content/body/diagram.ts";
import { diagram, diagramKey } from "../../../ui/design/drawings/diagram.ts";
import { headOf } from "../../../ui/design/drawings/portraits/portrait.ts";
import { decoded, type SiteFile } from "./siteFile.ts";

/** Seconds in a day. Drawings change only when the site is deployed. */
const freshFor = 86_400;
const longestName = 200;

const planAddress = /^\/schemas\/(signes\/)?([a-z0-9,;]+)\.svg$/;
const faceAddress = /^\/visages\/(membres\/)?([^/]+)\.svg$/;

/** Whether a path is that of a drawing, which depends on its address and the club's files alone. */
export const isDrawing = (path: string): boolean => /^\/(?:schemas|visages)\//.test(path);

const planAt = (path: string): string | undefined => {
  const [, isSign, what = ""] = planAddress.exec(path) ?? [];
  if (isSign) return Object.hasOwn(diagramKey, what) ? diagramKey[what as keyof typeof diagramKey] : undefined;
  const plan = planOf(what);
  return plan && diagram(plan);
};

/**
 * Resolves a path of `ui/design/components/media/drawnAddress.ts` to its SVG: a tip's plan, a sign of the plan's key, or
 * a portrait. `undefined` for other paths.
 */
export const drawings = (emblem: Emblem, people: readonly Figure[]) => {
  const known = new Map(people.map((figure) => [figure.name, figure]));

  const faceAt = (path: string): string | undefined => {
    const [, isMember, encoded] = faceAddress.exec(path) ?? [];
    const name = decoded(encoded);
    if (!name || name.length > longestName) return undefined;
    return headOf(emblem, (!isMember && known.get(name)) || { role: "Membre", name });
  };

  return (path: string): SiteFile | undefined => {
    const body = faceAt(path) ?? planAt(path);
    return body === undefined ? undefined : { type: "image/svg+xml", body, freshFor };
  };
};
