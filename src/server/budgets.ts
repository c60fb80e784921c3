import type { Feature } from "../feature.ts";
import { sourceOf } from "../page.ts";

/** Limits of compressed downloads, in kB. */
export type Budgets = {
  /** What each page loads before it is usable, by its path; `source` is its file. Pages without a limit are refused. */
  readonly pages: readonly { readonly path: string; readonly source: string; readonly limit?: number }[];
  /** What each lazily loaded part adds to a page's first download, by its file. */
  readonly parts: Readonly<Record<string, number>>;
};

/** The budgets that stand with the features. */
export const budgetsOf = (features: readonly Feature[]): Budgets => {
  const limits = Object.assign({}, ...features.map(({ server }) => server && server.budget)) as Record<string, number>;
  const pages = features.flatMap(({ pages = [] }) => pages);
  return {
    pages: pages.map(({ path = "", id = "" }) => {
      const limit = limits[path];
      return { path, source: sourceOf(id), ...(limit !== undefined && { limit }) };
    }),
    parts: Object.fromEntries(Object.entries(limits).filter(([name]) => !name.startsWith("/"))),
  };
};
