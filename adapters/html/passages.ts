import { Parser } from "htmlparser2";
import type { Passage } from "../../domain/content/versions/ports.ts";
import { isAvalanche, parsedContent } from "./parsedContent.ts";

/** Elements that are a passage with all that they hold. */
const whole = new Set(
  "address blockquote details dl fieldset figure h1 h2 h3 h4 h5 h6 hr ol p pre table ul".split(" "),
);
/** Elements whose tags end a passage: what they hold stands for itself. */
const frames = new Set("article aside body center div footer form header html li main nav section".split(" "));

type Range = { readonly from: number; readonly to: number };

const rangesOf = (html: string): readonly Range[] => {
  const ranges: Range[] = [];
  /** Where a passage began: an element that is one, or words between elements. */
  let began: number | undefined;
  /** How many elements of its name are open in the passage; 0 for words between elements. */
  let depth = 0;
  let name = "";
  let isEnded = false;
  const end = (to: number) => {
    if (began !== undefined) ranges.push({ from: began, to });
    [began, depth] = [undefined, 0];
  };
  const parser = new Parser({
    onopentag(opened) {
      if (depth > 0) {
        depth += opened === name ? 1 : 0;
      } else if (whole.has(opened) || frames.has(opened)) {
        end(parser.startIndex);
        if (whole.has(opened)) [began, depth, name] = [parser.startIndex, 1, opened];
      } else {
        began ??= parser.startIndex;
      }
    },
    ontext(words) {
      if (words.trim() !== "") began ??= parser.startIndex;
    },
    onclosetag(closed, isImplied) {
      const after = isEnded ? html.length : isImplied && closed !== "hr" ? parser.startIndex : parser.endIndex + 1;
      if (depth > 0) {
        depth -= closed === name ? 1 : 0;
        if (depth === 0) end(after);
      } else if (frames.has(closed)) {
        end(isEnded ? html.length : parser.startIndex);
      }
    },
  });
  parser.write(html);
  isEnded = true;
  parser.end();
  end(html.length);
  return ranges;
};

/** Cuts HTML into its headings, paragraphs, lists and other blocks. */
export const htmlPassages = (html: string): readonly Passage[] => {
  if (isAvalanche(html)) return [{ from: 0, to: html.length, content: parsedContent(html) }];
  return rangesOf(html).map(({ from, to }) => {
    const source = html.slice(from, to).trimEnd();
    return { from, to: from + source.length, content: parsedContent(source) };
  });
};
