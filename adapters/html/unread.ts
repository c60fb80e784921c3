import type { Unread } from "../../domain/content/editing/leftOut.ts";
import { isAvalanche } from "./parsedContent.ts";
import { isTable, parsed, signs } from "./wordProcessors.ts";

/** The outermost elements: elements inside none of the given elements. */
const outermost = <Of extends Element>(elements: readonly Of[]): readonly Of[] =>
  elements.filter((one) => !elements.some((other) => other !== one && other.contains(one)));

/** Whether cells were merged, or a table stands in one: a body holds neither. */
const losesShape = (table: HTMLTableElement): boolean =>
  table.querySelector("table") !== null || [...table.rows].some(({ cells }) => [...cells].some(isMerged));
const isMerged = ({ colSpan, rowSpan }: HTMLTableCellElement): boolean => colSpan > 1 || rowSpan > 1;

/** Counts what HTML has and content can't hold. */
export const unreadIn = (html: string): Unread => {
  const often = (tag: RegExp) => html.match(tag)?.length ?? 0;
  if (isAvalanche(html)) return { tables: often(/<table\b/gi), images: often(/<img\b/gi), embeds: 0, styles: 0 };
  const body = parsed(html);
  return {
    tables: outermost([...body.querySelectorAll("table")].filter(isTable)).filter(losesShape).length,
    // A picture of one dot counts who reads a mail.
    images: [...body.querySelectorAll("img:not([width='1'][height='1'])")].filter((image) => !image.closest(signs))
      .length,
    embeds: outermost([...body.querySelectorAll("video, audio, iframe, embed, object")]).length,
    // Word processors underline links themselves.
    styles: [...body.querySelectorAll("u, ins, sub, sup, mark")].filter(
      (one) => one.textContent.trim() !== "" && !one.closest("a[href]") && !one.querySelector("a[href]"),
    ).length,
  };
};
