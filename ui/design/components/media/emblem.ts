import { createContext, useContext } from "react";
import type { Emblem } from "../../../../domain/club/club.ts";

/** The club's emblem for all drawings inside. The design folder knows no club: the app provides it. */
export const EmblemContext = createContext<Emblem>([]);

export const useEmblem = (): Emblem => useContext(EmblemContext);
