import type { Feature } from "../feature.ts";
import { piecesOf, routeOf, sourcesOf } from "../page.ts";

/** Limits of compressed downloads, in kB. */
export type Budgets = {
  /** What each page loads before it is usable, by its path; `sources` are its files. Pages without a limit are refused. */
  readonly pages: readonly { readonly path: string; readonly sources: readonly string[]; readonly limit?: number }[];
  /** What each lazily loaded part adds to a page's first download, by its file. */
  readonly parts: Readonly<Record<string, number>>;
};

/** The budgets that stand with the features. */
export const budgetsOf = (features: readonly Feature[]): Budgets => {
  const limits = Object.assign({}, ...features.map(({ server }) => server && server.budget)) as Record<string, number>;
  const pieces = piecesOf(features);
  const pages = features.flatMap(({ pages = [] }) => pages).map((page) => routeOf(page, pieces));
  return {
    pages: pages.map((route) => {
      const { path = "" } = route;
      const limit = limits[path];
      return { path, sources: sourcesOf(route), ...(limit !== undefined && { limit }) };
    }),
    parts: Object.fromEntries(Object.entries(limits).filter(([name]) => !name.startsWith("/"))),
  };
};
