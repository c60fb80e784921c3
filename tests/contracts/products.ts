import type { Details } from "../../domain/club/lists/records.ts";
import { firstProducts } from "../../domain/club/shop/firstProducts.ts";
import { type Product, productForm, saveProduct } from "../../domain/club/shop/product.ts";
import { shop } from "../club.ts";
import { cellsOf, contractOf, privilegesOf, probesOf, recordCallsOf } from "./orderedLists.ts";
import type { Ports } from "./ports.ts";
import type { FaultCalls } from "./files.ts";
import { calls } from "../security/grants.ts";

const details = (name: string): Details<Product> => ({
  name,
  description: "Deux lignes :\nla seconde 🐙",
  cents: 1_999,
  drawing: "hoodie",
  pictures: ["/partage/club.png", "https://images.example.org/b.png"],
  sizes: [
    { name: "M", measures: { width: 53.5, height: 72 } },
    { name: "Taille unique", measures: null },
  ],
  facts: [{ name: "Entretien", text: "30 °C : à l'envers" }],
  stock: "Plus que quelques-uns",
  orderLink: "https://maille.example.org/?taille={taille}",
  isPublished: true,
});
const recordsIn = (ports: Ports) => ports.productRecords;

/** What every implementation of the list of products must do. */
export const contract = contractOf({
  table: "products",
  ids: { list: "[PD-1]", merge: "[PT-2]", first: "[PD-1]" },
  listIn: (ports) => ports.products,
  recordsIn,
  details,
  changes: [{ cents: 0 }, { orderLink: null, sizes: [] }, { cents: 500 }],
  typed: productForm.textsOf,
  save: saveProduct,
  first: firstProducts(shop).map(({ place: _, ...product }) => product),
});

export const probes = probesOf({
  table: "products",
  acts: {
    read: "read published products",
    readDrafts: "read drafts of products",
    change: "change products",
    setRevision: "set a product's revision",
  },
  recordsIn,
  details,
  row: ["name, description, cents, drawing", "'Essai', 'Essai', 0, 'jersey'"],
});

export const privileges = [
  ...calls("members", "definer", "private.are_facts private.are_pictures private.are_sizes"),
  ...privilegesOf("products", "name description cents drawing pictures sizes facts stock order_link"),
];

export const cells = cellsOf("products", {
  rows: `insert into products (name, description, cents, drawing, is_published)
    select 'Essai', 'Essai', 1, 'jersey', shown from unnest(array[true, false]) shown`,
  updated: "cents description is_published name order_link stock",
});

export const faultCalls: FaultCalls = {
  "products.list": { call: ({ products }) => products.list() },
  ...recordCallsOf("productRecords", ({ productRecords }) => productRecords, details("Essai")),
};
