// Types are imported in place: an import statement would make everything `any` without an error.

declare module "virtual:club" {
  /** The validated club of this site. `clubPlugin` reads it from the club's folder. */
  export const club: import("../../../domain/club/club.ts").Club;
}

declare module "virtual:club/hidden" {
  /** The features that a new site hides until the staff shows them. */
  export const hidden: readonly import("../../../domain/club/pages/optionalFeatures.ts").OptionalFeature[];
}

declare module "virtual:club/matches" {
  export const matches: import("../../../domain/club/matches/firstMatches.ts").ClubMatches;
}

declare module "virtual:club/partners" {
  export const partners: import("../../../domain/club/partners/firstPartners.ts").PartnersPage;
}

declare module "virtual:club/shop" {
  export const shop: import("../../../domain/club/shop/firstProducts.ts").Shop;
}

declare module "virtual:club/recruitment" {
  export const recruitment: import("../../../domain/club/recruitment.ts").Recruitment;
}

declare module "virtual:club/contact" {
  export const contact: import("../../../domain/club/contact.ts").ContactDetails;
}

declare module "virtual:club/about" {
  export const about: import("../../../domain/club/about.ts").AboutPage;
}

declare module "virtual:club/home" {
  export const home: import("../../../domain/club/home.ts").HomePage;
}

declare module "virtual:club/values" {
  export const values: import("../../../domain/club/values.ts").Values;
}

declare module "virtual:club/founders" {
  export const founders: import("../../../domain/club/founders.ts").Founders;
}

declare module "virtual:club/teams" {
  export const teams: import("../../../domain/club/teams.ts").ClubTeams;
}
