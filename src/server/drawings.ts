import { planOf } from "../../domain/content/diagram.ts";
import { diagram } from "../../ui/art/diagram.ts";
import { diagramKey } from "../../ui/art/diagramKey.ts";
import type { SiteFile } from "./siteFile.ts";

/** A day: what is drawn there changes only when the site itself does. */
const freshFor = 86_400;

const address = /^\/schemas\/(signes\/)?([a-z0-9,;]+)\.svg$/;

/** Whether a path is that of a drawing: it is made of its address, and of nothing that anybody changes. */
export const isDrawing = (path: string): boolean => path.startsWith("/schemas/");

const drawn = (path: string): string | undefined => {
  const [, isSign, what = ""] = address.exec(path) ?? [];
  if (isSign) return Object.hasOwn(diagramKey, what) ? diagramKey[what as keyof typeof diagramKey] : undefined;
  const plan = planOf(what);
  return plan && diagram(plan);
};

/** The plan that a tip shows, or a sign of its key, at the path where `ui/kit/drawnAddress.ts` says. `undefined` when there is none. */
export const drawingAt = (path: string): SiteFile | undefined => {
  const body = drawn(path);
  return body === undefined ? undefined : { type: "image/svg+xml", body, freshFor };
};
