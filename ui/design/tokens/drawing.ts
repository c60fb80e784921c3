import { palette } from "./palette.ts";

/** The colours of the drawings. Pictures don't change with the ground. */
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
  /** Text on acid. */
  acidInk: palette.acidInk,
  /** The emblem on acid. */
  onAcid: palette.acid900,
  /** Houses of a map, from dark to light. */
  blocks: [palette.nuit900, palette.nuit600, palette.nuit525, palette.nuit650],
  /** Rays between ink and steel. */
  rays: [palette.ink900, palette.ink700, palette.nuit625, palette.nuit500, palette.steel500],
  /** Hoods and hair, each with its shade: lighter than ink, the background of some heads. */
  hoods: [palette.nuit575, palette.nuit550, palette.nuit500, palette.nuit425],
  hoodShades: [palette.nuit675, palette.nuit625, palette.nuit610, palette.nuit575],
  band: palette.nuit450,
  /** Face and neck in the shadow of a mask. */
  shadow: palette.ink850,
  body: palette.nuit775,
  stripe: palette.nuit575,
  steelDeep: palette.slate500,
  staffSleeve: [palette.nuit425, palette.nuit450],
  memberSleeve: [palette.nuit475, palette.nuit550],
  black: palette.black,
  star: palette.frost,
  /** The aurora's colours, from west to east. */
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
  /** On a plan: walls, and the site that both teams want. */
  wall: palette.nuit625,
  site: palette.nuit800,
  cloth: palette.steel400,
  clothDeep: palette.steel600,
  /** Clothes: the fabric and its shaded side, a lit fold, a seam, a hood. */
  garment: palette.nuit850,
  garmentDeep: palette.nuit950,
  gleam: palette.auroraBlue,
  seam: palette.slate700,
  hoodie: [palette.nuit700, palette.nuit650],
  /** The aurora printed on fabric, from its tips down. */
  printed: [palette.auroraViolet, palette.auroraCyan, palette.auroraGreen, palette.acid400],
} as const;
