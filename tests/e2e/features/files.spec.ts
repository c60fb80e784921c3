import { readFile } from "node:fs/promises";
import { bodyIn, create, dialog, giveFiles, openContentTab, submit } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect, failedRequest } from "../page.ts";

const pdf = Buffer.from(`%PDF-1.7\n${"a".repeat(119_991)}`);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

test("[NW-151] [NW-152] [NW-153] a file chosen by keys is renamed, published, and downloaded without a script", async ({
  browser,
  page,
  own,
}) => {
  const title = `Fichiers ${crypto.randomUUID()}`;
  own.deletesAfterwards("articles", "title", title);
  await openContentTab(page);
  await create(page, title);
  const text = bodyIn(page);
  // Early: the browser is told that the choice is the test's.
  const choosing = page.waitForEvent("filechooser");
  await text.click();
  await page.keyboard.type("Voici :");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/fich");
  await page.keyboard.press("Enter");
  await (
    await choosing
  ).setFiles([
    file("Règlement\u202e saison 3.pdf", pdf),
    file("page.pdf", Buffer.from("<!doctype html><script>alert(1)</script>")),
    file("page.html", Buffer.from("<p>")),
  ]);
  const sheet = dialog(page);
  const tray = sheet.getByRole("region", { name: "Fichiers en cours d'envoi" });
  await expect(tray.getByText("Fichiers dans le texte : 1 sur 3. En échec : 2.")).toBeVisible();
  await expect(tray.getByRole("listitem")).toHaveText([
    /Son contenu n.est pas celui/,
    /Ce type de fichier n.est pas accepté/,
  ]);
  for (const name of ["page.pdf", "page.html"])
    await tray.getByRole("button", { name: `Retirer, ${name}` }).press("Enter");
  await expect(text).toHaveText(/^Voici.:Règlement saison 3$/);

  await text.getByText("Règlement saison 3").click();
  await sheet.getByLabel("Nom affiché du fichier").fill("Le règlement");
  await sheet.getByLabel("Publier immédiatement").check();
  await submit(page);
  await page.getByRole("link", { name: "Lire l'article" }).click();
  const shown = page.getByRole("link", { name: /^Le règlement PDF, 120\sko Télécharger$/ });
  await expect(shown).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(page.url());
  const downloading = reader.waitForEvent("download");
  await reader.getByRole("link", { name: /^Le règlement PDF/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("reglement-saison-3.pdf");
  expect(await readFile(await download.path())).toEqual(pdf);
  await context.close();
});

test("[NW-151] dropped and pasted files go into a tip; one that met an outage is sent again, one is cancelled", async ({
  page,
  silence,
  own,
}) => {
  silence.allow(failedRequest);
  const title = `Fichiers ${crypto.randomUUID()}`;
  own.deletesAfterwards("tips", "title", title);
  await openContentTab(page);
  await create(page, title);
  const sheet = dialog(page);
  await sheet.getByText("Tip", { exact: true }).click();
  const text = bodyIn(page);
  await text.click();
  const give = (type: "paste" | "drop", names: readonly string[]) =>
    giveFiles(
      text,
      type,
      names.map((name) => ({ name, type: "", bytes: Buffer.from("bind x") })),
    );
  await page.route("**/storage/v1/object/fichiers/**", (route) => route.abort(), { times: 2 });
  await give("paste", ["autoexec.cfg", "viseur.cfg"]);
  const tray = sheet.getByRole("region", { name: "Fichiers en cours d'envoi" });
  await expect(tray.getByText("Fichiers dans le texte : 0 sur 2. En échec : 2.")).toBeVisible();
  await tray.getByRole("button", { name: "Réessayer, autoexec.cfg" }).press("Enter");
  await expect(text.locator("[data-shown]")).toHaveAttribute("data-shown", /^Fichier.: CFG, 1\sko$/);
  await tray.getByRole("button", { name: "Retirer, viseur.cfg" }).press("Enter");
  await expect(tray).toHaveCount(0);
  await give("drop", ["scores.csv"]);
  await expect(text.getByRole("link")).toHaveText(["autoexec", "scores"]);
  await sheet.getByLabel("Publier immédiatement").check();
  await submit(page);
  await page.getByRole("link", { name: "Lire le tip" }).click();
  await expect(page.getByRole("link", { name: /Télécharger$/ })).toHaveText([
    /^autoexec CFG, 1\sko/,
    /^scores CSV, 1\sko/,
  ]);
});
