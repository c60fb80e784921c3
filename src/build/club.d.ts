// Types are imported in place: an import statement here would make everything `any`, and nobody would be told.

declare module "virtual:club" {
  /** The club whose site this is, checked. `clubPlugin` makes it of the club's folder. */
  export const club: import("../../domain/club/club.ts").Club;
}

declare module "virtual:club/matches" {
  export const matches: import("../../domain/club/matches.ts").ClubMatches;
}

declare module "virtual:club/contact" {
  export const contact: import("../../domain/club/contact.ts").ContactDetails;
}
