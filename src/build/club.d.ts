declare module "virtual:club" {
  // Imported in place: an import statement here would make the type `any`, and nobody would be told.
  /** The club whose site this is, checked. `clubPlugin` makes it of the club's folder. */
  export const club: import("../../domain/club/club.ts").Club;
}
