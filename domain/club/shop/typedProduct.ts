import { done } from "../../shared/result.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import { addRecord, type ReadTyped, saveRecord } from "../lists/editList.ts";
import {
  addressProblem,
  isSecureAddress,
  oneLine,
  pictureProblem,
  refusalOf,
  requiredProblem,
  type TextProblem,
  textProblem,
  visibilityOf,
} from "../lists/fields.ts";
import type { Details } from "../lists/records.ts";
import {
  drawings,
  longestOfProduct,
  mostOfProduct,
  orderAddress,
  type Product,
  type ProductDrawing,
  type ProductFact,
  type ProductSize,
} from "./product.ts";

/** A product as it is typed into a form. */
export type TypedProduct = {
  readonly name: string;
  readonly description: string;
  /** Euros: "34,90". */
  readonly price: string;
  readonly drawing: string;
  /** Addresses, one on a line. */
  readonly pictures: string;
  /** One on a line: "M : 53 × 72", or "M" without measures. */
  readonly sizes: string;
  /** One on a line: "Matière : Polyester". */
  readonly facts: string;
  readonly stock: string;
  readonly orderLink: string;
  readonly visibility: string;
};

export type ProductProblem = TextProblem | "bad-price" | "unknown" | "too-many" | "bad-size" | "bad-fact" | "double";

/** Lengths in centimetres. */
export const [shortest, longest] = [1, 300];

const linesIn = (text: string): readonly string[] =>
  normalizeText(text)
    .split("\n")
    .map(oneLine)
    .filter((line) => !isBlank(line));

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

const isDrawing = (text: string): text is ProductDrawing => (drawings as readonly string[]).includes(text);

/** The details of a product as they are stored. Refuses with the problem of each field. */
export const readTypedProduct: ReadTyped<Product, TypedProduct, ProductProblem> = (typed, before) => {
  const [name, stock] = [oneLine(typed.name), oneLine(typed.stock)];
  const description = normalizeText(typed.description);
  const { drawing } = typed;
  const cents = centsIn(typed.price);
  const pictures = linesIn(typed.pictures);
  const stored = linesIn(before?.pictures ?? "");
  const isPicture = (address: string) =>
    pictureProblem(
      address,
      stored.find((one) => one === address),
    ) === undefined;
  const sizes = linesIn(typed.sizes).map(sizeIn);
  const facts = linesIn(typed.facts).map(factIn);
  const orderLink = typed.orderLink.trim();
  const refusal = refusalOf<TypedProduct, ProductProblem>({
    name: requiredProblem(name, longestOfProduct.name),
    description: requiredProblem(description, longestOfProduct.description),
    price: isBlank(typed.price) ? "required" : cents === undefined ? "bad-price" : undefined,
    drawing: isDrawing(drawing) ? undefined : "unknown",
    pictures: listProblem(pictures, mostOfProduct.pictures, isPicture, "bad-address"),
    sizes:
      listProblem(sizes, mostOfProduct.sizes, isSize, "bad-size") ??
      (areDouble(sizes.map((size) => size.name)) ? "double" : undefined),
    facts: listProblem(facts, mostOfProduct.facts, isFact, "bad-fact"),
    stock: textProblem(stock, longestOfProduct.stock),
    orderLink: addressProblem(orderAddress(orderLink, "M"), isSecureAddress),
  });
  if (refusal) return refusal;
  return done({
    name,
    description,
    cents: cents ?? 0,
    drawing: isDrawing(drawing) ? drawing : "jersey",
    pictures,
    sizes,
    facts,
    stock: isBlank(stock) ? null : stock,
    orderLink: orderLink || null,
    isPublished: typed.visibility !== "draft",
  });
};

const inFrench = (length: number): string => String(length).replace(".", ",");

const written = ({ name, measures }: ProductSize): string =>
  measures ? `${name} : ${inFrench(measures.width)} × ${inFrench(measures.height)}` : name;

/** A product as a form shows it. */
export const typedProduct = (product: Details<Product>): TypedProduct => ({
  name: product.name,
  description: product.description,
  price: (product.cents / 100).toFixed(product.cents % 100 === 0 ? 0 : 2).replace(".", ","),
  drawing: product.drawing,
  pictures: product.pictures.join("\n"),
  sizes: product.sizes.map(written).join("\n"),
  facts: product.facts.map(({ name, text }) => `${name} : ${text}`).join("\n"),
  stock: product.stock ?? "",
  orderLink: product.orderLink ?? "",
  visibility: visibilityOf(product),
});

export const addProduct = addRecord(readTypedProduct);
export const saveProduct = saveRecord(readTypedProduct);
