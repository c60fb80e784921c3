import { brokenWords } from "./brokenWords.ts";
import { expect, refusedWith, siteForTwo, test } from "./page.ts";

// Runs for the site's own club and for tests/otherClub, whose texts have the maximum length.
/** Stands for the page of the first match on the list: each club has its own. */
const aMatch = "/matches/:slug";

// 720 px is a width of 1440 at a zoom of 200 %.
const widths = [320, 390, 720, 768, 1440];

for (const path of [
  "/",
  "/about",
  "/partners",
  "/shop",
  "/teams",
  "/team-valorant",
  "/matches",
  aMatch,
  "/tips",
  siteForTwo,
  "/news",
  "/news/montreal-notre-premier-plateau",
  "/search",
  "/search?q=equipe",
  "/auth",
  "/nulle-part",
]) {
  test(`[AX-3] [CF-3] ${path} fits every screen`, async ({ page, silence }) => {
    if (path === aMatch) {
      await page.goto("/matches");
      const link = page.getByRole("main").locator("a[href^='/matches/']").first();
      await page.goto((await link.getAttribute("href")) ?? "");
    } else {
      await page.goto(path);
    }
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src.slice(0, 80)),
    );
    expect(broken, "every picture can be drawn").toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${width} px: nothing to scroll sideways`).toBeLessThanOrEqual(width);
      const outside = await page.evaluate(
        (edge) =>
          [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, h1, h2, h3, p, label")]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left < -0.5 || right > edge + 0.5;
            })
            .map((element) => element.outerHTML.slice(0, 160)),
        width,
      );
      expect(outside, `${width} px: nothing beyond the edge`).toEqual([]);
      if (width === 320) continue;
      const lines = await page
        .getByRole("region", { name: "Prochain match" })
        .locator("b:visible")
        .evaluateAll((names) =>
          names.map((name) => Math.round(name.clientHeight / parseFloat(getComputedStyle(name).lineHeight))),
        );
      expect(Math.max(0, ...lines), `${width} px: who plays is told in three lines at most`).toBeLessThanOrEqual(3);
    }
    // Doubled text size on the same screen.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${width} px with text twice as large: nothing to scroll sideways`).toBeLessThanOrEqual(width);
    }
    if (path === "/nulle-part") silence.allow(refusedWith(404));
  });
}

for (const [path, labels] of [
  ["/", "main dt, section p b"],
  ["/about", "dt"],
  ["/recruitment", "dt"],
  ["/teams", "main dt, section p b"],
  ["/team-valorant", "main dt"],
  ["/matches", "main li bdi"],
  ["/matches?match=first", "h1 bdi, main dt"],
  ["/matches?match=last", "h1 bdi, thead th, main dt"],
] as const) {
  test(`[LM-47] ${path}: no label of a figure and no name beside a score is broken inside a word`, async ({ page }) => {
    await page.goto(path);
    if (path.includes("?")) {
      const links = page.getByRole("main").locator("li a[href^='/matches/']:not([href$='.ics'])");
      const link = path.endsWith("first") ? links.first() : links.last();
      await page.goto((await link.getAttribute("href")) ?? "");
    }
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page.locator(labels)), `${width} px`).toEqual([]);
    }
  });
}

test("[LK-23] no word of a figure is broken, at any width", async ({ page }) => {
  for (const path of ["/about", "/recruitment", "/teams"]) {
    await page.goto(path);
    for (const width of [320, 360, 390, 480, 600, 720, 768, 900, 1024, 1120, 1200, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const figures = page.getByRole("main").getByRole("term");
      expect([path, width, await brokenWords(figures)]).toEqual([path, width, []]);
    }
  }
});

test("[LK-30] boards of different grounds meet in a step", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/teams", "/team-valorant", "/about", "/partners", "/recruitment"]) {
    await page.goto(path);
    const flat = await page.locator(".board + .board").evaluateAll((boards) => {
      const groundOf = (board: Element | null) => getComputedStyle(board as Element).backgroundColor;
      const isCut = (board: Element | null) => getComputedStyle(board as Element).clipPath !== "none";
      return boards
        .filter((board) => groundOf(board) !== groundOf(board.previousElementSibling))
        .filter((board) => !isCut(board) && !isCut(board.previousElementSibling))
        .map(({ className }) => className);
    });
    expect([path, flat]).toEqual([path, []]);
  }
});

test("[LY-13] the bar holds the name, the sign-in and the menu on one line", async ({ page }) => {
  await page.goto("/tips");
  // From 1241 px the links stand in the bar.
  for (const width of [...widths, 360, 1241, 1300, 1366, 1400]) {
    await page.setViewportSize({ width, height: 844 });
    const height = (await page.getByRole("banner").boundingBox())?.height ?? Infinity;
    expect(height, `${width} px`).toBeLessThanOrEqual(66);
  }
});

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
