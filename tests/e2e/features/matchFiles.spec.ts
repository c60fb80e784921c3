import { readFile } from "node:fs/promises";
import type { Dialog, Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { chooseAct, rowWith, table } from "../tablePanel.ts";
import { expect, failedRequest, served, signInAt, test } from "../page.ts";

// Each test imports matches against an opponent of its own, and deletes them.

const opponentOf = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const openTab = async (page: Page) => {
  await signInAt(page, "/admin/matchs", "staff@demo.test");
  await expect(table(page, "À venir")).toBeVisible();
};
const dialog = (page: Page) => page.getByRole("dialog").first();
const rowsOf = rowWith;

const choose = async (page: Page, text: string, name = "matchs.csv") =>
  dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

const openImport = async (page: Page) => {
  await page.getByRole("button", { name: "Importer un CSV" }).click();
  await expect(dialog(page).getByText("Choisir un fichier CSV")).toBeVisible();
};

const exportCsv = async (page: Page): Promise<string> => {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter en CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("matchs.csv");
  await expect(page.getByText("Export terminé")).toBeVisible();
  return readFile(await file.path(), "utf8");
};

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10).split("-").toReversed().join("/");
const header = "Début;Équipe;Adversaire;Compétition;Arbitre";

const removeAll = async (page: Page, opponent: string) => {
  // A published one asks first.
  const accept = (question: Dialog) => void question.accept();
  page.on("dialog", accept);
  while ((await rowsOf(page, opponent).count()) > 0) {
    const before = await rowsOf(page, opponent).count();
    await chooseAct(rowsOf(page, opponent).first(), "Supprimer");
    await expect(rowsOf(page, opponent)).toHaveCount(before - 1);
  }
  page.off("dialog", accept);
};

test("[FI-5] [FI-6] [FI-7] imports a file after its preview, exports it, and brings a change back", async ({
  page,
}) => {
  const opponent = opponentOf("Étoile");
  await openTab(page);
  await openImport(page);
  expect(await findings(page)).toEqual([]);
  const lines = [
    header,
    `${inAWeek} 21:00;Valorant;${opponent};Coupe des essais;Jo`,
    `${inAWeek} 22:00;Valorant;"${opponent}";Coupe des essais;Jo`,
    `${inAWeek};Valorant;${opponent};;Jo`,
    `${inAWeek} 21:00;Valorant;${opponent};Coupe des essais;Jo`,
  ];
  await choose(page, lines.join("\r\n"));
  await expect(dialog(page).getByText("2 nouveaux matchs")).toBeVisible();
  await expect(dialog(page).getByText("2 lignes refusées")).toBeVisible();
  await expect(dialog(page).getByText("Colonne inconnue, qui ne sera pas lue : Arbitre.")).toBeVisible();
  await expect(dialog(page).getByText("Écrivez la compétition.")).toBeVisible();
  await expect(dialog(page).getByText("Ce match est déjà à la ligne 2.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expect(rowsOf(page, opponent)).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Importer 2 matchs" }).click();
  await expect(dialog(page).getByText("2 matchs enregistrés")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rowsOf(page, opponent)).toHaveCount(2);

  const [columns = "", ...exported] = (await exportCsv(page)).split("\r\n");
  const better = opponentOf("Banquise");
  // Not the others' lines: other tests change matches meanwhile.
  const [first = "", second = ""] = exported.filter((line) => line.includes(opponent));
  await openImport(page);
  await choose(page, [columns, first.replace(opponent, better), second].join("\r\n"));
  await expect(dialog(page).getByText("1 match changé")).toBeVisible();
  await expect(dialog(page).getByText(`${opponent} devient ${better}`)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Importer 1 match" }).click();
  await expect(dialog(page).getByText("1 match enregistré")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rowsOf(page, better)).toHaveCount(1);
  await removeAll(page, better);
  await removeAll(page, opponent);
});

test("[FI-6] says why a file can't be imported, and takes another one", async ({ page }) => {
  await openTab(page);
  await openImport(page);
  await choose(page, "Nom;Prénom\nJo;Kéva");
  await expect(dialog(page).getByText("Ce fichier ne peut pas être importé")).toBeVisible();
  await expect(dialog(page).getByText("Sa première ligne doit nommer les colonnes")).toBeVisible();
  await choose(page, `${header}\nhier;Échecs;Alpha;Coupe;Jo`);
  await expect(dialog(page).getByText("Aucune équipe n'a ce nom.")).toBeVisible();
  await expect(dialog(page).getByText("Rien à importer")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: /^Importer/ })).toBeHidden();
});

test("[FI-7] goes on after a lost network, without a double", served, async ({ page, silence }) => {
  silence.allow(failedRequest);
  const opponent = opponentOf("Réseau");
  await openTab(page);
  await openImport(page);
  await choose(page, `${header}\n${inAWeek} 20:00;Valorant;${opponent};Coupe des essais;Jo`);
  let calls = 0;
  // The first answer is lost after the write.
  await page.route("**/rest/v1/rpc/write_matches", async (route) => {
    if (calls++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await dialog(page).getByRole("button", { name: "Importer 1 match" }).click();
  await expect(dialog(page).getByText("Import interrompu")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Continuer l'import" }).click();
  await expect(dialog(page).getByText("1 match enregistré")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rowsOf(page, opponent)).toHaveCount(1);
  await removeAll(page, opponent);
});
