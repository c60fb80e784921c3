import type { Page } from "@playwright/test";
import { expect, siteForTwo, test, untilHydrated } from "./page.ts";

type Ring = {
  readonly what: string;
  /** The elements that cut the ring. */
  readonly cutBy: readonly string[];
};

/** The focus ring of the focused element, and what cuts it. Null once the focus has left the page. */
const ringNow = (page: Page): Promise<Ring | null> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const what = `${active.tagName} ${active.textContent?.trim().slice(0, 40) || active.id}`;
    // A ray of the season has its outline as its ring: a box around it would cover its neighbours.
    const ray = active instanceof SVGElement && active.querySelector("path");
    if (ray) return { what, cutBy: getComputedStyle(ray).stroke === "rgba(0, 0, 0, 0)" ? ["no ring"] : [] };
    // A framed field draws the ring on its frame, a visually hidden field on its visible label.
    const focused = [active, active.parentElement, ...(active.parentElement?.children ?? [])].find(
      (bearer) => bearer && getComputedStyle(bearer).outlineStyle !== "none" && bearer.clientWidth !== 1,
    );
    if (!focused) return { what, cutBy: ["no ring"] };
    const look = getComputedStyle(focused);
    const reach = Number.parseFloat(look.outlineWidth) + Number.parseFloat(look.outlineOffset);
    // A link over two lines has a ring around each.
    const box = focused.getBoundingClientRect();
    const ring = {
      left: box.left - reach,
      top: box.top - reach,
      right: box.right + reach,
      bottom: box.bottom + reach,
    };
    const cutBy: string[] = [];
    if (ring.left < -0.5 || ring.right > document.documentElement.clientWidth + 0.5) cutBy.push("the window's side");
    if (ring.top < -0.5 || ring.bottom > innerHeight + 0.5) cutBy.push("the window's upper or lower edge");
    if (look.clipPath !== "none") cutBy.push("its own shape");
    for (let around = focused.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const isClip = clipPath !== "none";
      const name = `${around.tagName} ${around.className}`;
      if ((isClip || overflowX !== "visible") && (ring.left < edge.left - 0.5 || ring.right > edge.right + 0.5)) {
        cutBy.push(`${name}, sideways`);
      }
      if ((isClip || overflowY !== "visible") && (ring.top < edge.top - 0.5 || ring.bottom > edge.bottom + 0.5)) {
        cutBy.push(`${name}, up or down`);
      }
      if (position === "fixed" || around === document.body) break;
    }
    return { what, cutBy };
  });

for (const path of [
  "/",
  "/about",
  "/shop",
  "/teams",
  "/team-valorant",
  "/matches",
  "/matches/ldr-j1-valorant",
  "/news",
  "/news/montreal-notre-premier-plateau",
  "/tips",
  siteForTwo,
  "/recruitment",
  "/partners",
  "/contact",
  "/search?q=equipe",
  "/auth",
  "/privacy",
]) {
  test(`[LK-7] every focus ring on ${path} is whole`, async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await untilHydrated(page);
      const cut: Ring[] = [];
      let seen = 0;
      for (let nth = 0; nth < 150; nth++) {
        await page.keyboard.press("Tab");
        const ring = await ringNow(page);
        if (!ring) break;
        seen += 1;
        if (ring.cutBy.length > 0) cut.push(ring);
      }
      expect(seen, `${width} px`).toBeGreaterThan(5);
      expect(cut, `${width} px`).toEqual([]);
    }
  });
}

test("[DS-2] Tab and Shift+Tab go round in a dialog, and scroll nothing behind it", async ({ page }) => {
  await page.goto("/tips/poser-une-fumee-qui-sert-a-quelqu-un");
  await untilHydrated(page);
  await page.getByRole("radio", { name: "4" }).first().click();
  await page.getByRole("link", { name: "Se connecter" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("E-mail")).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press(key);
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
  }
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
