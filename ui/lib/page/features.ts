import { createContext, use } from "react";

/** The names of the site's features. Without a provider, as in a component test, all features are on. */
export const FeaturesContext = createContext<readonly string[] | undefined>(undefined);

/** Whether the site has the feature. Views hide links to absent features. */
export const useHasFeature = (name: string): boolean => use(FeaturesContext)?.includes(name) ?? true;
