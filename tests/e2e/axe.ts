import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a page does wrong to people who can't see, hear or point, each with the first place where it does. */
export const findings = async (page: Page): Promise<readonly string[]> =>
  (await new AxeBuilder({ page }).withTags(wcag).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
  );
