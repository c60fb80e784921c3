import { Parser } from "htmlparser2";

/** What stands in HTML: words, or an element with what is in it. */
export type Node = string | Element;
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
};

/** Whatever is in these is nobody's words: it is left out, with all that it holds. */
const dropped = new Set(
  `applet area audio base canvas embed frame frameset head iframe input link map math meta noembed noframes noscript
  object option param plaintext script select source style svg template textarea title track video xmp`.split(/\s+/),
);

/** Deeper than this, elements are no longer told apart: nobody could, and the stack ends somewhere. */
const deepest = 40;

/**
 * Cuts HTML into its elements, without those that hold no words.
 *
 * @param leftOut hears the name of each that is left out, but of none within another
 */
export const nodesOf = (html: string, leftOut?: (name: string) => void): readonly Node[] => {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open: Element[] = [root];
  /** How many elements of what is left out are open. */
  let within = 0;
  const current = () => open.at(-1) ?? root;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (within > 0 || dropped.has(name)) {
        if (within === 0) leftOut?.(name);
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
    ontext(words) {
      if (within > 0) return;
      const { children } = current();
      const last = children.at(-1);
      // An entity comes by itself.
      if (typeof last === "string") children[children.length - 1] = last + words;
      else children.push(words);
    },
    onclosetag() {
      if (within > 0) within -= 1;
      else open.pop();
    },
  });
  parser.end(html);
  return root.children;
};
