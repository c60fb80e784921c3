import { palette } from "./palette.ts";

/** The colours that the drawings are made of. They are pictures: no ground changes them. */
export const paint = {
  ink: palette.ink950,
  raised: palette.ink900,
  deep: palette.ink800,
  line: palette.ink700,
  nuit: palette.nuit700,
  steel: palette.steel500,
  mist: palette.mist300,
  ice: palette.ice100,
  white: palette.white,
  acid: palette.acid400,
  acidDark: palette.acid600,
  acidLeaf: palette.acid550,
  danger: palette.red300,
  /** The emblem where it lies on acid. */
  onAcid: palette.acid900,
  /** Houses of a map, from the dark to the light. */
  blocks: [palette.nuit900, palette.nuit600, palette.nuit525, palette.nuit650],
  /** Rays between ink and steel. */
  rays: [palette.ink900, palette.ink700, palette.nuit625, palette.nuit500, palette.steel500],
  /** Hoods and hair, each with its shade: lighter than ink, on which heads stand as well as on a field. */
  hoods: [palette.nuit575, palette.nuit550, palette.nuit500, palette.nuit425],
  hoodShades: [palette.nuit675, palette.nuit625, palette.nuit610, palette.nuit575],
  band: palette.nuit450,
  /** What a face and a neck are in the shadow of a mask. */
  shadow: palette.ink850,
  body: palette.nuit775,
  stripe: palette.nuit575,
  steelDeep: palette.slate500,
  staffSleeve: [palette.nuit425, palette.nuit450],
  memberSleeve: [palette.nuit475, palette.nuit550],
  black: palette.black,
  star: palette.frost,
  /** The light in the sky, from the west to the east. */
  aurora: [
    palette.auroraCyan,
    palette.auroraCyan,
    palette.auroraMint,
    palette.auroraGreen,
    palette.auroraGreen,
    palette.auroraBlue,
    palette.auroraViolet,
    palette.auroraViolet,
  ],
  ring: palette.mist200,
  /** On a plan: what nobody sees through, and the site that both sides want. */
  wall: palette.nuit625,
  site: palette.nuit800,
  cloth: palette.steel400,
  clothDeep: palette.steel600,
  /** The club's clothes: the cloth and its side away from the light, a fold in the light, a seam, a hood. */
  garment: palette.nuit850,
  garmentDeep: palette.nuit950,
  gleam: palette.auroraBlue,
  seam: palette.slate700,
  hoodie: [palette.nuit700, palette.nuit650],
  /** The aurora as it is printed on cloth, from its tips down. */
  printed: [palette.auroraViolet, palette.auroraCyan, palette.auroraGreen, palette.acid400],
} as const;
