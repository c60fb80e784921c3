import { isOwnPicture } from "../../content/body/ownPicture.ts";
import { isMailAddress } from "../../shared/mailAddress.ts";
import { isDay } from "../../shared/parisDay.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import { isSame } from "../../shared/same.ts";
import { type ContrastFault, isColour } from "../colours.ts";
import { isSecureAddress } from "../lists/fields.ts";
import type { ListShape, Shape, TextShape } from "./sections.ts";

/** The texts of a section, in the form of its file in the club's folder. */
export type Texts = string | readonly Texts[] | { readonly [name: string]: Texts };

/** Where a text stands: "history.events.2.title". */
export type TextPath = string;

/** `over`: how many characters too many. */
export type TextProblem =
  | { readonly kind: "missing" | "bad-address" | "bad-email" | "bad-day" | "bad-picture" | "bad-colour" }
  | ({ readonly kind: "low-contrast" } & ContrastFault)
  | { readonly kind: "too-long"; readonly over: number };

const isList = (texts: unknown): texts is readonly Texts[] => Array.isArray(texts);
const isGroup = (texts: unknown): texts is { readonly [name: string]: Texts } =>
  typeof texts === "object" && texts !== null && !isList(texts);

const under = (path: TextPath, name: string | number): TextPath => (path === "" ? `${name}` : `${path}.${name}`);

/** The texts at a path; undefined where there is nothing. */
export const textsAt = (texts: Texts | undefined, path: TextPath): Texts | undefined =>
  path
    .split(".")
    .filter(Boolean)
    .reduce<Texts | undefined>(
      (at, name) => (isList(at) ? at[Number(name)] : isGroup(at) ? at[name] : undefined),
      texts,
    );

/** The same with other texts at a path. */
export const withTextsAt = (texts: Texts, path: TextPath, value: Texts): Texts => {
  const [name = "", ...rest] = path.split(".");
  if (name === "") return value;
  const inside = (part: Texts | undefined) => withTextsAt(part ?? "", rest.join("."), value);
  if (isList(texts)) return texts.with(Number(name), inside(texts[Number(name)]));
  return isGroup(texts) ? { ...texts, [name]: inside(texts[name]) } : texts;
};

/** An entry without words, to add to a list. */
export const emptyTexts = (shape: Shape): Texts => {
  if (shape.kind === "text") return "";
  if (shape.kind === "list") return Array.from({ length: shape.least }, () => emptyTexts(shape.entry));
  return Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, emptyTexts(field)]));
};

/** What a section has of these texts, nothing else: a wrong kind of text is an empty one. */
export const pickTexts = (shape: Shape, texts: unknown): Texts => {
  if (shape.kind === "text") return typeof texts === "string" ? texts : "";
  if (shape.kind === "list") {
    const entries = isList(texts) ? texts.slice(0, shape.most) : [];
    const missing = Array.from({ length: Math.max(0, shape.least - entries.length) }, () => emptyTexts(shape.entry));
    return [...entries.map((entry) => pickTexts(shape.entry, entry)), ...missing];
  }
  const group = isGroup(texts) ? texts : {};
  return Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, pickTexts(field, group[name])]));
};

/** Each text as it is stored: on one line. */
export const tidyTexts = (texts: Texts): Texts => {
  if (isList(texts)) return texts.map(tidyTexts);
  if (isGroup(texts)) return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, tidyTexts(text)]));
  return normalizeText(texts).replace(/[ \t\n]+/g, " ");
};

const problemOf = (text: string, { longest, form, isOptional }: TextShape): TextProblem | undefined => {
  if (isBlank(text)) return isOptional ? undefined : { kind: "missing" };
  const over = [...text].length - longest;
  if (over > 0) return { kind: "too-long", over };
  if (form === "address" && !isSecureAddress(text)) return { kind: "bad-address" };
  if (form === "picture" && !isOwnPicture(text)) return { kind: "bad-picture" };
  if (form === "colour" && !isColour(text)) return { kind: "bad-colour" };
  if (form === "day" && !isDay(text)) return { kind: "bad-day" };
  return form === "email" && !isMailAddress(text) ? { kind: "bad-email" } : undefined;
};

/** What is wrong with tidy texts, by path. Texts are required unless their shape says otherwise. */
export const problemsIn = (
  shape: Shape,
  texts: Texts,
  path: TextPath = "",
): Readonly<Record<TextPath, TextProblem>> => {
  if (shape.kind === "text") {
    const problem = problemOf(typeof texts === "string" ? texts : "", shape);
    return problem ? { [path]: problem } : {};
  }
  const parts: readonly (readonly [string | number, Shape])[] =
    shape.kind === "list"
      ? (isList(texts) ? texts : []).map((_, at) => [at, shape.entry])
      : Object.entries(shape.fields);
  return Object.assign(
    {},
    ...parts.map(([name, part]) => problemsIn(part, textsAt(texts, `${name}`) ?? "", under(path, name))),
  );
};

/** Whether a list can take another entry, or lose one. */
export const roomIn = (shape: ListShape, entries: number) => ({
  canGrow: entries < shape.most,
  canShrink: entries > shape.least,
});

export type Merged = {
  readonly texts: Texts;
  /** Where both have changed the same text, or the entries of the same list. `texts` has mine there. */
  readonly contested: readonly TextPath[];
};

/** Two changes of the same texts in one. */
export const mergeTexts = (before: Texts, mine: Texts, theirs: Texts, path: TextPath = ""): Merged => {
  if (isSame(mine, before)) return { texts: theirs, contested: [] };
  if (isSame(theirs, before) || isSame(mine, theirs)) return { texts: mine, contested: [] };
  const merge = (name: string | number): readonly [string, Merged] => {
    const [old, own, other] = [before, mine, theirs].map((texts) => textsAt(texts, `${name}`) ?? "");
    return [`${name}`, mergeTexts(old as Texts, own as Texts, other as Texts, under(path, name))];
  };
  if (isGroup(mine) && isGroup(theirs)) {
    const parts = Object.keys(mine).map(merge);
    return {
      texts: Object.fromEntries(parts.map(([name, { texts }]) => [name, texts])),
      contested: parts.flatMap(([, { contested }]) => contested),
    };
  }
  const areAligned = [before, theirs].every((texts) => isList(texts) && isList(mine) && texts.length === mine.length);
  if (isList(mine) && areAligned) {
    const parts = mine.map((_, at) => merge(at));
    return {
      texts: parts.map(([, { texts }]) => texts),
      contested: parts.flatMap(([, { contested }]) => contested),
    };
  }
  return { texts: mine, contested: [path] };
};
