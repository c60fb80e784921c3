import { FailedPage } from "../ui/lib/page/FailedPage.tsx";
import { Layout } from "../ui/app/Layout.tsx";
import { navigationOf } from "../ui/app/navigation.ts";
import type { RouteObject } from "react-router-dom";
import { devRoutesIn } from "./dev/routes.tsx";
import type { Feature } from "./feature.ts";
import { features } from "./features.ts";
import { page, routeOf } from "./page.ts";

const piecesOf = (features: readonly Feature[]) => features.flatMap(({ pieces = [] }) => pieces);

const layoutOf = (features: readonly Feature[]) => (
  <Layout
    features={features.map(({ name }) => name)}
    navigation={navigationOf(features.flatMap(({ places = [] }) => places))}
    pieces={piecesOf(features)}
    foot={features.map(({ name, footer: Part }) => Part && <Part key={name} />)}
  />
);

/** The routes of these features within the layout. */
export const routesOf = (features: readonly Feature[]): RouteObject[] => [
  {
    element: layoutOf(features),
    children: [
      {
        errorElement: <FailedPage />,
        children: [
          ...features.flatMap(({ pages = [] }) => pages).map((page) => routeOf(page, piecesOf(features))),
          page("*", "ui/app/NotFoundPage.tsx", () => import("../ui/app/NotFoundPage.tsx")),
        ],
      },
    ],
  },
];

const routes = routesOf(features);

/** All routes of the site. Development has a few more. */
export const siteRoutes: RouteObject[] = import.meta.env.DEV ? [...routes, ...devRoutesIn(layoutOf(features))] : routes;
