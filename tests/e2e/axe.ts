import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a page, or one part of it, does wrong to people who can't see, hear or point, each with the places where it does. */
export const findings = async (page: Page, part = "html"): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: wcag }, resultTypes: ["violations"] })
    // All in the page itself: a second one, which puts the frames' findings together, takes as long again. We have no frames.
    .setLegacyMode()
    .include(part)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
};
