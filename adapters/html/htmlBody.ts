import { Parser } from "htmlparser2";
import type { EditableBody, Loss } from "../../domain/content/editing/readBody.ts";
import { isAvalanche, parsedContent } from "./parsedContent.ts";

const plain: readonly string[] = [];
/** The elements that a body holds, with their attributes. `rel` and `target` are made anew for readers. */
const held = new Map<string, readonly string[]>([
  ...`p h1 h2 h3 h4 h5 h6 ul ol li blockquote hr br pre strong b em i cite s del strike code kbd samp tt`
    .split(" ")
    .map((name) => [name, plain] as const),
  ["a", ["href", "rel", "target"]],
  ["img", ["src", "alt"]],
]);

/** What a body can't hold of HTML, each once. */
const lossesOf = (html: string): readonly Loss[] => {
  const losses = new Map<string, Loss>();
  const tell = (loss: Loss) => losses.set(JSON.stringify(loss), loss);
  let isInCode = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const known = held.get(name);
      if (!known || (isInCode && name !== "code" && name !== "br")) return void tell({ kind: "element", name });
      const isLanguage = isInCode && /^language-\S+$/.test(attributes["class"] ?? "");
      for (const attribute of Object.keys(attributes))
        if (!known.includes(attribute) && !(isLanguage && attribute === "class"))
          tell({ kind: "attribute", name: attribute });
      if (name === "pre") isInCode = true;
    },
    onclosetag(name) {
      if (name === "pre") isInCode = false;
    },
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
