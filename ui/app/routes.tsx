import type { ComponentType } from "react";
import { redirect, type RouteObject } from "react-router-dom";
import type { PageHandle } from "../page/handle.ts";
import { FailedPage } from "./FailedPage.tsx";
import { Layout } from "./Layout.tsx";

type Page = { readonly Component: ComponentType; readonly handle?: PageHandle };

/** Each page is a chunk of its own: its component, and the model that loads its data. `source`: which file, as the build names it. */
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
          page("/tips", "ui/tips/tipsRoute.ts", () => import("../tips/tipsRoute.ts")),
          page("/tips/:slug", "ui/tips/tipRoute.ts", () => import("../tips/tipRoute.ts")),
          page("/auth", "ui/accounts/authRoute.ts", () => import("../accounts/authRoute.ts")),
          page("*", "ui/app/notFoundRoute.ts", () => import("./notFoundRoute.ts")),
        ],
      },
    ],
  },
];
