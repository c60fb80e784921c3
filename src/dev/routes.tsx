import type { RouteObject } from "react-router-dom";
import { Layout } from "../../ui/app/Layout.tsx";

/** Pages of development only. A production build doesn't contain them: importers check `DEV` first. */
export const devRoutes: RouteObject[] = [
  {
    element: <Layout />,
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
