import { expect, test } from "./page.ts";

// Runs for the site's own club and for tests/otherClub, whose texts have the maximum length.
test("[LK-1] home's headline takes two lines and is never cut", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 768, 961, 1024, 1280, 1366, 1440, 1662, 1680, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator("h1 span").evaluateAll((spans) =>
      spans.map((span) => {
        const words = document.createRange();
        words.selectNodeContents(span);
        const { right } = words.getBoundingClientRect();
        return {
          count: Math.round(span.clientHeight / parseFloat(getComputedStyle(span).lineHeight)),
          isInside: right <= (span.parentElement?.getBoundingClientRect().right ?? 0) + 1,
        };
      }),
    );
    const whole = { count: 1, isInside: true };
    expect(lines, `${width} px`).toEqual([whole, whole]);
  }
});
