import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const options = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  resultTypes: ["violations"],
  // The site has no frames but a captcha's.
  iframes: false,
} satisfies axe.RunOptions;

/** No table loads, and what fades has come to its end: half-faded text fails for its contrast. */
const atRest = async (page: Page) => {
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ),
  );
};

/** The axe violations of a page at rest or a part of it, each with the elements concerned. */
export const findings = async (page: Page, part = "html"): Promise<readonly string[]> => {
  await atRest(page);
  // Axe's package for Playwright adds it twice to each page, for every call: half of the time.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(given.part, given.options),
    { part, options },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
};
