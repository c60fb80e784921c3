import type { Invitation } from "../club.ts";
import { emptyValues } from "../lists/recordFields.ts";
import type { FirstRow } from "../lists/records.ts";
import { productFields } from "./fields.ts";
import type { Product } from "./product.ts";

/** The sizes of a jersey in the club's folder, from the smallest to the largest. */
export const sizes = ["XS", "S", "M", "L", "XL", "XXL"] as const;

type Size = (typeof sizes)[number];

/** The texts of the shop, and its first products: an empty site reads them once. They are ordered and paid at the supplier's. */
export type Shop = {
  /** One sentence for search engines. */
  readonly description: string;
  readonly jersey?: FirstJersey | undefined;
  /** The next products. */
  readonly others: readonly FirstProduct[];
  /** The end of the page. */
  readonly call: Invitation;
};

/** A product in the club's folder. */
export type FirstProduct = {
  readonly name: string;
  readonly description: string;
  /** Euros. */
  readonly price: number;
  /** The site's drawing of it, with the club's emblem on it. */
  readonly drawing: "sleeves" | "hoodie";
  /** Where it is ordered: a whole https address. Without one it isn't to be had yet. */
  readonly order?: string | undefined;
};

/** The product shown first and large, from both sides, in every size. `{taille}` in its address is replaced by the size. */
export type FirstJersey = Omit<FirstProduct, "drawing"> & {
  /** In centimetres, lying flat. */
  readonly measures: Readonly<Record<Size, { readonly width: number; readonly height: number }>>;
  /** Cloth, cut, care: a word, and a text. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
};

const rowOf = ({ name, description, price, order }: Omit<FirstProduct, "drawing">) => ({
  ...emptyValues(productFields),
  sizes: [],
  facts: [],
  name,
  description,
  cents: Math.round(price * 100),
  orderLink: order ?? null,
  isPublished: true,
});

export const firstProducts = ({ jersey, others }: Shop): readonly FirstRow<Product>[] =>
  [
    ...(jersey
      ? [
          {
            ...rowOf(jersey),
            drawing: "jersey" as const,
            sizes: sizes.map((name) => ({ name, measures: jersey.measures[name] })),
            facts: jersey.facts,
          },
        ]
      : []),
    ...others.map((product) => ({ ...rowOf(product), drawing: product.drawing })),
  ].map((row, place) => ({ ...row, place }));
