import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { PageHandle } from "../lib/page/handle.ts";
import { FailedPage } from "./FailedPage.tsx";
import { Layout } from "./Layout.tsx";

type Page = { readonly Component: ComponentType; readonly handle?: PageHandle };

/** Each page is a chunk: its component, and the model that loads its data. `source`: the chunk's file, as the build names it. */
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
          page("/", "ui/club/home/homeRoute.ts", () => import("../club/home/homeRoute.ts")),
          page("/about", "ui/club/about/aboutRoute.ts", () => import("../club/about/aboutRoute.ts")),
          page("/partners", "ui/club/partners/partnersRoute.ts", () => import("../club/partners/partnersRoute.ts")),
          page("/teams", "ui/club/teams/teamsRoute.ts", () => import("../club/teams/teamsRoute.ts")),
          page("/team-valorant", "ui/club/teams/valorantRoute.ts", () => import("../club/teams/valorantRoute.ts")),
          page("/tips", "ui/tips/tipsRoute.ts", () => import("../tips/tipsRoute.ts")),
          page("/news", "ui/content/articles/newsRoute.ts", () => import("../content/articles/newsRoute.ts")),
          page(
            "/news/:slug",
            "ui/content/articles/articleRoute.ts",
            () => import("../content/articles/articleRoute.ts"),
          ),
          page("/tips/:slug", "ui/tips/tipRoute.ts", () => import("../tips/tipRoute.ts")),
          page("/shop", "ui/club/shop/shopRoute.ts", () => import("../club/shop/shopRoute.ts")),
          page(
            "/recruitment",
            "ui/applications/recruitmentRoute.ts",
            () => import("../applications/recruitmentRoute.ts"),
          ),
          page("/auth", "ui/accounts/signIn/authRoute.ts", () => import("../accounts/signIn/authRoute.ts")),
          page(
            "/auth/confirm",
            "ui/accounts/mailLinks/mailLinkRoute.ts",
            () => import("../accounts/mailLinks/mailLinkRoute.ts"),
          ),
          page(
            "/auth/forgot",
            "ui/accounts/mailLinks/forgotRoute.ts",
            () => import("../accounts/mailLinks/forgotRoute.ts"),
          ),
          page(
            "/auth/reset",
            "ui/accounts/mailLinks/resetRoute.ts",
            () => import("../accounts/mailLinks/resetRoute.ts"),
          ),
          page("/profile", "ui/accounts/profile/profileRoute.ts", () => import("../accounts/profile/profileRoute.ts")),
          page("/admin", "ui/admin/adminRoute.ts", () => import("../admin/adminRoute.ts")),
          page("/contact", "ui/messages/contact/contactRoute.ts", () => import("../messages/contact/contactRoute.ts")),
          page(
            "/newsletter/confirmer",
            "ui/messages/newsletter/confirmRoute.ts",
            () => import("../messages/newsletter/confirmRoute.ts"),
          ),
          page(
            "/newsletter/desinscription",
            "ui/messages/newsletter/leaveRoute.ts",
            () => import("../messages/newsletter/leaveRoute.ts"),
          ),
          page("/privacy", "ui/club/legal/privacyRoute.ts", () => import("../club/legal/privacyRoute.ts")),
          page("/terms", "ui/club/legal/termsRoute.ts", () => import("../club/legal/termsRoute.ts")),
          page("*", "ui/app/notFoundRoute.ts", () => import("./notFoundRoute.ts")),
        ],
      },
    ],
  },
];
