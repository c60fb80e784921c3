import { createContext, useContext } from "react";
import { shownPicture } from "../../../../domain/content/body/ownPicture.ts";
import type { Emblem } from "../../../../domain/club/club.ts";

/** Prefix of the paths of uploaded pictures; empty when the site's own host serves them. */
export const PictureHostContext = createContext("");

/** The address to load for a stored picture. */
export const useShownPicture = <Address extends string | null | undefined>(address: Address) => {
  const host = useContext(PictureHostContext);
  return address ? shownPicture(address, host) : address;
};

/** The club's emblem for all drawings inside. The design folder knows no club: the app provides it. */
export const EmblemContext = createContext<Emblem>([]);

export const useEmblem = (): Emblem => useContext(EmblemContext);
