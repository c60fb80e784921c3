import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
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
          page("/", "ui/club/homeRoute.ts", () => import("../club/homeRoute.ts")),
          page("/about", "ui/club/aboutRoute.ts", () => import("../club/aboutRoute.ts")),
          page("/partners", "ui/club/partnersRoute.ts", () => import("../club/partnersRoute.ts")),
          page("/teams", "ui/teams/teamsRoute.ts", () => import("../teams/teamsRoute.ts")),
          page("/team-valorant", "ui/teams/valorantRoute.ts", () => import("../teams/valorantRoute.ts")),
          page("/tips", "ui/tips/tipsRoute.ts", () => import("../tips/tipsRoute.ts")),
          page("/news", "ui/news/newsRoute.ts", () => import("../news/newsRoute.ts")),
          page("/news/:slug", "ui/news/articleRoute.ts", () => import("../news/articleRoute.ts")),
          page("/tips/:slug", "ui/tips/tipRoute.ts", () => import("../tips/tipRoute.ts")),
          page("/shop", "ui/shop/shopRoute.ts", () => import("../shop/shopRoute.ts")),
          page(
            "/recruitment",
            "ui/recruitment/recruitmentRoute.ts",
            () => import("../recruitment/recruitmentRoute.ts"),
          ),
          page("/auth", "ui/accounts/authRoute.ts", () => import("../accounts/authRoute.ts")),
          page("/auth/confirm", "ui/accounts/mailLinkRoute.ts", () => import("../accounts/mailLinkRoute.ts")),
          page("/auth/forgot", "ui/accounts/forgotRoute.ts", () => import("../accounts/forgotRoute.ts")),
          page("/auth/reset", "ui/accounts/resetRoute.ts", () => import("../accounts/resetRoute.ts")),
          page("/profile", "ui/profile/profileRoute.ts", () => import("../profile/profileRoute.ts")),
          page("/admin", "ui/admin/adminRoute.ts", () => import("../admin/adminRoute.ts")),
          page("/contact", "ui/contact/contactRoute.ts", () => import("../contact/contactRoute.ts")),
          page("/newsletter/confirmer", "ui/newsletter/confirmRoute.ts", () => import("../newsletter/confirmRoute.ts")),
          page(
            "/newsletter/desinscription",
            "ui/newsletter/leaveRoute.ts",
            () => import("../newsletter/leaveRoute.ts"),
          ),
          page("/privacy", "ui/legal/privacyRoute.ts", () => import("../legal/privacyRoute.ts")),
          page("/terms", "ui/legal/termsRoute.ts", () => import("../legal/termsRoute.ts")),
          page("*", "ui/app/notFoundRoute.ts", () => import("./notFoundRoute.ts")),
        ],
      },
    ],
  },
];
