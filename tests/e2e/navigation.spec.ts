import type { Locator, Page } from "@playwright/test";
import { dataRequest, expect, holdBack, siteForTwo, test, unloadable, untilHydrated } from "./page.ts";

const card = "Tenir un site à deux";
const isRead = (address: string) => address.includes("/readTip?") && address.includes("tenir-un-site-a-deux");

test.describe("a link under the pointer", () => {
  test("[PF-7] prefetches its page: the click requests nothing more, and shows it at once", async ({
    page,
    silence,
  }) => {
    await page.goto("/tips");
    await untilHydrated(page);
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length);
    const before = await loaded();
    const read = page.waitForResponse((answer) => isRead(answer.url()));
    const link = page.getByRole("main").getByRole("link", { name: card }).first();
    await link.hover();
    await read;
    await expect.poll(loaded).toBeGreaterThan(before);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    // The files of what stood above the first page are asked for after the click. The page itself needs none.
    await page.route(/\/assets\/[\w-]+\.js/, (route) => route.abort());
    silence.allow(unloadable);
    await link.click();
    await expect(page).toHaveURL(siteForTwo);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(card);
    await expect(page.getByText("Le plus exposé attend.")).toBeVisible();
    expect(asked.filter(isRead)).toEqual([]);
  });

  test("[PF-31] counts no view before the title is shown", async ({ page }) => {
    await page.goto("/tips");
    await untilHydrated(page);
    const read = page.waitForResponse((answer) => isRead(answer.url()));
    const link = page.getByRole("main").getByRole("link", { name: card }).first();
    await link.hover();
    await read;
    const counted = page.evaluate(
      () =>
        new Promise<readonly string[]>((shown) => {
          const requests: string[] = [];
          const request = window.fetch;
          window.fetch = (...asked) => {
            requests.push(new Request(...asked).url);
            return request(...asked);
          };
          const title = document.querySelector("h1")?.textContent;
          new MutationObserver((_, observer) => {
            if (document.querySelector("h1")?.textContent === title) return;
            observer.disconnect();
            requestAnimationFrame(() => shown(requests.filter((address) => address.includes("count_tip_view"))));
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await link.click();
    expect(await counted).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(card);
  });

  test("prefetches on keyboard focus too", async ({ page }) => {
    await page.goto("/tips");
    await untilHydrated(page);
    const read = page.waitForResponse((answer) => isRead(answer.url()));
    await page.getByRole("main").getByRole("link", { name: card }).first().focus();
    await read;
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(card);
  });

  test("[PF-7] prefetches no file: a match's calendar is no page", async ({ page }) => {
    await page.goto("/matches");
    await untilHydrated(page);
    const asked: string[] = [];
    page.on("request", (request) => dataRequest.test(request.url()) && asked.push(request.url()));
    const main = page.getByRole("main");
    const read = page.waitForResponse((answer) => answer.url().includes("/readMatch?"));
    await main.locator('a[href^="/matches/"][href$=".ics"]').first().dispatchEvent("pointerdown");
    await main.locator('a[href^="/matches/"]:not([href$=".ics"])').first().dispatchEvent("pointerdown");
    await read;
    expect(asked.filter((address) => address.includes(".ics"))).toEqual([]);
  });

  test("[PF-7] requests a page once where the click comes with the press", async ({ page }) => {
    await page.goto("/tips");
    await untilHydrated(page);
    const asked: string[] = [];
    page.on("request", (request) => isRead(request.url()) && asked.push(request.url()));
    const link = page.getByRole("main").getByRole("link", { name: card }).first();
    await link.evaluate((pressed) => {
      pressed.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      pressed.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      (pressed as HTMLElement).click();
    });
    await expect(page.getByText("Le plus exposé attend.")).toBeVisible();
    // What a task after the click requested would have come by now.
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tips");
    expect(asked).toHaveLength(1);
  });

  test("[PF-7] requests a page once where its file is still loaded as the click comes", async ({ page }) => {
    await page.goto("/contact");
    await untilHydrated(page);
    // The build gives pages' files no names.
    const ofPages = /\/assets\/[\w-]+\.js|NewsPage/;
    const files = await holdBack(page, ofPages);
    const file = page.waitForRequest(ofPages);
    const asked: string[] = [];
    page.on("request", (request) => dataRequest.test(request.url()) && asked.push(request.url()));
    const link = page.locator('a[href="/news"]').first();
    await link.evaluate((pressed) => pressed.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    await file;
    await link.evaluate((pressed: HTMLElement) => pressed.click());
    files.release();
    await expect(page.getByRole("main").getByRole("link").getByRole("heading").first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((address, at) => asked.indexOf(address) < at)).toEqual([]);
  });

  test("counts no view", async ({ page }) => {
    await page.goto("/tips");
    await untilHydrated(page);
    const counted: string[] = [];
    page.on("request", (request) => request.url().includes("count_tip_view") && counted.push(request.url()));
    const read = page.waitForResponse((answer) => isRead(answer.url()));
    await page.getByRole("main").getByRole("link", { name: card }).first().hover();
    await (await read).finished();
    expect(counted).toEqual([]);
    const counting = page.waitForRequest(/count_tip_view/);
    await page.getByRole("main").getByRole("link", { name: card }).first().click();
    await counting;
  });

  test("prefetches nothing in data saver mode", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
    );
    await page.goto("/tips");
    await page.keyboard.press("Shift");
    await untilHydrated(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const links = page.getByRole("main").getByRole("link");
    await links.first().hover();
    await links.nth(1).focus();
    // The next page's own request proves that time has passed.
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page).toHaveURL("/tips?page=2");
    expect(asked.filter((address) => isRead(address) || address.endsWith(".js"))).toEqual([]);
  });
});

for (const list of ["/tips", "/news"]) {
  test(`[PF-8] a card of ${list} shows its page's title before the text is loaded`, async ({ page }) => {
    await page.goto(list);
    await untilHydrated(page);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/read(?:Tip|Article)\?/, async (route) => {
      await answered;
      await route.continue();
    });
    const link = page
      .getByRole("main")
      .getByRole("link")
      .filter({ has: page.getByRole("heading") })
      .first();
    const title = (await link.getByRole("heading").textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    const waiting = page.getByText("Chargement de l'article...");
    await expect(waiting).toBeVisible();
    answer();
    await expect(waiting).toBeHidden();
    await expect(page.getByRole("button", { name: /J'aime/ })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

/** Notes how far parts of the page move from now on, in parts of the screen, as the browser measures it. */
const watchMoves = async (page: Page) => {
  const moves = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift" });
    return seen;
  });
  return () =>
    moves.evaluate(async (seen) => {
      // The browser reports a frame's moves after it.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      return seen;
    });
};

const lists = ["/teams", "/matches", "/tips", "/news", "/partners"];
for (const [list, width] of lists.flatMap((path) => [[path, 1280] as const, [path, 320] as const])) {
  test(`[PF-30] ${list} moves nothing when its list comes, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/privacy");
    await untilHydrated(page);
    const data = await holdBack(page, dataRequest);
    // By a script: what follows an input counts as no move.
    await page
      .locator(`a[href='${list}']`)
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    const waiting = page.locator("main [role=status]").filter({ visible: true });
    await expect(waiting).toBeVisible();
    const moves = await watchMoves(page);
    data.release();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Prochain match" })).toHaveCount(
      /partners|matches/.test(list) ? 0 : 1,
    );
    // Less than a thousandth: a figure is wider than the sign in its place.
    expect((await moves()).filter((move) => move > 0.001)).toEqual([]);
  });
}

test("[PF-9] going back restores the scroll position of the list", async ({ page }) => {
  await page.goto("/tips");
  await untilHydrated(page);
  const link = page.getByRole("main").getByRole("link", { name: "Freiner avant de tirer" }).first();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Freiner avant de tirer");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tips");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

for (const [state, settle] of [
  ["before the app is there", async () => {}],
  ["when the app is there", untilHydrated],
] as const) {
  test(`[PF-9] going back from a reloaded page restores the scroll position of the list, ${state}`, async ({
    page,
  }) => {
    await page.goto("/tips");
    await untilHydrated(page);
    const link = page.getByRole("main").getByRole("link", { name: "Freiner avant de tirer" }).first();
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Freiner avant de tirer");
    await page.reload();
    await settle(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tips");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });
}

test("[PF-9] going back to a part of a page restores the position of each of its entries", async ({ page }) => {
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, 700));
  await page.evaluate(() => (location.hash = "commentaires"));
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).dispatchEvent("click");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

for (const text of [siteForTwo, "/news/montreal-notre-premier-plateau"]) {
  const readTo = async (page: Page) => {
    await page
      .getByRole("heading", { name: /commentaires?$/ })
      .evaluate((title) => title.scrollIntoView({ block: "end" }));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    return place;
  };

  test(`going back restores the scroll position of a text: ${text}`, async ({ page }) => {
    await page.goto(text);
    await untilHydrated(page);
    const left = await readTo(page);
    // A real click would scroll its target into view first.
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).dispatchEvent("click");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

  test(`going forward restores the scroll position of a text: ${text}`, async ({ page }) => {
    await page.goto(text.replace(/\/[^/]+$/, ""));
    await untilHydrated(page);
    await page.getByRole("main").locator(`[href="${text}"]`).first().click();
    await expect(page.getByRole("heading", { name: /commentaires?$/ })).toBeVisible();
    const left = await readTo(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/(?:tips|news)$/);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });
}

test("[LK-28] the bars step aside while a phone scrolls down, and come back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteForTwo);
  await page.mouse.wheel(0, 1);
  await untilHydrated(page);
  const bottomOf = (name: "banner" | "group") =>
    page
      .locator(name === "banner" ? "header" : "[data-lower-third]")
      .first()
      .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => bottomOf("banner")).toBeLessThanOrEqual(0);
  await expect.poll(() => bottomOf("group")).toBeGreaterThan(844);
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(() => bottomOf("banner")).toBeGreaterThan(40);
  await expect.poll(() => bottomOf("group")).toBe(844);
});

test("[LK-31] the row of a match moves to the board of its page, and back, on a quick device", async ({ page }) => {
  // Each device is quick: its clock runs at a fiftieth. What moves is told as it begins.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 50;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const tell = () => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset["moved"] = String(moving.includes("::view-transition-group(shared)"));
      };
      void transition.ready.then(tell, () => {});
      return transition;
    };
  });
  /** Rests on a link, then follows it. The page may still be on its way: nothing moves then. */
  const follow = async (link: Locator, rest: number) => {
    await page.evaluate(() => delete document.documentElement.dataset["moved"]);
    await link.hover();
    await page.waitForTimeout(rest);
    await link.click();
  };
  const matches = page.getByRole("contentinfo").getByRole("link", { name: "Matchs", exact: true });
  const row = page.locator("main li[data-shared] a").first();
  const toList = page.getByRole("link", { name: "Tous les matchs" });
  await page.goto("/tips");
  await untilHydrated(page);
  let rest = 100;
  await expect(async () => {
    rest *= 2;
    await follow(matches, rest);
    await follow(row, rest);
    await expect(toList).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-moved", "true", { timeout: 1_000 });
    await follow(toList, rest);
    await expect(row).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-moved", "true", { timeout: 1_000 });
  }).toPass();
});

test("[AX-1] a new page starts at its top for the keyboard too", async ({ page }) => {
  await page.goto("/tips");
  await untilHydrated(page);
  await page.getByRole("main").getByRole("link", { name: card }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card);
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("a link", () => {
  const byTips = (page: Page) => page.getByRole("main").getByRole("link", { name: card }).first();

  test("[LY-17] opens another tab when a key asks for it, and leaves this one as it is", async ({ page, browser }) => {
    // Asks the browser itself: the test tool sometimes misses a tab that a key opened in the background.
    const session = await browser.newBrowserCDPSession();
    const tabs = async () => {
      const { targetInfos } = await session.send("Target.getTargets");
      return targetInfos.filter(({ type }) => type === "page").map(({ url }) => url.replace(/^.*:\d+/, ""));
    };
    await page.goto("/tips");
    await untilHydrated(page);
    await byTips(page).click({ modifiers: ["ControlOrMeta"] });
    await expect.poll(tabs).toContain("/tips/tenir-un-site-a-deux");
    await expect(page).toHaveURL(/\/tips$/);
  });

  test("[LY-17] to the page itself adds no step to the history", async ({ page }) => {
    const legal = page.getByRole("contentinfo").locator("a[href='/terms']");
    await page.goto("/news");
    await untilHydrated(page);
    await legal.click();
    await expect(page).toHaveURL(/\/terms$/);
    await legal.click();
    await page.goBack();
    await expect(page).toHaveURL(/\/news$/);
  });
});
