import { Parser } from "htmlparser2";

/** The visible content of a page. */
export type Screen = {
  /** All its text, in order. */
  readonly text: string;
  /** The text of each element, from the page to a single word. */
  readonly pieces: ReadonlySet<string>;
  /** The text of each alert. */
  readonly alerts: readonly string[];
  /** The names of the elements that can be pressed. */
  readonly acts: readonly string[];
};

type Open = { readonly kind: "alert" | "act" | "other"; readonly label: string; text: string };

/** Elements without visible text. */
const silent = new Set(["head", "script", "style", "noscript", "svg", "template"]);

/** Text for comparison: typographic spaces become plain ones. */
export const plain = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ").trim();

const kindOf = (name: string, attributes: Record<string, string>): Open["kind"] => {
  if (attributes["role"] === "alert") return "alert";
  const canBePressed = name === "button" && !("disabled" in attributes) && attributes["aria-disabled"] !== "true";
  // A label without `for` surrounds its control.
  const isWay = (name === "a" && "href" in attributes) || (name === "label" && !("for" in attributes));
  return canBePressed || isWay ? "act" : "other";
};

/** Parses HTML into its visible content. `hidden`: the attribute of elements that are hidden, with their content. */
export const screenOf = (html: string, hidden = "hidden"): Screen => {
  const found = { alert: [] as string[], act: [] as string[] };
  const page: Open = { kind: "other", label: "", text: "" };
  const pieces = new Set<string>();
  const open: Open[] = [page];
  let unheard = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (unheard > 0 || silent.has(name) || "hidden" in attributes || hidden in attributes) unheard += 1;
      else open.push({ kind: kindOf(name, attributes), label: attributes["aria-label"] ?? "", text: "" });
    },
    ontext(text) {
      if (unheard > 0) return;
      for (const one of open) one.text += text;
    },
    onclosetag() {
      if (unheard > 0) {
        unheard -= 1;
        return;
      }
      const { kind, label, text } = open.pop() ?? page;
      pieces.add(plain(text));
      if (kind !== "other") found[kind].push(plain(label || text));
      // Separates the text of neighbouring elements.
      for (const one of open) one.text += " ";
    },
  });
  parser.end(html);
  return { text: plain(page.text), pieces, alerts: found.alert, acts: found.act };
};
