import { __PRIVATE__ } from "styled-components";
import { componentOf } from "../componentOf.ts";
import { pageStyleId } from "../pageState.ts";

/** A rule with its blocks: at most two conditions around it. Strings hold no braces. */
const rule = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
/** Class names in selectors, and names of keyframes. */
const ruleName = /(?<=\.|@keyframes )[a-z][\w-]*/gi;

/**
 * Hands the page's rules to styled-components, which adds rules for what is not shown yet. It could read them by itself, but only
 * with marks that are a fifth of the page's style.
 */
export const adoptStyles = (components: string): void => {
  const element = document.getElementById(pageStyleId);
  const lines = element?.textContent?.split("\n") ?? [];
  const told = new Map(components.split(",").map((entry) => entry.split(":") as [string, string]));
  for (const [nth, line] of lines.entries()) {
    const id = told.get(String(nth)) ?? componentOf(line);
    if (!id) continue;
    // Those of other components among them do no harm: styled-components asks for the names that it makes.
    const [first = "", ...others] = new Set(line.match(ruleName));
    __PRIVATE__.mainSheet.insertRules(id, first, line.match(rule) ?? []);
    for (const name of others) __PRIVATE__.mainSheet.registerName(id, name);
  }
  element?.remove();
};
