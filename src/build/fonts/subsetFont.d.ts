declare module "subset-font" {
  type Axis = number | { readonly min: number; readonly max: number };
  type Settings = {
    readonly targetFormat: "woff2" | "truetype";
    /** OpenType features to keep; all when absent. */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, Axis>>;
  };

  /** A font with the characters of a text only. Throws when the font can't be read. */
  export default function subsetFont(font: Buffer, text: string, settings: Settings): Promise<Buffer>;
}
