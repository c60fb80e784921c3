import type { ClubColours } from "../../../domain/club/colours.ts";
import { shadeProperties } from "./adapt.ts";
import { themeColour } from "./recolour.ts";

/** Gives everything inside an element a club's colours, once its ground is declared there (`ground`). */
export const paint = (element: HTMLElement, colours: ClubColours): void => {
  for (const [property, colour] of shadeProperties(colours)) element.style.setProperty(property, colour);
};

/** Gives a page that is open other colours than the server wrote. */
export const paintPage = (colours: ClubColours): void => {
  paint(document.documentElement, colours);
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", themeColour(colours));
};
