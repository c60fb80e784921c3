import { type ClubColour, type ClubColours, colourOf } from "../../../domain/club/colours.ts";
import { contrastFaults } from "../../../ui/design/tokens/contrast.ts";

/** A sentence per colour with too little contrast; empty when all colours are readable. */
export const colourComplaints = (colours: ClubColours): readonly string[] =>
  Object.entries(contrastFaults(colours)).map(
    ([name, { front, back, colours: shown, contrast, ground, least, nearest }]) =>
      [
        `colours.${name}: "${colourOf(colours, name as ClubColour)}" can't be told apart:`,
        `${front} (${shown[0]}) on ${back} (${shown[1]}) has a contrast of ${contrast.toFixed(1)} on ${ground},`,
        `it needs ${least}${nearest ? `. ${nearest} would do` : ""}`,
      ].join(" "),
  );
