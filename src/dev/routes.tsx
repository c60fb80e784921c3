import type { ReactNode } from "react";
import type { RouteObject } from "react-router-dom";

/** Pages of development. To keep them out of production builds, import this module only where `DEV` is true. */
export const devRoutesIn = (layout: ReactNode): RouteObject[] => [
  {
    element: layout,
    children: [
      {
        path: "/_dev/kit",
        id: "ui/workshop/KitPage.tsx",
        lazy: async () => ({ Component: (await import("../../ui/workshop/KitPage.tsx")).KitPage }),
      },
    ],
  },
  {
    path: "/_dev/mail",
    id: "src/dev/MailPage.tsx",
    lazy: async () => ({ Component: (await import("./MailPage.tsx")).MailPage }),
  },
];
