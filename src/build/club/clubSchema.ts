import { z } from "zod";
import { optionalFeatures } from "../../../domain/club/pages/optionalFeatures.ts";
import { longestShortName } from "../../../domain/club/club.ts";
import { isColour } from "../../../domain/club/colours.ts";
import { drawing } from "./drawing.ts";
import { fields, figures, httpsAddress, text } from "./sections/fields.ts";

const colour = z.string("a colour is missing here").refine(isColour, "has to be a colour such as #1d2c66");

/** Numbers and commands only: it is inserted into SVG unescaped. */
const pathData = z.string("a path is missing here").regex(/^[MLHVCSQTAZ\d\s,.-]+$/i, "is no path data of SVG");

const shape = fields({
  tone: z.enum(["main", "main-shade", "other", "other-shade"], "has to be main, main-shade, other or other-shade"),
  path: pathData,
});

/** The schema of `club.ts`, with an error message per rule. */
export const clubSchema = fields({
  name: text(60),
  shortName: text(longestShortName).optional(),
  // Both parts stand in the navigation bar beside the sign-in, also on the narrowest phone. A one-word name has an empty second part.
  wordmark: fields({ strong: text(10), light: z.union([z.literal(""), text(10)]) }),
  tagline: text(155),
  legalForm: text(60).optional(),
  letter: text(155).optional(),
  links: z.array(fields({ name: text(24), address: httpsAddress })).max(6, "may have 6 entries at most"),
  colours: fields({ accent: colour, field: colour, light: z.tuple([colour, colour, colour]) }),
  crest: drawing,
  emblem: z.array(shape).min(1, "needs at least one shape").max(12, "may have 12 shapes at most"),
  greeters: figures(3),
  texts: fields({
    entrance: fields({ title: text(60), lead: text(155) }),
    tips: text(155),
    lost: text(155),
  }),
  hidden: z
    .array(z.enum(optionalFeatures, `has to be one of ${optionalFeatures.join(", ")}`))
    .max(optionalFeatures.length, "names a part twice")
    .optional(),
});

/** The type of a club's `club.ts`. Colours are "#rrggbb"; `crest` names a file in the same folder. */
export type ClubFile = z.input<typeof clubSchema>;
