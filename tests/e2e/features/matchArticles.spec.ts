import type { Page } from "@playwright/test";
import { teams } from "../../club.ts";
import { findings } from "../axe.ts";
import { contentTab, create, dialog, openContentTab, openSettings, submit } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect } from "../page.ts";

const field = (page: Page) => dialog(page).getByLabel("Match", { exact: true });
const search = (page: Page) => dialog(page).getByLabel("Chercher un match");
const player = teams.teams.flatMap(({ players }) => players)[0];

test("[NW-10] [NW-11] [TE-12] an article about a match: chosen by a search, and linked from and to the match and its players", async ({
  page,
  own,
}) => {
  test.slow();
  const mark = crypto.randomUUID().slice(0, 8);
  const title = `Vu du banc ${mark}`;
  const opponent = `Banquise ${mark}`;
  await own.add("matches", {
    slug: `essai-${mark}`,
    team: "valorant",
    opponent,
    competition: "Coupe des essais",
    format: "bo1",
    start: "2025-10-11T18:00:00Z",
    status: "finished",
    maps: [{ name: "Ascent", ours: 13, theirs: 4 }],
    lineup: [player?.name],
  });
  own.deletesAfterwards("articles", "title", title);
  await openContentTab(page);
  await create(page, title);
  await dialog(page).getByRole("button", { name: "Ajouter un titre" }).click();
  await page.keyboard.type("La première manche");
  await expect(field(page)).toHaveValue("");
  await openSettings(page);
  await search(page).fill("rien de tel");
  await expect(dialog(page).getByText("Aucun match trouvé. Essayez un autre mot.")).toBeVisible();
  await search(page).fill(opponent.toUpperCase());
  await expect(dialog(page).getByText(/^\d+.matchs? trouvés?\.$/)).toBeVisible();
  const choice = field(page).getByRole("option", { name: new RegExp(`^${opponent}, 11.octobre 2025`) });
  await field(page).selectOption((await choice.getAttribute("value")) as string);
  expect(await findings(page)).toEqual([]);

  // The choice stays with what is typed.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Garder et quitter" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Créer du contenu" }).click();
  await dialog(page).getByRole("button", { name: "Reprendre" }).click();
  await expect(field(page).locator("option:checked")).toContainText(opponent);
  await dialog(page).getByLabel("Publier immédiatement").check();
  await submit(page);
  await page.getByRole("link", { name: "Lire l'article" }).click();

  const way = page.getByRole("complementary", { name: "Le match" });
  await expect(way).toContainText("Coupe des essais, 11 octobre 2025");
  await expect(way).not.toContainText("\u2013");
  expect(await findings(page)).toEqual([]);
  await way.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Le récit" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const fan = await page.context().newPage();
  await fan.goto(new URL(page.url()).pathname);
  await fan.getByRole("link", { name: new RegExp(`^${title}`) }).click();
  await expect(fan.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await fan.goto("/team-valorant");
  await fan
    .getByRole("link", { name: player?.name ?? "", exact: true })
    .first()
    .click();
  const about = fan.getByRole("region", { name: "Les articles sur ses matchs" });
  await expect(about.getByRole("link", { name: title })).toBeVisible();
  expect(await findings(fan)).toEqual([]);

  await page.goto(contentTab);
  await page.getByRole("button", { name: `Modifier, ${title}` }).click();
  await expect(field(page).locator("option:checked")).toContainText(opponent);
  await openSettings(page);
  await field(page).selectOption("");
  await dialog(page).getByRole("button", { name: "Mettre à jour" }).click();
  await expect(page.getByText("Article mis à jour avec succès")).toBeVisible();
  await fan.reload();
  await expect(fan.getByRole("heading", { level: 1, name: player?.name ?? "" })).toBeVisible();
  await expect(about.getByRole("link", { name: title })).toBeHidden();
});
