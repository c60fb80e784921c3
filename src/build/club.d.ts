declare module "virtual:club" {
  import type { Club } from "../../domain/club/club.ts";

  /** The club whose site this is, checked. `clubPlugin` makes it of the club's folder. */
  export const club: Club;
}
