/** The colours that a club chooses, each as "#rrggbb"; all shades of the site derive from them. */
export type ClubColours = {
  /** Buttons and highlights. */
  readonly accent: string;
  /** The dark field behind portraits. All grounds, lines and secondary texts are tinted by it. */
  readonly field: string;
  /** The aurora, from left to right. */
  readonly light: readonly [string, string, string];
};

export type ClubColour = "accent" | "field" | "light.0" | "light.1" | "light.2";

export const isColour = (text: unknown): text is string => typeof text === "string" && /^#[0-9a-f]{6}$/i.test(text);

/** The club's colour of that name. */
export const colourOf = ({ accent, field, light }: ClubColours, name: ClubColour): string =>
  ({ accent, field, "light.0": light[0], "light.1": light[1], "light.2": light[2] })[name];

/** Stored colours upon those of the club's folder: an empty one is the folder's. */
export const coloursUpon = (folder: ClubColours, stored: unknown): ClubColours => {
  const { accent, field, light } = (stored ?? {}) as Partial<Record<keyof ClubColours, unknown>>;
  const [west, middle, east] = Array.isArray(light) ? (light as readonly unknown[]) : [];
  const upon = (own: string, text: unknown) => (isColour(text) ? text : own).toLowerCase();
  const [ownWest, ownMiddle, ownEast] = folder.light;
  return {
    accent: upon(folder.accent, accent),
    field: upon(folder.field, field),
    light: [upon(ownWest, west), upon(ownMiddle, middle), upon(ownEast, east)],
  };
};

/** The colours as a part of an address: "ceff1a1d2c663df2e07dff9b8b6bff". */
export const colourMark = ({ accent, field, light }: ClubColours): string =>
  [accent, field, ...light].join("").replaceAll("#", "").toLowerCase();

/** The colours of a mark; `undefined` for another text. */
export const coloursOfMark = (mark: string): ClubColours | undefined => {
  if (!/^[0-9a-f]{30}$/.test(mark)) return undefined;
  const [accent = "", field = "", west = "", middle = "", east = ""] = (mark.match(/.{6}/g) ?? []).map(
    (hex) => `#${hex}`,
  );
  return { accent, field, light: [west, middle, east] };
};

/** Two shades of the site that can't be told apart. */
export type ContrastFault = {
  /** The purposes of both, such as "onAction" on "action", and the ground on which they are. */
  readonly front: string;
  readonly back: string;
  readonly ground: string;
  readonly colours: readonly [front: string, back: string];
  readonly contrast: number;
  /** The contrast that they need. */
  readonly least: number;
  /** The nearest colour of the club that would do. */
  readonly nearest?: string;
};

/** The worst fault of each colour that has one. */
export type ContrastFaults = Readonly<Partial<Record<ClubColour, ContrastFault>>>;
