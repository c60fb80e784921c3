import { componentOf } from "../../componentOf.ts";

export type PageStyle = {
  /** The rules for the page's style element: a line for each component. */
  readonly rules: string;
  /** The lines whose component isn't the one that they seem to belong to, with its ID: "3:k3fa0,12:b7x22". */
  readonly components: string;
};

const mark = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"[^"]*"\}$/;
/** The semicolon before the end of a block, outside of strings. */
const lastSign = /;\}(?!["'])/g;

/**
 * Takes the marks of styled-components out of its rules: a comment after each rule, and a rule after those of a component. They are
 * a fifth of the text.
 */
export const pageStyle = (written: string): PageStyle => {
  const lines: string[] = [];
  const components: string[] = [];
  let line = "";
  for (const part of written.split("/*!sc*/\n")) {
    const [, id] = mark.exec(part) ?? [];
    if (id === undefined) {
      line += part.replaceAll("\n", " ").replace(lastSign, "}");
      continue;
    }
    if (componentOf(line) !== id) components.push(`${lines.length}:${id}`);
    lines.push(line);
    line = "";
  }
  return { rules: lines.join("\n"), components: components.join() };
};
