import { Parser } from "htmlparser2";
import type { EditableBody, Loss } from "../../domain/content/editing/readBody.ts";
import { isAvalanche, parsedContent } from "./parsedContent.ts";

const plain: readonly string[] = [];
const blocks = new Set("p h1 h2 h3 h4 h5 h6 ul ol li blockquote hr pre".split(" "));
const around = new Set("a strong b em i cite s del strike".split(" "));
const codes = new Set("code kbd samp tt".split(" "));
/** The elements that a body holds, with their attributes. `rel` and `target` are made anew for readers. */
const held = new Map<string, readonly string[]>([
  ...[...blocks, ...around, ...codes, "br"].map((name) => [name, plain] as const),
  ["a", ["href", "rel", "target"]],
  ["img", ["src", "alt"]],
]);

/** What a body can't hold of HTML, each once. */
const lossesOf = (html: string): readonly Loss[] => {
  const losses = new Map<string, Loss>();
  const tell = (loss: Loss) => losses.set(JSON.stringify(loss), loss);
  /** How many elements of a name are open. */
  const open = new Map<string, number>();
  const count = (name: string, by: 1 | -1) => open.set(name, (open.get(name) ?? 0) + by);
  const isOpen = (name: string) => (open.get(name) ?? 0) > 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const known = held.get(name);
      const isInPre = isOpen("pre");
      const isInCode = isInPre || [...codes].some(isOpen);
      const isWords = name === "br" || (isInPre ? name === "code" : codes.has(name));
      // A link or a mark around blocks isn't kept: a line holds them.
      if (blocks.has(name)) for (const one of around) if (isOpen(one)) tell({ kind: "element", name: one });
      count(name, 1);
      if (!known || (isInCode && !isWords)) return void tell({ kind: "element", name });
      const isLanguage = isInPre && /^language-\S+$/.test(attributes["class"] ?? "");
      for (const attribute of Object.keys(attributes))
        if (!known.includes(attribute) && !(isLanguage && attribute === "class"))
          tell({ kind: "attribute", name: attribute });
    },
    onclosetag: (name) => void count(name, -1),
    oncomment: () => void tell({ kind: "comment" }),
    onprocessinginstruction: () => void tell({ kind: "comment" }),
  });
  parser.write(html);
  parser.end();
  return [...losses.values()];
};

/** Parses HTML to be edited. */
export const htmlBody = (html: string): EditableBody => ({
  body: parsedContent(html),
  losses: isAvalanche(html) ? [{ kind: "layout" }] : lossesOf(html),
});
