import { logoAddress } from "../../../domain/club/partners/logo.ts";
import { partners, shop } from "../../club.ts";
import { findings } from "../axe.ts";
import { button, dialog, entry, listTab, unique } from "../listPanel.ts";
import { type OwnData, test } from "../ownData.ts";
import { expect } from "../page.ts";
import { removeRow } from "../tablePanel.ts";

// Each test has products of its own. One after the other: another test's product would come between them.
test.describe.configure({ mode: "default" });

const tab = "/admin/boutique";
const { list, row, openTab } = listTab(tab, "Boutique");
/** Stores products at the end of the list, in this order. */
const store = async (own: OwnData, names: readonly string[], more: object = {}) => {
  const details = { description: "Pour les soirs de match.", cents: 0, drawing: "jersey", ...more };
  for (const [at, name] of names.entries()) await own.add("products", { ...details, name, place: 900 + at });
};

test("[PD-4] adds a free product with sizes after mistakes; fans see it at once", async ({ page, own }) => {
  const name = unique("Écharpe");
  own.deletesAfterwards("products", "name", name);
  await openTab(page);
  await button(page, "Nouveau produit").first().click();
  const form = dialog(page);
  await form.getByLabel("Prix en euros").fill("cher");
  await form.getByLabel("Caractéristiques").fill("Polyester");
  await form.getByLabel("Tailles").fill("M : 53 × 999");
  await button(form, "Ajouter le produit").click();
  await expect(form.getByText("Écrivez le nom du produit.")).toBeVisible();
  await expect(form.getByText("Écrivez un prix de 0 à 9999,99")).toBeVisible();
  await expect(form.getByText("des mesures de 1 à 300 cm")).toBeVisible();
  await expect(form.getByText("deux-points, et un texte")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await form.getByLabel("Nom", { exact: true }).fill(name);
  await form.getByLabel("Prix en euros").fill("0");
  await form.getByLabel("Description").fill("Tricotée main.");
  await form.getByLabel("Caractéristiques").fill("Matière : Laine");
  await form.getByLabel("Tailles").fill("Petite\nTaille unique");
  await form.getByLabel("Lien de commande").fill("https://maille.example.org/?t={taille}");
  await form.getByLabel("Stock").fill("Plus que quelques-uns");
  await button(form, "Ajouter le produit").click();
  await expect(page.getByText("Produit ajouté")).toBeVisible();
  await expect(row(page, name)).toContainText("Gratuit, Plus que quelques-uns");

  await page.goto("/shop");
  const product = entry(page, name);
  await expect(product).toContainText("Gratuit");
  await expect(product).toContainText("Plus que quelques-uns");
  await expect(product.getByRole("link", { name: /^Commander en Taille unique/ })).toHaveAttribute(
    "href",
    "https://maille.example.org/?t=Taille%20unique",
  );
  expect(await findings(page)).toEqual([]);
  await page.goto(tab);
  await button(row(page, name), /^Modifier/).click();
  await expect(form.getByLabel("Tailles")).toHaveValue("Petite\nTaille unique");
  await form.getByLabel("Prix en euros").fill("12,50");
  await button(form, "Enregistrer").click();
  await expect(row(page, name)).toContainText("12,50€");
  await removeRow(row(page, name));
  await page.goto("/shop");
  await expect(entry(page, name)).toHaveCount(0);
});

test("[PD-4] the first product is the one shown large, with its pictures, sizes and link", async ({ page, own }) => {
  const name = unique("Casquette");
  const second = logoAddress(partners.list[0]?.name ?? "");
  await store(own, [name], {
    cents: 1_990,
    pictures: ["/partage/club.png", second],
    sizes: [
      { name: "S", measures: null },
      { name: "M", measures: { width: 53, height: 72 } },
    ],
    order_link: "https://maille.example.org/casquette",
  });
  await openTab(page);
  const up = button(list(page).getByRole("group", { name, exact: true }), "Monter");
  for (let times = 0; times <= shop.others.length; times++) await up.click();
  await expect(list(page).locator("h3").first()).toHaveText(name);
  // The requests are sent one after the other: the last one is stored when another page shows it.
  const fan = await page.context().newPage();
  await expect(async () => {
    await fan.goto("/shop");
    await expect(fan.getByRole("heading", { level: 1 })).toHaveText(name, { timeout: 2_000 });
  }).toPass();
  await fan.close();
  await page.goto("/shop");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("19,90€", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked();
  await expect(page.getByText("53\u202fcm", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "S", exact: true }).check();
  await expect(page.getByText("53\u202fcm", { exact: true })).toBeHidden();
  const seen = page.getByRole("img", { name: /^Photo \d/ });
  await expect(seen).toHaveAttribute("src", "/partage/club.png");
  await page.getByRole("radio", { name: "Photo 2" }).check();
  await expect(seen).toHaveAttribute("src", second);
  await expect(page.getByRole("link", { name: "Commander en S (nouvel onglet)" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("[PD-5] names of one letter, of sixty characters, with emoji and from right to left have their place", async ({
    page,
    own,
  }) => {
    const names = ["X", "É".repeat(60), "🐙🐙 Pieuvre", "نسور الشمال"];
    await store(own, names);
    await openTab(page);
    for (const name of names) await expect(row(page, name)).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    await page.goto("/shop");
    for (const name of names) await expect(entry(page, name)).toBeVisible();
    expect(await overflow()).toBe(0);
    expect(await findings(page)).toEqual([]);
  });
});
