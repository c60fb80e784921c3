import { isAbsoluteAddress, isOpenAddress, isPictureSource } from "../../shared/address.ts";
import { refused, type Refused } from "../../shared/result.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import type { InvalidRecord, Typed } from "./editList.ts";

// What can be wrong with a typed text, for all forms of the club.

export type TextProblem = "required" | "too-long" | "bad-address";

/** A text on one line. */
export const oneLine = (text: string): string => normalizeText(text).replace(/\s+/g, " ");

export const textProblem = (text: string, longest: number): "too-long" | undefined =>
  [...text].length > longest ? "too-long" : undefined;

export const requiredProblem = (text: string, longest: number): "required" | "too-long" | undefined =>
  isBlank(text) ? "required" : textProblem(text, longest);

export const addressProblem = (text: string, isAllowed: (address: string) => boolean): "bad-address" | undefined =>
  text === "" || isAllowed(text) ? undefined : "bad-address";

/** What is wrong with the address of a picture. @param before the stored one: it may be of http, while it isn't changed */
export const pictureProblem = (text: string, before = ""): "bad-address" | undefined =>
  addressProblem(text, text === before ? isOpenAddress : isPictureSource);

/** A whole address that begins with https:// */
export const isSecureAddress = (text: string): boolean => /^https:/i.test(text) && isAbsoluteAddress(text);

/** The refusal of a form with problems; undefined without any. */
export const refusalOf = <Fields extends Typed, Problem extends string>(
  problems: Readonly<Partial<Record<keyof Fields, Problem | undefined>>>,
): Refused<InvalidRecord<Fields, Problem>> | undefined => {
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return found.length > 0
    ? refused({ kind: "invalid-record", fields: Object.fromEntries(found) as InvalidRecord<Fields, Problem>["fields"] })
    : undefined;
};

/** The choice whether everybody sees a record, in a form. */
export const visibilities = ["published", "draft"] as const;
export type Visibility = (typeof visibilities)[number];
export const visibilityOf = ({ isPublished }: { readonly isPublished: boolean }): Visibility =>
  isPublished ? "published" : "draft";
