import type { ReactNode } from "react";
import type { RouteObject } from "react-router-dom";

/** Pages that only development has. A production build holds nothing of them: whoever imports this asks for `DEV` first. */
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
