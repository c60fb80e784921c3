import { createContext, use } from "react";

/** The names of the site's features. Without a site around it, as in a test of one component, all are there. */
export const FeaturesContext = createContext<readonly string[] | undefined>(undefined);

/** Whether the site has a feature: what leads to one that it hasn't is not shown. */
export const useHasFeature = (name: string): boolean => use(FeaturesContext)?.includes(name) ?? true;
