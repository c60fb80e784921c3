import { createContext, useContext } from "react";
import type { Emblem } from "../../../../domain/club/club.ts";

/** The club's emblem for every drawing inside. The kit knows no club: whoever puts the page together gives it. */
export const EmblemContext = createContext<Emblem>([]);

/** The club's emblem, for a drawing. */
export const useEmblem = (): Emblem => useContext(EmblemContext);
