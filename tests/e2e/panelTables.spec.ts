import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, signInAt, test } from "./page.ts";
import { table } from "./tablePanel.ts";

const names = (page: Page, list: string) => table(page, list).getByRole("rowheader").allInnerTexts();
const sorted = (all: readonly string[], way = 1) => all.toSorted((one, other) => way * one.localeCompare(other, "fr"));

test("[AD-61] people are sorted by a column's name, in the address; chosen ones are published together", async ({
  page,
}) => {
  await signInAt(page, "/admin/equipes/personnes", "staff@demo.test");
  const people = table(page, "Personnes");
  await expect(people).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await names(page, "Personnes")).toEqual(sorted(await names(page, "Personnes")));
  const head = people.getByRole("columnheader", { name: "Nom" });
  await head.getByRole("link").click();
  await head.getByRole("link").click();
  await expect(page).toHaveURL(/tri=-nom$/);
  await expect(head).toHaveAttribute("aria-sort", "descending");
  expect(await names(page, "Personnes")).toEqual(sorted(await names(page, "Personnes"), -1));
  await people.getByRole("columnheader", { name: "Rôle" }).getByRole("link").click();
  await expect(page).toHaveURL(/tri=role$/);
  await page.reload();
  await expect(people.getByRole("columnheader", { name: "Rôle" })).toHaveAttribute("aria-sort", "ascending");
  await people.getByRole("checkbox").nth(1).check();
  await expect(page.getByRole("group", { name: "Actions sur la sélection" })).toContainText("1 choisi");
});

test("[AD-61] teams stand in the club's order until they are sorted; members are sorted, and none is chosen", async ({
  page,
}) => {
  await signInAt(page, "/admin/equipes", "admin@demo.test");
  await expect(page.getByRole("list", { name: "Équipes", exact: true })).toBeVisible();
  await page.getByLabel("Trier par").selectOption("Nom, décroissant");
  await expect(table(page, "Équipes")).toBeVisible();
  expect(await names(page, "Équipes")).toEqual(sorted(await names(page, "Équipes"), -1));
  await page.getByLabel("Trier par").selectOption("Ordre habituel");
  await expect(page.getByRole("list", { name: "Équipes", exact: true })).toBeVisible();

  await page.goto("/admin/acces?tri=nom");
  const members = table(page, "L'équipe");
  await expect(members.getByRole("columnheader", { name: "Nom" })).toHaveAttribute("aria-sort", "ascending");
  expect(await findings(page)).toEqual([]);
  await expect(members.getByRole("checkbox")).toHaveCount(0);
});

test("[AD-62] the filters of matches have their numbers", async ({ page }) => {
  await signInAt(page, "/admin/matchs?periode=termines", "staff@demo.test");
  const filters = page.getByRole("navigation", { name: "Filtres" });
  await expect(filters.getByRole("link").first()).toHaveText(/ [1-9]\d*$/);
  await expect(filters.getByRole("link").last()).toHaveText(/ \d+$/);
});

test("[AD-63] rows are made higher, also after the next visit", async ({ page }) => {
  await signInAt(page, "/admin/equipes/personnes", "staff@demo.test");
  const row = table(page, "Personnes").getByRole("row").nth(1);
  const height = async () => Math.round((await row.boundingBox())?.height ?? 0);
  await expect.poll(height).toBe(49);
  await page.getByRole("radio", { name: "Confortable" }).check({ force: true });
  await expect.poll(height).toBe(57);
  await page.reload();
  await expect.poll(height).toBe(57);
  await page.getByRole("radio", { name: "Compact" }).check({ force: true });
  await expect.poll(height).toBe(49);
});

test("[AD-64] a long form has links to its parts, which move the focus there", async ({ page }) => {
  await signInAt(page, "/admin/pages", "admin@demo.test");
  await page.getByRole("button", { name: /^Modifier.*Accueil/ }).click();
  const dialog = page.getByRole("dialog");
  const parts = dialog.getByRole("navigation", { name: "Parties du formulaire" });
  await parts.getByRole("link").last().click();
  const last = dialog.getByRole("group").last();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(page).not.toHaveURL(/#/);
  expect(await findings(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [path, list, order] of [
    ["/admin/equipes/personnes", "Personnes", "-nom"],
    ["/admin/contenu", "Articles", "-titre"],
    ["/admin/matchs", "À venir", "-adversaire"],
    ["/admin/candidatures", "Candidatures", "-nom"],
  ] as const) {
    test(`[AD-60] one control has the order: ${list}`, async ({ page }) => {
      await signInAt(page, path, "staff@demo.test");
      await page.getByLabel("Trier par").selectOption(order);
      await expect(page).toHaveURL(new RegExp(`tri=${order}$`));
      await expect(table(page, list)).toBeVisible();
      await expect(page.getByLabel("Trier par")).toHaveValue(order);
      await expect(table(page, list)).not.toHaveAttribute("aria-busy");
      expect(await findings(page)).toEqual([]);
    });
  }
});
