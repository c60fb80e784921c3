import { findings } from "../axe.ts";
import { dialog, openContentTab, rowOf } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect } from "../page.ts";

test("[NW-12] staff have a draft published at a time, by the keyboard, and take the time away", async ({
  page,
  own,
}) => {
  const title = `À paraître ${crypto.randomUUID().slice(0, 8)}`;
  const { slug } = await own.addArticle(title, { is_published: false });
  await openContentTab(page);
  const row = rowOf(page, title);
  const state = row.getByRole("cell").nth(2);
  await expect(state).toHaveText("Brouillon");

  const open = async () => {
    await row.getByRole("button", { name: `Autres actions, ${title}` }).press("Enter");
    await page.getByRole("menuitem", { name: "Programmer" }).press("Enter");
    await expect(page.getByLabel("Publier le")).toBeVisible();
  };
  const from = page.getByLabel("Publier le");
  const until = page.getByLabel("Retirer du site le");
  await open();
  expect(await findings(page)).toEqual([]);
  await from.press("Enter");
  await expect(from).toHaveAccessibleDescription(/Donnez une date et une heure/);
  // A date without its hour isn't taken for none.
  await from.focus();
  await page.keyboard.type("03012098");
  await page.keyboard.press("Enter");
  await expect(from).toHaveAccessibleDescription(/Cette heure n.existe pas/);
  await from.fill("2020-01-01T10:00");
  await from.press("Enter");
  await expect(from).toHaveAccessibleDescription(/Cette heure est passée/);
  await from.fill("2098-03-01T10:30");
  await until.fill("2098-03-01T10:30");
  await until.press("Enter");
  await expect(until).toHaveAccessibleDescription(/Le retrait vient après la publication/);
  await expect(from).toHaveValue("2098-03-01T10:30");
  await until.fill("2098-04-01T09:00");
  await until.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(state).toContainText("Programmé");
  await expect(state).toContainText("le 1er mars 2098, 10 h 30");
  const { data: stored } = await own.club.from("articles").select("publish_at, unpublish_at").eq("slug", slug).single();
  expect([stored?.publish_at, stored?.unpublish_at].map(Date.parse)).toEqual([
    Date.UTC(2098, 2, 1, 9, 30),
    Date.UTC(2098, 3, 1, 7),
  ]);

  await page.reload();
  await expect(state).toContainText("Programmé");
  await open();
  await expect(from).toHaveValue("2098-03-01T10:30");
  await page.getByRole("button", { name: "Ne rien programmer" }).press("Enter");
  await expect(state).toHaveText("Brouillon");
});
