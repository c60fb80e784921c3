export type PageStyle = {
  /** The rules for the page's style element: a line for each component. */
  readonly rules: string;
  /**
   * The ID of each line's component, for the browser's script (`src/browser/adoptStyles.ts`). Of an ID in the same file as the one
   * before it is only what follows the file's name: "k3fa-0,-1,-4,b7x2-0".
   */
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
  let file = "";
  for (const part of written.split("/*!sc*/\n")) {
    const [, id] = mark.exec(part) ?? [];
    if (id === undefined) {
      line += part.replaceAll("\n", " ").replace(lastSign, "}");
      continue;
    }
    const [, itsFile = "", place = id] = /^(\w+)(-\d+)$/.exec(id) ?? [];
    lines.push(line);
    components.push(itsFile === file ? place : id);
    [line, file] = ["", itsFile];
  }
  return { rules: lines.join("\n"), components: components.join() };
};
