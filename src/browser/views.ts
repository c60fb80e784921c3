import { carefulStorage } from "../../adapters/browser/storage.ts";
import { browserVisitor } from "../../adapters/browser/visitor.ts";
import { supabasePageViews } from "../../adapters/supabase/club/pageViews.ts";
import { supabaseTipViews } from "../../adapters/supabase/tips/tipViews.ts";
import { type CountPageView, countPageView } from "../../domain/club/reading/pageViews.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { type ViewTip, viewTip } from "../../domain/tips/viewTip.ts";
import { type PageState, pageStateId } from "../pageState.ts";
import { afterPaint } from "./afterPaint.ts";

type Project = { readonly url: string; readonly anonKey: string };

// The app and the loader import this file as one module, so each tip counts once in a page's life, and each opening of a page.
const counted = new Set<TipId>();
let shownPath: string | undefined;

const visitorHere = () =>
  browserVisitor(
    carefulStorage(() => localStorage),
    navigator,
  );

/** The address of the backend as this page reaches it: the page may know only its path. */
export const addressFrom = (url: string): string => new URL(url, location.href).href.replace(/\/$/, "");

/** Counts the views of tips from this device, without the container and the backend's client. */
export const countViews = (project: Project): ViewTip => {
  const views = supabaseTipViews({ ...project, url: addressFrom(project.url) });
  const count = viewTip({ views, visitor: visitorHere() });
  return async (tip) => {
    if (counted.has(tip)) return;
    counted.add(tip);
    await afterPaint();
    await count(tip);
  };
};

/** Counts views of pages from this device, likewise. */
export const countPageViews = (project: Project): CountPageView =>
  countPageView({
    views: supabasePageViews({ ...project, url: addressFrom(project.url) }),
    visitor: visitorHere(),
  });

/** Counts the page at the present address, once while it stays. `referrer`: the address of the page before. */
export const countOpened = async (count: CountPageView, referrer: string): Promise<void> => {
  const { pathname: path, host } = location;
  if (path === shownPath) return;
  shownPath = path;
  await afterPaint();
  await count({ path, referrer, host });
};

/** The page that led to the server's page. A page that is loaded again, or come back to, was reached from the site. */
export const firstReferrer = (): string => {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate" ? document.referrer : location.href;
};

/** Counts the view of the server's page, and of the tip that it shows. The loader calls it once the visitor sees the page. */
export const countShown = async (): Promise<void> => {
  const { backend, tip } = JSON.parse(document.getElementById(pageStateId)?.textContent ?? "") as PageState;
  if (backend === "memory") return;
  await Promise.all([tip && countViews(backend)(tip), countOpened(countPageViews(backend), firstReferrer())]);
};
