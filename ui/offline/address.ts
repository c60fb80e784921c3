/** The page in the place of one that needs the network. `depuis` in its search names that page. */
export const offlinePath = "/hors-ligne";

export const cameFrom = "depuis";
