import { FailedPage } from "../ui/lib/page/FailedPage.tsx";
import { PagesWithTop } from "../ui/lib/page/PageTops.tsx";
import { BareLayout } from "../ui/app/BareLayout.tsx";
import { Layout, layoutParts } from "../ui/app/Layout.tsx";
import { isIn } from "../ui/app/navigation.ts";
import type { RouteMatch, RouteObject } from "react-router-dom";
import { devRoutesIn } from "./dev/routes.tsx";
import type { Feature } from "./feature.ts";
import { features } from "./features.ts";
import { hasTopAbove, lacksView, page, piecesOf, routeOf, type SitePage } from "./page.ts";

const layoutOf = (features: readonly Feature[]) => <Layout features={features} all={layoutParts(features)} />;

const pagesOf = (features: readonly Feature[]): readonly SitePage[] => [
  ...features.flatMap(({ pages = [] }) => pages),
  page("*", "ui/app/NotFoundPage.tsx", () => import("../ui/app/NotFoundPage.tsx")),
];

/** The source files of each page of these features, with those of its pieces. */
export const pageFilesOf = (features: readonly Feature[]) =>
  pagesOf(features).map((page) => {
    const { path = "", sources } = routeOf(page, piecesOf(features));
    return { path, sources };
  });

/** The routes of these features within the layout, and those that stand alone. */
export const routesOf = (features: readonly Feature[]): RouteObject[] => {
  const all = pagesOf(features);
  const pages = all.filter(({ isBare }) => !isBare);
  const routes = (some: readonly SitePage[]) => some.map((page) => routeOf(page, piecesOf(features)));
  return [
    {
      element: layoutOf(features),
      children: [
        {
          errorElement: <FailedPage />,
          children: [
            { element: <PagesWithTop />, children: routes(pages.filter(hasTopAbove)) },
            ...routes(pages.filter((page) => !hasTopAbove(page))),
          ],
        },
      ],
    },
    { element: <BareLayout />, children: routes(all.filter(({ isBare }) => isBare)) },
  ];
};

const routes = routesOf(features);

/** All routes of the site. Development has a few more. */
export const siteRoutes: RouteObject[] = import.meta.env.DEV ? [...routes, ...devRoutesIn(layoutOf(features))] : routes;

/** The path of the not-found page outside all sections of the site. */
export const notFoundPath = "/404";

/** The paths of the pages that leave the site with these features. Unlisted ones stay: mails lead there. */
export const pathsWith = (features: readonly Feature[], off: readonly string[]): readonly string[] =>
  features
    .filter(({ name }) => off.includes(name))
    .flatMap(({ pages = [], unlisted = [] }) =>
      pages.flatMap(({ path = "" }) => (unlisted.some((to) => isIn({ to }, path)) ? [] : [path])),
    );

/** Whether a route's page is not found because its feature is switched off. */
export const isSwitchedOff = (path: string | undefined, off: readonly string[]): boolean =>
  path !== undefined && off.length > 0 && pathsWith(features, off).includes(path);

/** The path that is matched instead where no page is: its feature is switched off, or the panel has no view there. */
export const insteadOf = (
  match: Pick<RouteMatch<string, RouteObject>, "route" | "params"> | undefined,
  off: readonly string[] = [],
): string | undefined =>
  match && (isSwitchedOff(match.route.path, off) || lacksView(match)) ? notFoundPath : undefined;
