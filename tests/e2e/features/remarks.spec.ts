import { findings } from "../axe.ts";
import { bodyIn, contentTab, dialog, openContentTab } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect, signInAt } from "../page.ts";

test("[NW-160] [NW-162] [NW-166] [NW-167] a colleague's remark is answered and resolved, and the text stays as it was", async ({
  page,
  browser,
  baseURL,
  own,
}) => {
  // Two people sign in, and one hears of the other within fifteen seconds.
  test.slow();
  const title = `À relire ${crypto.randomUUID().slice(0, 8)}`;
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" });
  const other = await context.newPage();
  const edit = { name: `Modifier, ${title}` };
  await own.addArticle(title, { content: "<p>La finale se joue samedi.</p>", is_published: false });
  await openContentTab(page);
  await page.getByRole("button", edit).click();
  await bodyIn(page).focus();
  await page.keyboard.press("Home");
  for (let word = 0; word < 2; word++) await page.keyboard.press("Control+Shift+ArrowRight");
  // The browser tells of a selection after the key that made it.
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("La finale");
  // The editor hears of the selection by an event before the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.keyboard.press("Control+Alt+m");
  const text = dialog(page).getByLabel("Votre remarque");
  await expect(text).toBeFocused();
  await page.keyboard.type("Celle de janvier ?");
  await page.keyboard.press("Control+Enter");
  await expect(bodyIn(page)).toBeFocused();
  await expect(page.locator(".remarked")).toHaveText("La finale");
  expect(await findings(page)).toEqual([]);

  await signInAt(other, contentTab, "admin@demo.test");
  await other.getByRole("button", edit).click();
  await dialog(other).getByRole("button", { name: "Prendre la main" }).click();
  await dialog(other).getByText("Remarques (1)").last().click();
  await expect(dialog(other)).toContainText("Celle de janvier ?");
  await dialog(other).getByRole("button", { name: "Répondre à sarah" }).press("Enter");
  await expect(dialog(other).getByLabel("Votre réponse")).toBeFocused();
  await other.keyboard.type("Oui, la petite.");
  await other.keyboard.press("Control+Enter");
  await expect(dialog(page)).toContainText("Oui, la petite.", { timeout: 30_000 });
  await dialog(other).getByRole("button", { name: "Résoudre" }).press("Enter");
  await expect(dialog(page)).toContainText("Résolues (1)", { timeout: 30_000 });
  await expect(page.locator(".remarked")).toHaveCount(0);
  const left = other.waitForResponse((answer) => answer.request().postData()?.includes('"leaves"') === true);
  await other.keyboard.press("Escape");
  await left;
  await context.close();

  // Everywhere else the keys save the item: its text has nothing of the remark.
  await dialog(page).getByText("Résolues (1)").click();
  await dialog(page).getByRole("button", { name: "Rouvrir" }).click();
  await bodyIn(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" Enfin.");
  await expect(page.locator(".remarked")).toHaveText("La finale");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", edit).click();
  await dialog(page).getByRole("button", { name: "Source", exact: true }).click();
  await expect(bodyIn(page)).toHaveValue("<p>La finale se joue samedi. Enfin.</p>");
});
