import satori from "satori";
import { drawnMark } from "../../build/club/drawnMark.ts";
import { letteringOf } from "../../server/documents/cardFonts.ts";

const ink = "#10151f";

/** Two chevrons, for a name without letters that the font has. */
const chevrons = "M32 15L47 30V38L32 23L17 38V30zM32 33L47 46V50H40L32 42L24 50H17V46z";

/** By the number of letters: as large as the plate allows. */
const sizes = [0, 36, 21, 15];

/** The outlines of letters in the middle of a square of 64; none when a letter has no font. */
const lettersOf = async (initials: string): Promise<string> => {
  const { drawable, familyOf, fonts } = await letteringOf({ title: [initials], text: [] });
  if (drawable(initials) !== initials) return "";
  const style = {
    display: "flex",
    width: "100%",
    height: "100%",
    alignItems: "center",
    justifyContent: "center",
    color: ink,
    fontFamily: familyOf("title"),
    fontSize: sizes[initials.length],
  };
  const svg = await satori({ type: "div", props: { style, children: initials } } as never, {
    width: 64,
    height: 64,
    fonts,
  });
  return [...svg.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)].map(([, path]) => path).join("");
};

/** A logo for a club without one: its initials on a plate in its colour. */
export const crestOf = async (initials: string, accent: string): Promise<string> => {
  const path = (initials && (await lettersOf(initials))) || chevrons;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" ${drawnMark}><path fill="${accent}" d="M14 2H62L50 62H2z"/><path fill="${ink}" d="${path}"/></svg>\n`;
};
