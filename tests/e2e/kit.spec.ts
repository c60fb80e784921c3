import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, failedRequest, test, untilHydrated } from "./page.ts";

const openKit = async (page: Page) => {
  await page.goto("/_dev/kit");
  await untilHydrated(page);
};

// An open dialog makes the rest of the page inert.
const dialogs = "[data-base-ui-portal]";
const wizard = (page: Page) => page.getByRole("dialog", { name: "Postuler" });
const doubt = (page: Page) => page.getByRole("dialog", { name: "Abandonner" });
const opener = (page: Page) => page.getByRole("button", { name: "Postuler" });
const entry = (page: Page, name: string) => page.getByRole("menuitem", { name });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** Opens the form in steps and types, so that it asks before closing. */
const writeInWizard = async (page: Page) => {
  await opener(page).press("Enter");
  await expect(wizard(page).getByLabel("Prénom")).toBeFocused();
  await page.keyboard.type("Inès");
};

for (const width of [390, 1440]) {
  test(`[AX-2] has no axe violation at ${width} pixels, nor have its dialogs and menus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openKit(page);
    expect(await findings(page)).toEqual([]);

    await page.getByRole("button", { name: "Actions pour Inès" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect(await findings(page, "#menus")).toEqual([]);
    await page.keyboard.press("Escape");

    await writeInWizard(page);
    expect(await findings(page, dialogs)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(doubt(page)).toBeVisible();
    expect(await findings(page, dialogs)).toEqual([]);
  });
}

test("reports that a dialog's code can't be loaded, and shows its footer in any window", async ({ page, silence }) => {
  const code = /OpenDialog/;
  await page.route(code, (route) => route.abort());
  await openKit(page);
  await opener(page).click();
  await expect(page.getByRole("alert").getByText("n'a pas pu être chargée")).toBeVisible();
  await expect(page.getByRole("alert").getByText("rechargez la page")).toBeVisible();
  await page.unroute(code);
  await openKit(page);
  silence.allow(failedRequest);

  const action = page.getByRole("main").getByRole("button", { name: "Créer du contenu" }).nth(1);
  const dialog = page.getByRole("dialog", { name: "Créer du contenu" });
  // The last one is a common screen at a zoom of 200 %.
  const windows = [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1440, 900],
    [720, 450],
  ] as const;
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await action.click();
    await expect(dialog.getByRole("button", { name: "Créer", exact: true })).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("[AX-4] can be used entirely by keyboard", async ({ page }) => {
  await openKit(page);
  await page.evaluate(() => {
    const stops = 'main :is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';
    // Tab stops once in a group of radio buttons.
    const groupOf = (control: Element) =>
      control instanceof HTMLInputElement && control.type === "radio" ? control.name : "";
    const groups = new Set<string>();
    for (const control of document.querySelectorAll(stops)) {
      const group = groupOf(control);
      if (!control.checkVisibility() || groups.has(group)) continue;
      if (group) groups.add(group);
      control.setAttribute("data-unreached", group);
    }
    addEventListener("focusin", ({ target }) => {
      if (!(target instanceof Element)) return;
      const group = groupOf(target);
      const reached = group ? document.querySelector(`[data-unreached="${group}"]`) : target;
      reached?.removeAttribute("data-unreached");
    });
  });
  const unreached = page.locator("[data-unreached]");
  const stops = await unreached.count();
  expect(stops).toBeGreaterThan(60);
  await page.getByRole("main").focus();
  for (let stop = 0; stop < stops; stop++) await page.keyboard.press("Tab");
  expect(await unreached.evaluateAll((left) => left.map(({ outerHTML }) => outerHTML))).toEqual([]);
});

test("[DS-2] has dialogs that trap the focus, ask before closing, close one by one and restore the focus; menus and tabs with arrow keys", async ({
  page,
}) => {
  await openKit(page);
  const before = await page.locator("style").count();
  await writeInWizard(page);
  const isInside = () => wizard(page).evaluate((sheet) => sheet.contains(document.activeElement));
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press("Tab");
    await expect.poll(isInside).toBe(true);
  }
  const surname = wizard(page).getByLabel("Nom", { exact: true });
  await surname.focus();
  await page.keyboard.press("Escape");
  await expect(doubt(page).getByRole("button", { name: "Continuer à écrire" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(doubt(page)).toBeHidden();
  await expect(wizard(page).getByLabel("Prénom")).toHaveValue("Inès");
  await expect(surname).toBeFocused();
  await page.mouse.click(5, 5);
  await doubt(page).getByRole("button", { name: "Abandonner" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  const actions = page.getByRole("button", { name: "Actions pour Inès" });
  await actions.press("ArrowDown");
  await expect(entry(page, "Modifier")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "Voir la page")).toBeFocused();
  await page.keyboard.press("s");
  await expect(entry(page, "Supprimer")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(actions).toBeFocused();
  await expect(actions).toHaveAttribute("aria-expanded", "false");
  await actions.press("ArrowUp");
  await expect(entry(page, "Supprimer")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status", { name: "Choisi" })).toHaveText("Supprimer");
  await expect(actions).toBeFocused();
  await actions.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await actions.click();
  await expect(page.getByRole("menu")).toBeHidden();
  await actions.press("Enter");
  await expect(entry(page, "Modifier")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Plus d'actions" })).toBeFocused();
  await expect(page.getByRole("menu")).toBeHidden();
  // The built site's security policy forbids added styles.
  expect(await page.locator("style").count()).toBe(before);

  await tab(page, "Aperçu").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Contenu")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tabpanel", { name: "Contenu" })).toHaveText("Contenu");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Aperçu")).toBeFocused();
});

test("[AX-4] shows what is chosen with forced colours, reduces motion, and stays readable without its font", async ({
  page,
  silence,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 568 });
  await openKit(page);
  silence.allow(failedRequest);

  const colourOf = (name: string) =>
    page
      .locator("label", { has: page.getByRole("radio", { name, exact: true }) })
      .first()
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await colourOf("Article")).not.toBe(await colourOf("Tip"));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await opener(page).click();
  await expect(wizard(page).getByRole("button", { name: "Suivant" })).toBeInViewport({ ratio: 1 });
});
