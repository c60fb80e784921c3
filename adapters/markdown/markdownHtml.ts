import { Parser, Renderer, type Tokens } from "marked";
import { escapedHtml } from "../../domain/content/editing/htmlSource.ts";
import { calloutOf, isAvalanche, tokensOf } from "./markedContent.ts";

const asTyped = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapedHtml(paragraph)}</p>`)
    .join("\n");

/** The pictures of a paragraph that holds nothing else. */
const picturesOf = ({ tokens }: Tokens.Paragraph): readonly Tokens.Image[] => {
  const pictures = tokens.filter((token): token is Tokens.Image => token.type === "image");
  const others = tokens.filter(({ type, raw }) => type !== "image" && type !== "br" && raw.trim() !== "");
  return others.length === 0 ? pictures : [];
};

/** Ticks, call-outs and captions are the site's own. */
class ArticleRenderer extends Renderer {
  override checkbox({ checked }: Tokens.Checkbox): string {
    return checked ? "☑ " : "☐ ";
  }
  override blockquote(quote: Tokens.Blockquote): string {
    const [tone, inside] = calloutOf(quote) ?? [];
    const name = tone ? ` class="callout-${tone}"` : "";
    return `<blockquote${name}>\n${this.parser.parse(inside ?? quote.tokens)}</blockquote>\n`;
  }
  override paragraph(paragraph: Tokens.Paragraph): string {
    const pictures = picturesOf(paragraph);
    if (!pictures.some(({ title }) => title)) return super.paragraph(paragraph);
    const figures = pictures.map((picture) => {
      const { title } = picture;
      const image = this.image({ ...picture, title: null });
      return `<figure>${image}${title ? `<figcaption>${escapedHtml(title)}</figcaption>` : ""}</figure>`;
    });
    return figures.length === 1 ? `${figures[0]}\n` : `<figure>${figures.join("")}</figure>\n`;
  }
}

/** The HTML of a Markdown text, whose own HTML stays. What it can't parse stays as it was typed. */
export const markdownHtml = (text: string): string => {
  if (isAvalanche(text)) return asTyped(text);
  try {
    return Parser.parse(tokensOf(text), { renderer: new ArticleRenderer() }).trim();
  } catch {
    return asTyped(text);
  }
};
