import { ofName } from "../../ui/design/components/text/french.ts";
import { about, founders, home, partners, shown, values } from "../club.ts";
import { plain } from "../screen.ts";
import { expect, test, untilHydrated } from "./page.ts";

const names = partners.list.map(({ name }) => shown(name));

test("[HO-1] home shows the club's slogan, its vision, its goals, its founders and how to join", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(shown(home.headline.join(" ")));
  await expect(main.getByRole("list", { name: "Quelques visages du club" }).getByRole("img")).toHaveCount(5);
  await expect(main.getByRole("region", { name: "Notre vision" })).toContainText(shown(home.vision.lead));
  const goals = main.getByRole("region", { name: "Où nous allons" }).getByRole("listitem");
  await expect(goals).toContainText(["Court terme", "Moyen terme", "Long terme"]);
  const people = main.getByRole("region", { name: shown(founders.title) });
  await expect(people.getByRole("article")).toHaveCount(founders.people.length);
  await expect(people.getByRole("heading", { level: 3 })).toHaveText(founders.people.map(({ name }) => shown(name)));

  for (const name of ["Rejoindre le club", "Postuler maintenant"]) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", "/recruitment");
  }
  await expect(main.getByRole("navigation", { name: "Postes ouverts" }).getByRole("link")).toHaveCount(5);
});

test("[LK-1] home's first screen holds the main action and the next match", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1366, 650],
    [1440, 780],
    [1440, 900],
    [1536, 730],
    [1680, 1050],
    [1920, 950],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const whole of [
      page.getByRole("link", { name: "Rejoindre le club" }),
      page.getByRole("region", { name: "Prochain match" }),
    ]) {
      await expect(whole, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("[LK-9] a match takes at most four lines on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/teams");
  const matches = page.getByRole("main").locator("li:has(> time) > div");
  await expect(matches.first()).toBeVisible();
  // A name that is a link has room for a finger above and below: no line of text.
  const lines = await matches.evaluateAll((texts) =>
    texts.map((text) => {
      const pixels = (of: Element, ...names: ("lineHeight" | "paddingTop" | "paddingBottom")[]) =>
        names.reduce((sum, name) => sum + Number.parseFloat(getComputedStyle(of)[name]), 0);
      const link = text.querySelector("a");
      const room = link ? pixels(link, "paddingTop", "paddingBottom") : 0;
      return Math.round((text.clientHeight - room) / pixels(text, "lineHeight"));
    }),
  );
  expect(Math.max(...lines)).toBeLessThanOrEqual(4);
});

test("[HO-15] home has the newest tips and articles, also after coming back to it", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  const reading = page.getByRole("region", { name: "À lire" });
  const titles = reading.getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(5);
  await expect(reading.locator('a[href^="/news/"]')).toHaveCount(2);
  const newest = (await titles.first().textContent()) ?? "";
  await titles.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest);
  await page.getByRole("banner").getByRole("link", { name: "Accueil" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(home.headline.join(" ")));
  await expect(titles).toHaveCount(5);
});

test("[HO-2] about has the history, the founders, four values, the figures and the method", async ({ page }) => {
  await page.goto("/about");
  const region = (name: string) => page.getByRole("region", { name });
  const days = await region(shown(about.history.title)).getByRole("listitem").locator("> p").allTextContents();
  expect(days.map(plain)).toEqual(about.history.events.map(({ when }) => shown(when)));
  await expect(region(shown(values.title)).getByRole("heading", { level: 3 })).toHaveText(
    values.list.map(({ name }) => shown(name)),
  );
  await expect(region(shown(founders.title)).getByRole("article")).toHaveCount(founders.people.length);
  await expect(page.getByRole("definition")).toHaveText(about.figures.map(({ value }) => shown(value)));
  await expect(page.getByRole("term")).toHaveText(about.figures.map(({ words }) => shown(words)));
  await expect(region(shown(about.method.title)).getByRole("listitem")).toHaveCount(3);
});

test("[HO-10] [HO-11] partners have a logo, a description and a link to their site in a new tab", async ({ page }) => {
  await page.goto("/partners");
  const main = page.getByRole("main");
  for (const { name, kind } of partners.list) {
    const partner = main.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(partner).toContainText(shown(kind));
    await expect(partner.getByRole("img", { name: `Logo ${ofName(name)}` })).toBeVisible();
    const link = partner.getByRole("link", { name: `Visiter le site de ${name} (nouvel onglet)` });
    await expect(link).toHaveAttribute("href", /^https:/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
  await expect(main.getByRole("link", { name: "Nous contacter" })).toHaveAttribute("href", "/contact");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("[HO-10] the band of logos moves, can be paused and continued", async ({ page }) => {
      await page.goto("/partners");
      const band = page.getByRole("region", { name: "Logos des partenaires" });
      const pause = band.getByRole("checkbox", { name: "Mettre en pause" });
      await expect(band.getByRole("listitem")).toHaveText(names);
      await expect(band.getByRole("list")).toHaveCSS("animation-play-state", "running");
      await band.getByText("Mettre en pause").click();
      await expect(pause).toBeChecked();
      await expect(band.getByRole("list")).toHaveCSS("animation-play-state", "paused");
      await pause.press("Space");
      await expect(band.getByRole("list")).toHaveCSS("animation-play-state", "running");
    });
  });
}

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("[HO-10] the logos don't move, and each is visible", async ({ page }) => {
    await page.goto("/partners");
    const band = page.getByRole("region", { name: "Logos des partenaires" });
    await expect(band.getByRole("list")).toHaveCSS("animation-name", "none");
    await expect(band.getByRole("checkbox")).toBeHidden();
    for (const name of names) {
      await expect(band.getByText(name, { exact: true }).first()).toBeInViewport({ ratio: 1 });
    }
  });
});
