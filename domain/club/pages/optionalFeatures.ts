/** The features that the staff can switch off: their pages, entries and blocks leave the site. Their data stay. */
export const optionalFeatures = [
  "about",
  "teams",
  "matches",
  "predictions",
  "events",
  "applications",
  "partners",
  "shop",
  "contact",
  "newsletter",
] as const;

export type OptionalFeature = (typeof optionalFeatures)[number];

export const isOptional = (name: string): name is OptionalFeature =>
  (optionalFeatures as readonly string[]).includes(name);
