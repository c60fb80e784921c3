import { isBlank } from "../../shared/text.ts";
import { addRecord, saveRecord } from "../lists/editList.ts";
import { oneLine, requiredProblem } from "../lists/fields.ts";
import { type Field, type FieldProblem, linesIn, type TextsOf, type ValuesOf } from "../lists/recordFields.ts";
import { recordForm } from "../lists/recordForm.ts";
import type { ListRecord } from "../lists/records.ts";
import { productFields } from "./fields.ts";
import { mostOfProduct, type ProductFact, type ProductSize } from "./offer.ts";

type OwnProblem = "bad-price" | "bad-size" | "bad-fact" | "double";
export type ProductProblem = FieldProblem | OwnProblem;

/** The most characters of each, as in the table. */
export const longestOfProduct = { size: 20, factName: 30, factText: 200 } as const;

/** Lengths in centimetres. */
export const [shortest, longest] = [1, 300];

const centsIn = (text: string): number | undefined => {
  const [, euros = "", cents = ""] = /^(\d{1,4}|\d \d{3})(?:[.,](\d{1,2}))?\s*€?$/.exec(oneLine(text)) ?? [];
  return euros === "" ? undefined : Number(euros.replace(" ", "")) * 100 + Number(cents.padEnd(2, "0"));
};

const measured = /^(.+?)(?:\s*:\s*|\s+)(\d+(?:[.,]\d)?)\s*[x×*]\s*(\d+(?:[.,]\d)?)(?:\s*cm)?$/iu;
const lengthIn = (text: string): number => Number(text.replace(",", "."));

/** "M : 53 × 72" with measures, any other text as a size without. */
const sizeIn = (line: string): ProductSize => {
  const [, name, width, height] = measured.exec(line) ?? [];
  return name !== undefined && width !== undefined && height !== undefined
    ? { name, measures: { width: lengthIn(width), height: lengthIn(height) } }
    : { name: line, measures: null };
};

const factIn = (line: string): ProductFact => {
  const at = line.indexOf(":");
  return at < 0 ? { name: "", text: line } : { name: line.slice(0, at).trim(), text: line.slice(at + 1).trim() };
};

const listProblem = <Entry, Problem extends ProductProblem>(
  entries: readonly Entry[],
  most: number,
  isGood: (entry: Entry) => boolean,
  problem: Problem,
): Problem | "too-many" | undefined =>
  entries.length > most ? "too-many" : entries.every(isGood) ? undefined : problem;

const isLength = (length: number): boolean => length >= shortest && length <= longest;

/** A name with a colon has measures that can't be read. */
const isSize = ({ name, measures }: ProductSize): boolean =>
  requiredProblem(name, longestOfProduct.size) === undefined &&
  !name.includes(":") &&
  (measures === null || (isLength(measures.width) && isLength(measures.height)));

const isFact = ({ name, text }: ProductFact): boolean =>
  requiredProblem(name, longestOfProduct.factName) === undefined &&
  requiredProblem(text, longestOfProduct.factText) === undefined;

const areDouble = (names: readonly string[]): boolean => new Set(names).size < names.length;

const inFrench = (length: number): string => String(length).replace(".", ",");

const written = ({ name, measures }: ProductSize): string =>
  measures ? `${name} : ${inFrench(measures.width)} × ${inFrench(measures.height)}` : name;

/** One on a line: "M : 53 × 72", or "M" without measures. */
const sizes: Field<readonly ProductSize[], ProductProblem> = {
  kind: "lines",
  value: (text) => linesIn(text).map(sizeIn),
  problem(text) {
    const found = linesIn(text).map(sizeIn);
    const double = areDouble(found.map(({ name }) => name)) ? "double" : undefined;
    return listProblem(found, mostOfProduct.sizes, isSize, "bad-size") ?? double;
  },
  text: (values) => values.map(written).join("\n"),
};

/** One on a line: "Matière : Polyester". */
const facts: Field<readonly ProductFact[], ProductProblem> = {
  kind: "lines",
  value: (text) => linesIn(text).map(factIn),
  problem: (text) => listProblem(linesIn(text).map(factIn), mostOfProduct.facts, isFact, "bad-fact"),
  text: (values) => values.map(({ name, text }) => `${name} : ${text}`).join("\n"),
};

/** Euros, stored as cents: "34,90". */
const price: Field<number, ProductProblem> = {
  kind: "line",
  isRequired: true,
  value: (text) => centsIn(text) ?? 0,
  problem(text) {
    if (isBlank(text)) return "required";
    return centsIn(text) === undefined ? "bad-price" : undefined;
  },
  text: (cents) => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace(".", ","),
};

/** A product of the shop. It is ordered and paid at the supplier's. */
export type Product = ListRecord &
  ValuesOf<typeof productFields> & {
    /** The price in cents of a euro; 0 is free. */
    readonly cents: number;
    /** Empty: it has no sizes. */
    readonly sizes: readonly ProductSize[];
    /** Cloth, cut, care: a word, and a text. */
    readonly facts: readonly ProductFact[];
  };

/** A product as it is typed into a form. */
export type TypedProduct = TextsOf<typeof productFields> & {
  readonly price: string;
  readonly sizes: string;
  readonly facts: string;
};

export const productForm = recordForm<Product, TypedProduct, OwnProblem>(productFields, {
  fields: { price, sizes, facts },
  details: (typed) => ({
    cents: price.value(typed.price),
    sizes: sizes.value(typed.sizes),
    facts: facts.value(typed.facts),
  }),
  textsOf: (product) => ({
    price: price.text(product.cents),
    sizes: sizes.text(product.sizes),
    facts: facts.text(product.facts),
  }),
});

export const addProduct = addRecord(productForm.read);
export const saveProduct = saveRecord(productForm.read);
