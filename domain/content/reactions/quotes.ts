const sign = "> ";

/** The longest passage that a comment quotes: longer ones are cut. */
export const longestQuote = 300;

/** A passage as the beginning of a comment. */
export const quoted = (passage: string): string => {
  const plain = passage.replace(/\s+/gu, " ").trim();
  const letters = [...plain];
  const kept = letters.length > longestQuote ? `${letters.slice(0, longestQuote - 1).join("")}…` : plain;
  return kept === "" ? "" : `${sign}${kept}\n\n`;
};

/** The passage that a comment's first lines quote, and the text after it. */
export const quoteIn = (text: string): { readonly quote: string; readonly rest: string } => {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith(sign));
  const count = end < 0 ? lines.length : end;
  return {
    quote: lines
      .slice(0, count)
      .map((line) => line.slice(sign.length))
      .join("\n"),
    rest: lines.slice(count).join("\n").replace(/^\n+/u, ""),
  };
};
