import { expect, it } from "vitest";
import { productForm, type ProductProblem, type TypedProduct } from "./product.ts";

const whole: TypedProduct = {
  name: "Maillot",
  description: "Respirant.",
  price: "34,90",
  drawing: "jersey",
  pictures: "",
  sizes: "",
  facts: "",
  stock: "",
  orderLink: "",
  visibility: "published",
};
const stored = (typed: Partial<TypedProduct>) => {
  const read = productForm.read({ ...whole, ...typed });
  if (!read.ok) throw new Error(`Refused: ${JSON.stringify(read.refusal.fields)}`);
  return read.value;
};

it.each<[string, keyof TypedProduct, string, ProductProblem]>([
  ["no name", "name", " ", "required"],
  ["a name of 61 characters", "name", "é".repeat(61), "too-long"],
  ["no description", "description", "\u200b", "required"],
  ["no price", "price", " ", "required"],
  ["words for a price", "price", "cher", "bad-price"],
  ["a price below 0", "price", "-1", "bad-price"],
  ["a price of five figures", "price", "10000", "bad-price"],
  ["a price with a gap elsewhere", "price", "12 49", "bad-price"],
  ["a price with three decimals", "price", "1,999", "bad-price"],
  ["an unknown drawing", "drawing", "cap", "unknown"],
  ["a picture by another scheme", "pictures", "/a.png\ndata:image/png,x", "bad-address"],
  ["a picture over http", "pictures", "/a.png\nHTTP://images.example/b.png", "bad-address"],
  ["seven pictures", "pictures", "/a.png\n".repeat(7), "too-many"],
  ["a long size", "sizes", "Une taille très longue", "bad-size"],
  ["measures that can't be read", "sizes", "L : abc", "bad-size"],
  ["a measure of no length", "sizes", "M : 0 × 72", "bad-size"],
  ["a size twice", "sizes", "M\nM : 53 × 72", "double"],
  ["eleven sizes", "sizes", Array.from({ length: 11 }, (_, at) => `T${at}`).join("\n"), "too-many"],
  ["a fact without a word", "facts", "Polyester", "bad-fact"],
  ["a fact without a text", "facts", "Matière :", "bad-fact"],
  ["a long note on the stock", "stock", "a".repeat(61), "too-long"],
  ["an order by http", "orderLink", "http://maille.example.org", "bad-address"],
  ["an order by script", "orderLink", "javascript:alert(1)", "bad-address"],
])("[PD-2] refuses %s", (_, field, text, problem) => {
  const read = productForm.read({ ...whole, [field]: text });
  expect(read.ok ? {} : read.refusal.fields).toEqual({ [field]: problem });
});

it("[SE-55] keeps stored pictures over http, in any order, and takes no further one", () => {
  const [first, second] = ["http://images.example/a.png", "http://images.example/b.png"];
  const before = { ...whole, pictures: `${first}\n${second}` };
  expect(productForm.read({ ...before, pictures: `/c.png\n${second}\n${first}` }, before).ok).toBe(true);
  expect(productForm.read({ ...before, pictures: "http://images.example/c.png" }, before)).toMatchObject({
    refusal: { fields: { pictures: "bad-address" } },
  });
});

it.each([
  ["0", 0],
  ["35", 3_500],
  ["34,9", 3_490],
  ["34.90 €", 3_490],
  ["9999,99", 999_999],
  ["1 249,50", 124_950],
  ["1\u00a0249,50\u00a0€", 124_950],
  ["1\u202f249,50 €", 124_950],
])("[PD-2] reads %s as a price", (price, cents) => {
  expect(stored({ price }).cents).toBe(cents);
});

it("[PD-2] reads sizes with and without measures, and facts whose text has a colon", () => {
  const read = stored({
    sizes: " M : 53 × 72\nXL 59,5x76 cm\n\n38\nTaille unique\nTaille 38 40",
    facts: "Entretien : 30 °C : à l'envers",
    orderLink: "https://maille.example.org/?taille={taille}",
  });
  expect(read.sizes).toEqual([
    { name: "M", measures: { width: 53, height: 72 } },
    { name: "XL", measures: { width: 59.5, height: 76 } },
    { name: "38", measures: null },
    { name: "Taille unique", measures: null },
    { name: "Taille 38 40", measures: null },
  ]);
  expect(read.facts).toEqual([{ name: "Entretien", text: "30 °C : à l'envers" }]);
});

it("[PD-2] shows a stored product in the form, and reads the same product from it", () => {
  const product = stored({
    price: "1249,5",
    pictures: "/a.png\nhttps://images.example.org/b.png",
    sizes: "M : 53,5 × 72\nL",
    facts: "Matière : Polyester",
    stock: "Plus que quelques-uns",
    visibility: "draft",
  });
  expect(stored(productForm.textsOf(product))).toEqual(product);
});
