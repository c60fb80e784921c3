import { test } from "../ownData.ts";
import { expect, signInAt } from "../page.ts";
import { button, dialog } from "../listPanel.ts";
import { chooseAct, rowWith } from "../tablePanel.ts";

const path = "/matches/ldr-j5-valorant/overlay";
const picture = { width: 1920, height: 1080 };

test("[MA-60] an overlay is transparent, shows the parts that its address names, and nothing else", async ({
  page,
}) => {
  await page.setViewportSize(picture);
  await page.goto(`${path}?score=haut-gauche&manches=bas&joueur=nival&suivant=haut-droite`);
  const main = page.getByRole("main");
  await expect(main.getByText("Les Huards", { exact: true })).toBeVisible();
  await expect(main.getByRole("list", { name: "Manches" }).getByRole("listitem")).toHaveText([
    /Haven13\s–\s10/,
    /Bind14\s–\s12/,
  ]);
  await expect(main.getByText("Nival", { exact: true })).toBeVisible();
  await expect(main.getByText("Prochain match")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const grounds = await page.evaluate(() =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(grounds).toEqual(["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]);
  // No part reaches beyond the picture.
  const reach = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  expect(reach).toEqual([picture.width, picture.height]);

  await page.goto(path);
  await expect(main.getByText("Les Huards", { exact: true })).toBeVisible();
  await expect(main.getByRole("list")).toHaveCount(0);
});

const match = () => ({
  slug: `essai-${crypto.randomUUID()}`,
  team: "valorant",
  opponent: "Les Essais",
  competition: "Coupe des essais",
  format: "bo3",
});

test("[MA-60] an overlay follows the score while it stands over a broadcast, also after an outage", async ({
  page,
  own,
}) => {
  const ascent = { name: "Ascent", ours: 13, theirs: 4 };
  const maps = [ascent, { name: "Icebox", ours: 13, theirs: 5 }];
  const { id, slug } = await own.add("matches", {
    ...match(),
    start: "2020-01-01T20:00:00Z",
    status: "finished",
    maps,
  });
  const write = (change: object) => own.club.from("matches").update(change).eq("id", id).throwOnError();
  const figures = page.getByRole("main").locator("b");
  await page.setViewportSize(picture);
  // The first answer of the stream is the beginning of hearing: the match is read anew.
  const begun = page.waitForRequest(/\/lectures\/.*\/readMatch/);
  await page.goto(`/matches/${slug}/overlay`);
  await begun;
  await expect(figures).toHaveText(["2", "0"]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await write({ status: "live", maps: [ascent, { name: "Icebox", ours: 3, theirs: 5 }] });
  await expect(figures).toHaveText(["1", "0", /3\s–\s5/]);

  await page.context().setOffline(true);
  await write({ maps: [ascent, { name: "Icebox", ours: 12, theirs: 5 }] });
  // What was known stays.
  await expect(figures).toHaveText(["1", "0", /3\s–\s5/]);
  await page.context().setOffline(false);
  await expect(figures).toHaveText(["1", "0", /12\s–\s5/]);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await write({ status: "finished", maps });
  await expect(figures).toHaveText(["2", "0"]);
});

test("[MA-60] an overlay that has nothing to show yet shows it when it comes", async ({ page, own }) => {
  const { id, slug } = await own.add("matches", { ...match(), start: "2070-01-01T20:00:00Z" });
  const write = (change: object) => own.club.from("matches").update(change).eq("id", id).throwOnError();
  await page.setViewportSize(picture);
  const begun = page.waitForRequest(/\/lectures\/.*\/readMatch/);
  await page.goto(`/matches/${slug}/overlay?manches=bas`);
  await begun;
  // Its name is for screen readers only.
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(page.getByRole("main")).toHaveText(name);
  await write({ status: "live", maps: [{ name: "Ascent", ours: 1, theirs: 0 }] });
  await expect(page.getByRole("listitem")).toHaveText(/Ascent1\s–\s0/);
  await write({ status: "scheduled", maps: [] });
  await expect(page.getByRole("main")).toHaveText(name);
});

test("[MA-60] the staff composes an overlay beside its preview, and copies its address", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAt(page, "/admin/matchs?periode=termines", "staff@demo.test");
  await chooseAct(rowWith(page, "Les Huards").first(), "Diffusion");
  const sheet = dialog(page);
  await expect(sheet.getByRole("group", { name: "Aperçu de l'incrustation" })).toContainText("Les Huards");
  await sheet.getByLabel("Toutes les manches", { exact: true }).check();
  await sheet.getByLabel("Le bandeau d'une personne", { exact: true }).selectOption("Nival");
  await expect(sheet.getByRole("group", { name: "Aperçu de l'incrustation" })).toContainText("Nival");
  await sheet.getByLabel("Emplacement, le score").selectOption("En haut à droite");
  await button(sheet, "Copier l'adresse").click();
  await expect(page.getByText("Adresse copiée")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/matches\/[\w-]+\/overlay\?score=haut-droite&manches=bas&joueur=nival&bandeau=bas-gauche$/);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});
