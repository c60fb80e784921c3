import type { RouteObject } from "react-router-dom";
import { routes } from "../ui/app/routes.tsx";
import { devRoutes } from "./dev/routes.tsx";

/** All addresses of the site. In development there are a few more. */
export const siteRoutes: RouteObject[] = import.meta.env.DEV ? [...routes, ...devRoutes] : routes;
