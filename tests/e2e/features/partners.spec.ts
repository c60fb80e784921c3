import type { Locator, Page } from "@playwright/test";
import { partners } from "../../club.ts";
import { findings } from "../axe.ts";
import { button, dialog, entry, listTab, unique } from "../listPanel.ts";
import { type OwnData, test } from "../ownData.ts";
import { core, expect, failedRequest, holdBack } from "../page.ts";
import { chooseAct, removeRow } from "../tablePanel.ts";

// Each test has partners of its own. One after the other: another test's partner would come between them.
test.describe.configure({ mode: "default" });

const tab = "/admin/partenaires";
const { list, row, openTab } = listTab(tab, "Partenaires");
const fill = async (form: Locator, name: string) => {
  await form.getByLabel("Nom", { exact: true }).fill(name);
  await form.getByLabel("Rôle auprès du club").fill("Boulangerie");
  await form.getByLabel("Présentation").fill("Le pain des soirs de match.");
  await form.getByLabel("Site", { exact: true }).fill("https://essai.example.org/");
};
/** Stores partners at the end of the list, in this order. */
const store = async (own: OwnData, ...names: readonly string[]) => {
  const details = { kind: "Boulangerie", text: "Le pain des soirs de match.", address: "https://essai.example.org/" };
  for (const [at, name] of names.entries()) await own.add("partners", { ...details, name, place: 900 + at });
};
const remove = (page: Page, name: string) => removeRow(row(page, name));

