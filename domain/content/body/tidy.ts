import { type Block, type Content, type Inline, withLines } from "./content.ts";
import { listOf } from "./list.ts";
import { tidyTable } from "./table.ts";
import { picturesAlone, tidyImage } from "./image.ts";
import { inlinesOf, type Marks, noMarks, type Run, runsOf } from "./runs.ts";

/** White space that sources don't keep: several are one. Spaces that don't break are letters. */
const layout = /[ \t\n\r\f]+/g;

/** The marks around both, from the outermost to the first in which they differ. */
const both = (one: Marks, other: Marks): Marks => {
  if (one.link !== other.link) return noMarks;
  const { link } = one;
  if (one.strong !== other.strong) return { ...noMarks, link };
  const { strong } = one;
  if (one.emphasis !== other.emphasis) return { ...noMarks, link, strong };
  return { link, strong, emphasis: one.emphasis, struck: one.struck && other.struck };
};

const isSame = (one: Marks, other: Marks): boolean =>
  one.link === other.link &&
  one.strong === other.strong &&
  one.emphasis === other.emphasis &&
  one.struck === other.struck;

const isSpace = ({ leaf }: Run): boolean =>
  leaf.kind === "line-break" || (leaf.kind === "text" && leaf.text.trim() === "");

/** Spaces at the ends of a text as pieces of their own. */
const split = ({ leaf, marks }: Run): readonly Run[] => {
  if (leaf.kind === "code") {
    const text = leaf.text.replace(layout, " ").trim();
    return text === "" ? [] : [{ leaf: { kind: "code", text }, marks }];
  }
  if (leaf.kind === "image") {
    return [{ leaf: tidyImage(leaf, false), marks }];
  }
  if (leaf.kind !== "text") return [{ leaf, marks }];
  const [, ...parts] = /^(\s*)(.*?)(\s*)$/s.exec(leaf.text.replace(layout, " ")) ?? [];
  return parts.filter((part) => part !== "").map((text) => ({ leaf: { kind: "text", text }, marks }));
};

/** Spaces have the marks that the words on both their sides have: markdown can't begin or end a mark with a space. */
const markSpaces = (runs: readonly Run[]): readonly Run[] => {
  const before: Marks[] = [];
  let last = noMarks;
  for (const run of runs) {
    if (!isSpace(run)) last = run.marks;
    before.push(last);
  }
  let next = noMarks;
  const marked: Run[] = [];
  for (const [at, run] of [...runs.entries()].toReversed()) {
    if (!isSpace(run)) next = run.marks;
    marked.push(isSpace(run) ? { ...run, marks: both(before[at] ?? noMarks, next) } : run);
  }
  return marked.toReversed();
};

const textOf = (run: Run | undefined): string | undefined => (run?.leaf.kind === "text" ? run.leaf.text : undefined);

const merge = (runs: readonly Run[]): readonly Run[] => {
  const merged: Run[] = [];
  for (const run of runs) {
    const { leaf, marks } = run;
    const last = merged.at(-1);
    if (last && (leaf.kind === "text" || leaf.kind === "code") && last.leaf.kind === leaf.kind) {
      if (isSame(last.marks, marks)) {
        merged[merged.length - 1] = { leaf: { kind: leaf.kind, text: last.leaf.text + leaf.text }, marks };
        continue;
      }
    }
    merged.push(run);
  }
  return merged;
};

/** Without spaces beside line breaks, without a second space in a row, and without spaces and breaks at both ends. */
const withoutLayout = (runs: readonly Run[]): readonly Run[] => {
  const kept: Run[] = [];
  for (const run of runs) {
    const last = kept.at(-1);
    const isAtStart = !last || last.leaf.kind === "line-break";
    if (run.leaf.kind === "line-break") {
      while (kept.length > 0 && textOf(kept.at(-1))?.trim() === "") kept.pop();
      if (kept.length > 0) kept.push(run);
    } else if (isSpace(run)) {
      const text = / $/.test(textOf(last) ?? "") ? textOf(run)?.replace(/^ /, "") : textOf(run);
      if (!isAtStart && text) kept.push({ ...run, leaf: { kind: "text", text } });
    } else kept.push(run);
  }
  while (kept.length > 0 && isSpace(kept.at(-1) as Run)) kept.pop();
  return kept;
};

const tidyRuns = (runs: readonly Run[]): readonly Run[] => merge(markSpaces(withoutLayout(runs.flatMap(split))));

/** A line in its one form: the same letters with the same marks are the same tree. */
const tidyLine = (inlines: readonly Inline[]): readonly Inline[] => inlinesOf(tidyRuns(runsOf(inlines)));

const onOneLine = (inlines: readonly Inline[]): readonly Inline[] =>
  inlinesOf(
    tidyRuns(
      runsOf(inlines).map((run) =>
        run.leaf.kind === "line-break" ? { ...run, leaf: { kind: "text", text: " " } as const } : run,
      ),
    ),
  );

const tidyBlock = (block: Block): Content => {
  switch (block.kind) {
    case "paragraph": {
      const inlines = tidyLine(block.inlines);
      if (picturesAlone(inlines).length > 0) {
        const typed = runsOf(block.inlines).flatMap(({ leaf }) =>
          leaf.kind === "image" ? [tidyImage(leaf, true)] : [],
        );
        return [{ kind: "paragraph", inlines: typed }];
      }
      return inlines.length > 0 ? [{ kind: "paragraph", inlines }] : [];
    }
    case "heading": {
      const inlines = onOneLine(block.inlines);
      return inlines.length > 0 ? [{ kind: "heading", level: block.level, inlines }] : [];
    }
    case "list": {
      const items = block.items.map(tidyContent).filter(({ length }) => length > 0);
      return items.length > 0 ? [listOf(block.isOrdered, items, block.start)] : [];
    }
    case "quote":
    case "callout": {
      const blocks = tidyContent(block.blocks);
      return blocks.length > 0 ? [{ ...block, blocks }] : [];
    }
    case "table":
      return tidyTable(withLines(block, tidyLine));
    case "code": {
      const text = block.text.replace(/^(?:[ \t]*\n)+|\s+$/g, "");
      const language = block.language?.trim();
      return text === "" ? [] : [{ kind: "code", text, ...(language && { language }) }];
    }
    default:
      return [block];
  }
};

/**
 * A body in its one form, as sources keep it: without empty blocks and doubled spaces, with headings on one line, and with marks that
 * begin and end at a word. Readers see no difference, but for line breaks in a heading.
 */
export const tidyContent = (content: Content): Content => content.flatMap(tidyBlock);

/** Whether two bodies are the same to a reader. */
export const isSameContent = (one: Content, other: Content): boolean =>
  JSON.stringify(tidyContent(one)) === JSON.stringify(tidyContent(other));
