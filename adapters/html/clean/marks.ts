import { styledWith, styleOf, unwrap, wrapInside } from "./elements.ts";

const bold = /^(?:bold|bolder|[6-9]00)\b/;
const notBold = /^(?:normal|lighter|[1-5]00)\b/;
const blocks = "address, blockquote, div, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, table, ul";

/** Whether an element's style is that of the words in it: a list's is that of its dots, and a heading is bold by itself. */
const isOfWords = (element: Element): boolean =>
  !element.matches("b, strong, em, i, h1, h2, h3, h4, h5, h6, li, ul, ol, th, table, tbody, tr") &&
  element.querySelector(blocks) === null;

/** Elements in place of styles, and of elements whose style says the opposite. */
const writeElements = (body: Element): void => {
  for (const one of styledWith(body, "font-weight")) {
    const weight = styleOf(one, "font-weight");
    if (one.matches("b, strong") && notBold.test(weight)) unwrap(one);
    else if (bold.test(weight) && isOfWords(one)) wrapInside(one, "strong");
  }
  for (const one of styledWith(body, "font-style")) {
    const style = styleOf(one, "font-style");
    if (one.matches("em, i") && style === "normal") unwrap(one);
    else if (/^(?:italic|oblique)/.test(style) && isOfWords(one)) wrapInside(one, "em");
  }
  for (const one of [...styledWith(body, "text-decoration"), ...styledWith(body, "text-decoration-line")]) {
    const line = styleOf(one, "text-decoration") + styleOf(one, "text-decoration-line");
    if (line.includes("line-through") && !one.closest("s, del, strike") && isOfWords(one)) wrapInside(one, "s");
    if (line.includes("underline") && !one.closest("u") && isOfWords(one)) wrapInside(one, "u");
  }
  for (const one of styledWith(body, "vertical-align")) {
    const [, name] = /^(su[bp])/.exec(styleOf(one, "vertical-align")) ?? [];
    if (name && !one.matches("sub, sup, td, th, tr") && isOfWords(one)) wrapInside(one, name);
  }
  for (const one of styledWith(body, "mso-highlight")) if (isOfWords(one)) wrapInside(one, "mark");
};

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+-=()ni"].map((sign, at) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ"][at] ?? ""]),
);
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+-=()"].map((sign, at) => [sign, [..."₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"][at] ?? ""]),
);

/** Raised and lowered numbers have letters of their own: "10²" isn't "102". */
const writeNumbers = (body: Element): void => {
  for (const one of body.querySelectorAll("sub, sup")) {
    const letters = one.matches("sup") ? raised : lowered;
    const words = [...one.textContent.trim()];
    if (words.length > 0 && words.every((sign) => sign in letters))
      one.replaceWith(words.map((sign) => letters[sign]).join(""));
  }
};

/** Word's arrows and faces are letters in a font of signs. */
const wingdings: Readonly<Record<string, string>> = {
  à: "→",
  ß: "←",
  ó: "↔",
  è: "➔",
  J: "☺",
  L: "☹",
  ü: "✓",
  û: "✗",
  þ: "☑",
  "¨": "☐",
  "§": "▪",
};

const writeSigns = (body: Element): void => {
  for (const one of styledWith(body, "font-family")) {
    const sign = wingdings[one.textContent.trim()];
    if (sign && styleOf(one, "font-family").startsWith("wingdings")) one.textContent = sign;
  }
};

/** The marks of words as elements, from the styles of Word, Google Docs and web pages. */
export const writeMarks = (body: Element): void => {
  writeSigns(body);
  writeElements(body);
  writeNumbers(body);
};

/** The number of words with a mark that no body has: underlined, raised, lowered, highlighted. */
export const unknownMarks = (body: Element): number =>
  // Word processors underline links themselves.
  [...body.querySelectorAll("u, ins, sub, sup, mark, ol[type]:not([type='1'])")].filter(
    (one) => one.textContent.trim() !== "" && !one.closest("a[href]") && !one.querySelector("a[href]"),
  ).length;
