import { diagramOf, isPlanName } from "./diagram.ts";

/** A code block from fence to fence, or to the end of the text: its fence, its language, its lines. */
const codeBlock =
  /(?:^|\n) {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n([^]*?))??(?:\n {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/g;

/**
 * The drawing of the first plan of a tip's Markdown, an input of `planOf`; null without one. An invalid plan is passed over. Reads lines:
 * a plan in a quote is none. The database's `private.first_plan` has the same rule.
 */
export const firstPlan = (markdown: string): string | null => {
  for (const [, , name = "", lines = ""] of markdown.replace(/\r\n?/g, "\n").matchAll(codeBlock)) {
    const plan = isPlanName(name.trim()) && diagramOf(lines);
    if (plan) return plan.drawing;
  }
  return null;
};
