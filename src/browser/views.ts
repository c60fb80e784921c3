import { carefulStorage } from "../../adapters/browser/storage.ts";
import { browserVisitor } from "../../adapters/browser/visitor.ts";
import { supabaseTipViews } from "../../adapters/supabase/tips/tipViews.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { type ViewTip, viewTip } from "../../domain/tips/viewTip.ts";
import { type PageState, pageStateId } from "../pageState.ts";
import { afterPaint } from "./afterPaint.ts";

// The app and the loader import this file as one module, so each tip counts once in a page's life.
const counted = new Set<TipId>();

/** The address of the backend as this page reaches it: the page may know only its path. */
export const addressFrom = (url: string): string => new URL(url, location.href).href.replace(/\/$/, "");

/** Counts the views of tips from this device, without the container and the backend's client. */
export const countViews = (project: { readonly url: string; readonly anonKey: string }): ViewTip => {
  const visitor = browserVisitor(carefulStorage(() => localStorage));
  const count = viewTip({ views: supabaseTipViews({ ...project, url: addressFrom(project.url) }), visitor });
  return async (tip) => {
    if (counted.has(tip)) return;
    counted.add(tip);
    await afterPaint();
    await count(tip);
  };
};

/** Counts the view of the tip that the server's page shows. The loader calls it once the visitor sees the page. */
export const countShown = async (): Promise<void> => {
  const { backend, tip } = JSON.parse(document.getElementById(pageStateId)?.textContent ?? "") as PageState;
  if (tip && backend !== "memory") await countViews(backend)(tip);
};
