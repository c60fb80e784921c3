// What the build takes from the club's folder (`src/build/club/sections.ts`), checked. To a page it is a constant.

declare module "virtual:club" {
  export const club: import("../domain/club/club.ts").Club;
}

declare module "virtual:club/contact" {
  export const contact: import("../domain/club/contact.ts").ContactDetails;
}

declare module "virtual:club/recruitment" {
  export const recruitment: import("../domain/club/recruitment.ts").Recruitment;
}

declare module "virtual:club/shop" {
  export const shop: import("../domain/club/shop/firstProducts.ts").Shop;
}

declare module "virtual:club/about" {
  export const about: import("../domain/club/about.ts").AboutPage;
}

declare module "virtual:club/founders" {
  export const founders: import("../domain/club/founders.ts").Founders;
}

declare module "virtual:club/home" {
  export const home: import("../domain/club/home.ts").HomePage;
}

declare module "virtual:club/partners" {
  export const partners: import("../domain/club/partners/firstPartners.ts").PartnersPage;
}

declare module "virtual:club/values" {
  export const values: import("../domain/club/values.ts").Values;
}

declare module "virtual:club/matches" {
  export const matches: import("../domain/club/matches/firstMatches.ts").ClubMatches;
}

declare module "virtual:club/teams" {
  export const teams: import("../domain/club/teams.ts").ClubTeams;
}

declare module "virtual:club/teamTexts" {
  export const teamTexts: Pick<
    import("../domain/club/teams.ts").ClubTeams,
    "title" | "lead" | "playersAre" | "expansion"
  >;
}

declare module "virtual:club/menuTeams" {
  export const menuTeams: readonly import("../domain/club/matches/ports.ts").TeamName[];
}

declare module "virtual:club/own" {
  export const own: import("../domain/club/setupFacts.ts").FolderOwn;
}

declare module "virtual:club/legal" {
  import type { LegalDetails } from "../domain/club/legal.ts";
  export const legal: LegalDetails;
}