test("[PT-6] [PT-7] adds a partner after mistakes and a reload", core, async ({ page, own }) => {
  const name = unique("Fournil");
  own.deletesAfterwards("partners", "name", name);
  await openTab(page);
  expect(await findings(page)).toEqual([]);
  await button(page, "Nouveau partenaire").first().click();
  const form = dialog(page);
  await button(form, "Ajouter le partenaire").click();
  await expect(form.getByLabel("Nom", { exact: true })).toBeFocused();
  await expect(form.getByText("Écrivez le nom du partenaire.")).toBeVisible();
  await fill(form, name);
  await form.getByLabel("Site", { exact: true }).fill("http://essai.example.org");
  await button(form, "Ajouter le partenaire").click();
  await expect(form.getByText("Il faut une adresse complète")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await button(page, "Nouveau partenaire").first().click();
  await expect(form.getByText("Vos changements non enregistrés sont revenus.")).toBeVisible();
  await expect(form.getByLabel("Nom", { exact: true })).toHaveValue(name);
  await form.getByLabel("Site", { exact: true }).fill("https://essai.example.org");
  await button(form, "Ajouter le partenaire").click();
  await expect(page.getByText("Partenaire ajouté")).toBeVisible();
  await expect(row(page, name)).toBeVisible();
});

test("[PT-6] hides a partner, shows it again, changes and removes it; fans see it at once", async ({ page, own }) => {
  const name = unique("Fournil");
  await store(own, name);
  await openTab(page);
  const fan = await page.context().newPage();
  const shown = async () => {
    await fan.goto("/partners");
    return entry(fan, name);
  };
  await expect(await shown()).toContainText("Boulangerie");
  await expect((await shown()).getByRole("img", { name: /^Logo/ })).toHaveText(
    "F" + (name.split(" ")[1]?.[0] ?? "").toUpperCase(),
  );
  expect(await findings(fan)).toEqual([]);

  await chooseAct(row(page, name), "Retirer du site");
  await expect(row(page, name)).toContainText("Brouillon");
  await expect(await shown()).toHaveCount(0);
  await button(row(page, name), /^Publier/).click();
  await expect(row(page, name)).not.toContainText("Brouillon");
  await button(row(page, name), /^Modifier/).click();
  await dialog(page).getByLabel("Rôle auprès du club").fill("Pain et brioches");
  await button(dialog(page), "Enregistrer").click();
  await expect(page.getByText("Partenaire enregistré")).toBeVisible();
  await expect(await shown()).toContainText("Pain et brioches");
  await remove(page, name);
  await expect(await shown()).toHaveCount(0);
  await fan.close();
});

test("[PT-6] orders partners by buttons and keys; the page follows", async ({ page, own }) => {
  const [first, second] = [unique("Amont"), unique("Aval")];
  await store(own, first, second);
  await openTab(page);
  const order = () => list(page).locator("h3").allTextContents();
  const last = async () => (await order()).slice(-2);
  expect(await last()).toEqual([first, second]);
  await button(list(page).getByRole("group", { name: second, exact: true }), "Monter").click();
  await expect.poll(last).toEqual([second, first]);
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(last).toEqual([first, second]);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(last).toEqual([second, first]);
  // The requests are sent one after the other: the last one is stored when another page shows it.
  const fan = await page.context().newPage();
  const names = [...partners.list.map(({ name }) => name), second, first];
  await expect(async () => {
    await fan.goto("/partners");
    const shown = fan.getByRole("main").getByRole("listitem").getByRole("heading");
    await expect(shown).toHaveText(names, { timeout: 2_000 });
  }).toPass();
  await fan.close();
  await page.reload();
  await expect(list(page)).toBeVisible();
  await expect.poll(last).toEqual([second, first]);
});

test("[PT-7] shows both versions of details that two people changed", async ({ page, own }) => {
  const name = unique("Miroir");
  await store(own, name);
  await openTab(page);
  const other = await page.context().newPage();
  await openTab(other);
  for (const one of [page, other]) {
    await button(row(one, name), /^Modifier/).click();
    await expect(dialog(one).getByLabel("Présentation")).toBeVisible();
  }
  await dialog(page).getByLabel("Présentation").fill("La mienne");
  await dialog(other).getByLabel("Présentation").fill("L'autre");
  await dialog(other).getByLabel("Rôle auprès du club").fill("Librairie");
  await button(dialog(other), "Enregistrer").click();
  await expect(dialog(other)).toBeHidden();
  await button(dialog(page), "Enregistrer").click();
  const conflict = page.getByRole("dialog", { name: "Ce partenaire a été modifié entre-temps" });
  await expect(conflict.getByRole("region", { name: "Présentation" })).toContainText("L'autre");
  await expect(conflict.getByRole("region", { name: "Présentation" })).toContainText("La mienne");
  await expect(conflict.getByRole("region", { name: "Rôle auprès du club" })).toBeHidden();
  expect(await findings(page)).toEqual([]);
  await button(conflict, "Garder le mien").click();
  await expect(page.getByText("Partenaire enregistré")).toBeVisible();
  await expect(row(page, name)).toContainText("Librairie");
  await other.close();
});

test("[PT-7] keeps what was typed when the network is gone", async ({ page, silence, own }) => {
  silence.allow(failedRequest);
  const name = unique("Orage");
  own.deletesAfterwards("partners", "name", name);
  await openTab(page);
  await button(page, "Nouveau partenaire").first().click();
  await fill(dialog(page), name);
  const held = await holdBack(page, /rest\/v1\/partners/);
  await button(dialog(page), "Ajouter le partenaire").click();
  await page.context().setOffline(true);
  held.release();
  await expect(dialog(page).getByText("Rien n'est perdu")).toBeVisible();
  await page.context().setOffline(false);
  await button(dialog(page), "Ajouter le partenaire").click();
  await expect(row(page, name)).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("[PT-5] names of one letter, of sixty characters, with emoji and from right to left have their place", async ({
    page,
    own,
  }) => {
    const names = ["X", "É".repeat(60), "🐙🐙 Pieuvre", "نسور الشمال"];
    await store(own, ...names);
    await openTab(page);
    for (const name of names) await expect(row(page, name)).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.goto("/partners");
    for (const name of names) await expect(entry(page, name)).toBeVisible();
    expect(await overflow()).toBe(0);
    expect(await findings(page)).toEqual([]);
  });
});
