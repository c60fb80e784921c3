import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The axe violations of a page or a part of it, each with the elements concerned. */
export const findings = async (page: Page, part = "html"): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: wcag }, resultTypes: ["violations"], iframes: false })
    // Runs axe in the page itself: a second page, which merges the results of frames, doubles the time. The site has no frames but a captcha's.
    .setLegacyMode()
    .include(part)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
};
