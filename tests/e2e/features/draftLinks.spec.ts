import { findings } from "../axe.ts";
import { create, dialog, openContentTab, rowOf, submit } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect, refusedWith, served } from "../page.ts";

test(
  "[NW-20] [NW-21] [NW-22] staff share a draft by a link, which visitors read until it is closed",
  served,
  async ({ page, baseURL, browser, request, silence, own }) => {
    const title = `À relire ${crypto.randomUUID().slice(0, 8)}`;
    const { slug } = await own.addArticle(title, { content: "<p>Entre nous</p>", is_published: false });
    const articles = own.club.from("articles");
    await openContentTab(page);
    const menu = rowOf(page, title).getByRole("button", { name: `Autres actions, ${title}` });
    await menu.press("Enter");
    await page.getByRole("menuitem", { name: "Partager le brouillon" }).press("Enter");
    const box = dialog(page);
    await expect(box).toContainText("Aucun lien ouvert");
    expect(await findings(page)).toEqual([]);
    await box.getByRole("radio", { name: "1 jour" }).press("Space");
    await box.getByRole("button", { name: "Créer un lien" }).press("Enter");
    const address = box.getByLabel("Nouveau lien");
    await expect(address).toBeFocused();
    await expect(box.getByRole("listitem")).toHaveCount(1);
    const link = await address.inputValue();
    expect(link).toMatch(/\/apercu\?lien=[\da-f]{64}$/);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await box.getByRole("button", { name: "Copier" }).press("Enter");
    await expect(page.getByText("Lien copié")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    const path = link.slice(new URL(link).origin.length);
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": expect.stringContaining("noindex"),
    });
    expect(await answer.text()).not.toContain(path.slice(-64));

    const visit = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
    const reader = await visit.newPage();
    await reader.goto(path);
    const main = reader.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main).toContainText("Entre nous");
    await expect(main).toContainText(/Brouillon partagé.*ouvert jusqu.au \d/);
    await expect(main.getByRole("button")).toHaveCount(0);

    await articles.update({ content: "<p>Mieux dit</p>" }).eq("slug", slug);
    await reader.reload();
    await expect(main).toContainText("Mieux dit");

    await articles.update({ is_published: true }).eq("slug", slug);
    await reader.reload();
    await expect(reader).toHaveURL(`/news/${slug}`);
    await articles.update({ is_published: false }).eq("slug", slug);
    expect((await reader.goto(path))?.status()).toBe(404);

    // The first link ended with the publication; the list shows it until it is read again, and both may name the same minute.
    await box.getByRole("listitem").evaluate((item) => item.setAttribute("data-first", ""));
    await box.getByRole("button", { name: "Créer un lien" }).press("Enter");
    await expect(address).not.toHaveValue(link);
    await expect(box.locator("[data-first]")).toHaveCount(0);
    await expect(box.getByRole("listitem")).toHaveCount(1);
    const other = new URL(await address.inputValue());
    const otherPath = other.pathname + other.search;
    expect((await reader.goto(otherPath))?.status()).toBe(200);
    await box.getByRole("button", { name: /^Fermer le lien ouvert jusqu.au/ }).press("Enter");
    await expect(box).toContainText("Aucun lien ouvert");
    await expect(address).toBeHidden();
    expect((await reader.goto(otherPath))?.status()).toBe(404);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Ce lien ne mène plus à rien");
    await visit.close();

    silence.allow(refusedWith(404));
    await page.goto("/apercu?lien=faux");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien ne mène plus à rien");
    expect(await findings(page)).toEqual([]);
  },
);

test("[NW-20] [NW-22] a link made beside the edit form is followed on the same device", async ({
  page,
  silence,
  own,
}) => {
  // The data of the memory backend are the browser's: its server knows no link.
  silence.allow(refusedWith(404));
  const title = `En cours ${crypto.randomUUID().slice(0, 8)}`;
  own.deletesAfterwards("articles", "title", title);
  await openContentTab(page);
  await create(page, title);
  await submit(page);
  await rowOf(page, title)
    .getByRole("button", { name: `Modifier, ${title}` })
    .click();
  // The form takes the focus when it is there.
  await expect(dialog(page).getByLabel("Extrait")).toBeVisible();
  const share = page.getByRole("button", { name: "Partager le brouillon" });
  await share.click();
  const box = page.getByRole("dialog", { name: /^Partager/ });
  await box.getByRole("button", { name: "Créer un lien" }).click();
  const address = box.getByLabel("Nouveau lien");
  await expect(address).toBeFocused();
  const link = await address.inputValue();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(share).toBeFocused();

  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(tab.getByRole("main")).toContainText("Brouillon partagé");
  await tab.close();

  await share.click();
  await expect(address).toBeHidden();
  await expect(box.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  page.once("dialog", (question) => void question.accept());
  await page.getByRole("button", { name: `Supprimer, ${title}` }).click();
  await expect(rowOf(page, title)).toBeHidden();
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien ne mène plus à rien");
});
