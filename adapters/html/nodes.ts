import { Parser } from "htmlparser2";
import { ticks } from "../../domain/content/body/list.ts";
import { pageOfFrame } from "./embedCode.ts";

/** A node of HTML: a text, or an element with its children. */
export type Node = string | Element;
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
};

/** Elements that are left out with all their content, which isn't text of the article. */
const dropped = new Set(
  `applet area audio base canvas embed frame frameset head iframe input link map math meta noembed noframes noscript
  object option param plaintext script select source style svg template textarea title track video xmp`.split(/\s+/),
);

/** A video or a post of another site, by its address. */
const lineOf = (address: string): Element => ({
  name: "p",
  attributes: {},
  children: [{ name: "a", attributes: { href: address }, children: [address] }],
});

/** Elements below this depth are flattened: the stack is limited. */
const deepest = 40;

/** Parses HTML into elements, without those that hold no text. */
export const nodesOf = (html: string): readonly Node[] => {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open: Element[] = [root];
  /** The number of open elements that are left out. */
  let within = 0;
  const current = () => open.at(-1) ?? root;

  const addText = (words: string) => {
    if (within > 0) return;
    const { children } = current();
    const last = children.at(-1);
    // The parser reports an entity as a text of its own.
    if (typeof last === "string") children[children.length - 1] = last + words;
    else children.push(words);
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const shown =
        name === "iframe" && within === 0 && pageOfFrame(attributes["src"] || (attributes["data-src"] ?? ""));
      if (shown) current().children.push(lineOf(shown));
      // A list of tasks has check boxes; those of a form say nothing.
      if (name === "input" && attributes["type"]?.toLowerCase() === "checkbox" && open.some((one) => one.name === "li"))
        addText("checked" in attributes ? ticks.done : ticks.open);
      if (within > 0 || dropped.has(name)) {
        within += 1;
        return;
      }
      if (open.length > deepest) {
        open.push(current());
        return;
      }
      const element: Element = { name, attributes, children: [] };
      current().children.push(element);
      open.push(element);
    },
    ontext: (words) => addText(words),
    onclosetag() {
      if (within > 0) within -= 1;
      else open.pop();
    },
  });
  parser.end(html);
  return root.children;
};
