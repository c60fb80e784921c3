import { isSecureAddress, pictureProblem } from "../lists/fields.ts";
import {
  address,
  choice,
  type Field,
  line,
  lines,
  linesIn,
  nullable,
  paragraphs,
  required,
} from "../lists/recordFields.ts";
import { drawings, mostOfProduct, orderAddress } from "./offer.ts";

/** Addresses, one on a line. A stored one may be of http. */
const pictures: Field<readonly string[]> = {
  ...lines(mostOfProduct.pictures, 2000),
  problem(text, before = "") {
    const stored = linesIn(before);
    const isPicture = (one: string) => pictureProblem(one, stored.includes(one) ? one : "") === undefined;
    const found = linesIn(text);
    if (found.length > mostOfProduct.pictures) return "too-many";
    return found.every(isPicture) ? undefined : "bad-address";
  },
};

export const productFields = {
  name: required(line(60)),
  description: required(paragraphs(400)),
  /** What the site draws with the club's emblem while there are no pictures. */
  drawing: choice(drawings, "jersey"),
  /** Their addresses, the first one first. */
  pictures,
  /** How many are left, in words. */
  stock: nullable(line(60)),
  /** Where it is ordered: a whole https address. Null: it isn't to be had yet. */
  orderLink: address((text) => isSecureAddress(orderAddress(text, "M"))),
};
