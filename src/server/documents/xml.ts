// Characters that XML 1.0 can't hold, even escaped.
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for XML content and attributes. Drops the characters that XML can't hold. */
export const xmlText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(impossible, "")
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** An XML element. A string is escaped as text; an array holds serialized elements. */
export const element = (name: string, content: string | readonly string[], attributes = ""): string =>
  `<${name}${attributes && ` ${attributes}`}>${typeof content === "string" ? xmlText(content) : content.join("")}</${name}>`;

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
