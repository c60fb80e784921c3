import { createStore } from "effector";
import { redirect, type RouteObject } from "react-router-dom";
import { $tipsStatus, tipsOpened } from "../tips/list.ts";
import { $tipStatus, tipOpened } from "../tips/tip.ts";
import { FailedPage } from "./FailedPage.tsx";
import { Layout } from "./Layout.tsx";
import type { PageHandle } from "../page/handle.ts";

type Page = { readonly Component: () => React.ReactNode; readonly handle?: PageHandle };

const $notFound = createStore(404, { serialize: "ignore" });

/** Each page is a chunk of its own: its component, and what loads its data. `source`: which file, as the build names it. */
const page = (path: string, source: string, load: () => Promise<Page>): RouteObject => ({
  path,
  id: source,
  lazy: load,
});

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {
        errorElement: <FailedPage />,
        children: [
          // Until the home page stands, the tips are the way in.
          { path: "/", loader: () => redirect("/tips"), element: null },
          page("/tips", "ui/tips/TipsPage.tsx", async () => ({
            Component: (await import("../tips/TipsPage.tsx")).TipsPage,
            handle: { opened: tipsOpened, status: $tipsStatus },
          })),
          page("/tips/:slug", "ui/tips/TipPage.tsx", async () => ({
            Component: (await import("../tips/TipPage.tsx")).TipPage,
            handle: { opened: tipOpened, status: $tipStatus },
          })),
          page("/auth", "ui/accounts/AuthPage.tsx", async () => ({
            Component: (await import("../accounts/AuthPage.tsx")).AuthPage,
          })),
          page("*", "ui/app/NotFoundPage.tsx", async () => ({
            Component: (await import("./NotFoundPage.tsx")).NotFoundPage,
            handle: { status: $notFound },
          })),
        ],
      },
    ],
  },
];
