import { createContext, use } from "react";

/** The names of the site's features that are on. Without a provider, as in a component test, all features are. */
export const FeaturesContext = createContext<readonly string[] | undefined>(undefined);

/** The names of the features that are on. */
export const useFeatures = (): readonly string[] => use(FeaturesContext) ?? [];

/** Whether the site has the feature. Views hide links to absent features. */
export const useHasFeature = (name: string): boolean => use(FeaturesContext)?.includes(name) ?? true;
