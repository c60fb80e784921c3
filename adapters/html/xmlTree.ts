import { Parser } from "htmlparser2";
import type { ReadXml, XmlElement } from "../../domain/content/moving/formats/wordPress.ts";

type Open = { name: string; attributes: Record<string, string>; text: string; children: Open[] };

/** Elements within elements beyond this depth: no export has them. */
const deepest = 100;

/**
 * Parses XML. Nothing is loaded, and no entity of the file's own is read. Broken is a text with an element that isn't closed, as where a
 * file was cut off. The browser's own parser would write its error with a style, which the page's policy reports.
 */
export const xmlTree: ReadXml = (text) => {
  const root: Open = { name: "", attributes: {}, text: "", children: [] };
  const open: Open[] = [root];
  let isBroken = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: "", children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
        isBroken ||= open.length > deepest;
      },
      ontext(words) {
        const current = open.at(-1);
        if (current) current.text += words;
      },
      onclosetag(_, isImplied) {
        open.pop();
        // An empty element closes itself.
        isBroken ||= isImplied && text.slice(parser.endIndex - 1, parser.endIndex + 1) !== "/>";
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const [first]: readonly XmlElement[] = root.children;
  return isBroken || root.children.length > 1 || root.text.trim() !== "" ? undefined : first;
};
