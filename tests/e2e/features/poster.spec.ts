import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, holdBack, signInAt, test, untilHydrated } from "../page.ts";
import { dialog } from "../listPanel.ts";
import { chooseAct, rowWith } from "../tablePanel.ts";

const path = "/matches/ldr-j5-valorant";

/** Width and height of a saved PNG, and its bytes. */
const save = async (page: Page) => {
  const saving = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Enregistrer l'image" }).click();
  const download = await saving;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)], bytes };
};

test("[MA-62] a result has a poster in two formats, with and without its score", async ({ page }) => {
  await page.goto(path);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Affiche", exact: true }).click();
  const sheet = dialog(page);
  const drawing = sheet.getByRole("img", { name: "Affiche du match contre Les Huards" });
  await expect(drawing).toBeVisible();
  const post = await save(page);
  expect(post).toMatchObject({ name: "affiche-ldr-j5-valorant-publication.png", size: [1080, 1350] });
  await sheet.getByLabel("Avec le score").uncheck();
  await expect(drawing).toBeVisible();
  const hidden = await save(page);
  expect(hidden.bytes.equals(post.bytes)).toBe(false);
  await sheet.getByLabel("Format").selectOption("Story, 9:16");
  await expect(drawing).toHaveAttribute("height", "1920");
  expect((await save(page)).size).toEqual([1080, 1920]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Affiche", exact: true })).toBeFocused();
});

test("[MA-62] a poster that is being drawn is no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await untilHydrated(page);
  const held = await holdBack(page, /\/decors\/ciel/);
  await page.getByRole("button", { name: "Affiche", exact: true }).click();
  const place = dialog(page).getByText("L'affiche se dessine");
  await expect(place).toBeVisible();
  const box = await place.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThan(390);
  held.release();
  await expect(dialog(page).getByRole("img")).toBeVisible();
});

test("[MA-62] the poster tells no score to a visitor who hides scores", async ({ page }) => {
  await page.goto(path);
  await untilHydrated(page);
  await page.getByRole("switch", { name: "Masquer les scores" }).click();
  await page.getByRole("button", { name: "Affiche", exact: true }).click();
  await expect(dialog(page).getByLabel("Avec le score")).not.toBeChecked();
});

test("[MA-62] the staff finds the poster where the match was ended", async ({ page }) => {
  await signInAt(page, "/admin/matchs?periode=termines", "staff@demo.test");
  await chooseAct(rowWith(page, "Les Huards").first(), "Corriger le score");
  await dialog(page).getByRole("button", { name: "Affiche", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Affiche du match" }).getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(1);
});
