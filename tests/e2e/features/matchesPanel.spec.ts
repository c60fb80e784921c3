import type { Dialog, Locator, Page } from "@playwright/test";
import { addDays, dayInParis } from "../../../domain/shared/parisDay.ts";
import { openClub } from "../asClub.ts";
import { findings } from "../axe.ts";
import { chooseAct, rowWith, table } from "../tablePanel.ts";
import { core, expect, failedRequest, holdBack, signInAt, test } from "../page.ts";

// Each test announces a match of its own, against an opponent that no other test knows, and deletes it.

const tab = "/admin/matchs";
const opponents: string[] = [];
const opponentOf = (name: string) => {
  const opponent = `${name} ${crypto.randomUUID().slice(0, 8)}`;
  opponents.push(opponent);
  return opponent;
};
// A failed test's match would be live on the pages of all others.
test.afterEach(({ baseURL }) =>
  openClub(baseURL ?? "")
    .from("matches")
    .delete()
    .in("opponent", opponents.splice(0))
    .throwOnError(),
);

const openTab = async (page: Page) => {
  await signInAt(page, tab, "staff@demo.test");
  await expect(table(page, "À venir")).toBeVisible();
};
const dialog = (page: Page) => page.getByRole("dialog").first();
const rowOf = rowWith;
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });

/** A wall time in Paris, days from today. */
const inDays = (days: number, time: string) => `${addDays(dayInParis(Date.now()), days)}T${time}`;

const announce = async (page: Page, opponent: string, start: string, format = "bo3") => {
  await button(page, "Nouveau match").first().click();
  const form = dialog(page);
  await form.getByLabel("Équipe").selectOption({ label: "Valorant" });
  await form.getByRole("textbox", { name: "Adversaire", exact: true }).fill(opponent);
  await form.getByLabel("Compétition").fill("Coupe des essais");
  await form.getByLabel("Début", { exact: true }).fill(start);
  await form.getByLabel("Format").selectOption(format);
  await button(form, "Créer le match").click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, opponent)).toBeVisible();
};

const remove = async (page: Page, opponent: string) => {
  // Only a published match, or one with a score, is asked about.
  const accept = (question: Dialog) => void question.accept();
  page.on("dialog", accept);
  await chooseAct(rowOf(page, opponent), "Supprimer");
  await expect(rowOf(page, opponent)).toBeHidden();
  page.off("dialog", accept);
};

/** A press on the row's title. */
const openForm = (page: Page, opponent: string) =>
  rowOf(page, opponent)
    .getByRole("button", { name: `Valorant – ${opponent}`, exact: true })
    .click();

const openScore = async (page: Page, opponent: string) => {
  await expect(rowOf(page, opponent)).toBeVisible();
  const enter = button(rowOf(page, opponent), /^Saisir le score/);
  if (await enter.isVisible()) await enter.click();
  else await chooseAct(rowOf(page, opponent), "Corriger le score");
  await expect(button(dialog(page), "Annuler la dernière action")).toBeVisible();
};
const points = (page: Page, side: string) => dialog(page).getByRole("textbox", { name: side, exact: true });
const state = (page: Page) => dialog(page).getByRole("status").first();

test("[MA-20] offers to send the form once the form is there", async ({ page }) => {
  const held = await holdBack(page, /rest\/v1\/teams/);
  await openTab(page);
  await button(page, "Nouveau match").first().click();
  await expect(dialog(page).getByText("Ouverture du formulaire")).toBeAttached();
  await expect(button(dialog(page), "Créer le match")).toBeHidden();
  held.release();
  await expect(dialog(page).getByLabel("Équipe")).toBeVisible();
  await expect(button(dialog(page), "Créer le match")).toBeVisible();
});

test(
  "[MA-20] [MA-21] announces a match after mistakes, keeps what was typed, and changes it",
  core,
  async ({ page }) => {
    const opponent = opponentOf("Étoile");
    await openTab(page);
    expect(await findings(page)).toEqual([]);
    await button(page, "Nouveau match").first().click();
    const form = dialog(page);
    await button(form, "Créer le match").click();
    await expect(form.getByLabel("Équipe")).toBeFocused();
    await expect(form.getByText("Choisissez une équipe.")).toBeVisible();
    await expect(form.getByText("Écrivez le nom de l'adversaire.")).toBeVisible();
    await expect(form.getByText("Indiquez un jour et une heure qui existent.")).toBeVisible();
    await form.getByLabel("Équipe").selectOption({ label: "Valorant" });
    await form.getByRole("textbox", { name: "Adversaire", exact: true }).fill("é".repeat(61));
    await form.getByLabel("Compétition").fill("Coupe des essais");
    // 28 March 2027, at an hour that the clocks skip.
    await form.getByLabel("Début", { exact: true }).fill("2027-03-28T02:30");
    await form.getByLabel("Où le regarder").fill("javascript:alert(1)");
    await form.getByLabel("Joueurs alignés").fill("Kéva, Lumen, , Kéva");
    await button(form, "Créer le match").click();
    await expect(form.getByRole("textbox", { name: "Adversaire", exact: true })).toBeFocused();
    await expect(form.getByText("60 caractères au plus.")).toBeVisible();
    await expect(form.getByText("Cette date ou cette heure n'existe pas entre 2000 et 2099.")).toBeVisible();
    await expect(form.getByText("Il faut une adresse complète")).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await form.getByRole("textbox", { name: "Adversaire", exact: true }).fill(opponent);
    await page.reload();
    await expect(table(page, "À venir")).toBeVisible();
    await button(page, "Nouveau match").first().click();
    await expect(form.getByText("Vos changements non enregistrés sont revenus.")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Adversaire", exact: true })).toHaveValue(opponent);
    await expect(form.getByLabel("Équipe")).toHaveValue("valorant");
    await form.getByLabel("Où le regarder").fill("");
    await form.getByLabel("Début", { exact: true }).fill(inDays(1, "21:00"));
    await form.getByLabel("Visibilité").selectOption("draft");
    await button(form, "Créer le match").click();
    await expect(page.getByText("Match créé en brouillon")).toBeVisible();
    await expect(rowOf(page, opponent)).toContainText("Brouillon");
    await expect(rowOf(page, opponent)).toContainText("21 h 00");

    await openForm(page, opponent);
    await expect(form.getByLabel("Joueurs alignés")).toHaveValue("Kéva, Lumen");
    await form.getByLabel("Étape").fill("demi-finale");
    await form.getByLabel("Visibilité").selectOption("published");
    await button(form, "Enregistrer").click();
    await expect(page.getByText("Match enregistré")).toBeVisible();
    await expect(rowOf(page, opponent)).toContainText("Coupe des essais, demi-finale");
    await expect(rowOf(page, opponent)).not.toContainText("Brouillon");

    await button(page, "Nouveau match").first().click();
    await form.getByLabel("Équipe").selectOption({ label: "Valorant" });
    await form.getByLabel("Début", { exact: true }).fill(inDays(1, "20:00"));
    await expect(form.getByText(/est déjà prévu à 21\sh\s00/)).toBeVisible();
    await page.keyboard.press("Escape");
    await remove(page, opponent);
  },
);

test("[MA-22] cancels a match, restores it from the toast and from the list, and deletes it", async ({ page }) => {
  const opponent = opponentOf("Comète");
  await openTab(page);
  await announce(page, opponent, inDays(2, "20:30"));
  const cancel = async () => {
    await chooseAct(rowOf(page, opponent), "Annuler le match");
    await expect(page.getByText("Match annulé")).toBeVisible();
    // The row stays where it was pressed.
    await expect(rowOf(page, opponent)).toContainText("Annulé");
  };
  await cancel();
  await button(page, "Rétablir").click();
  await expect(rowOf(page, opponent)).toContainText("Annoncé");
  await cancel();
  await page.getByRole("tab", { name: "Terminés" }).click();
  await expect(page).toHaveURL(/periode=termines/);
  await expect(rowOf(page, opponent)).toContainText("Annulé");
  await chooseAct(rowOf(page, opponent), "Rétablir");
  await expect(rowOf(page, opponent)).toContainText("Annoncé");
  await page.getByRole("tab", { name: "À venir" }).click();
  await expect(page).not.toHaveURL(/periode=termines/);
  await remove(page, opponent);
  await expect(page.getByText("Match supprimé")).toBeVisible();
});

test("[MA-31] [MA-67] postpones a match, restores it, postpones it again, and announces it by a new start", async ({
  page,
}) => {
  const opponent = opponentOf("Marée");
  await openTab(page);
  await announce(page, opponent, inDays(2, "20:30"));
  const postpone = async () => {
    await chooseAct(rowOf(page, opponent), "Reporter");
    await expect(dialog(page)).toContainText(`Valorant – ${opponent}, `);
    await button(dialog(page), "Reporter, date à fixer").click();
    await expect(page.getByText("Match reporté")).toBeVisible();
    await expect(rowOf(page, opponent)).toContainText("Reporté");
  };
  // A date that is known at once.
  await chooseAct(rowOf(page, opponent), "Reporter");
  await dialog(page).getByLabel("Nouvelle date et heure").fill(inDays(3, "18:05"));
  await button(dialog(page), "Reporter à cette date").click();
  await expect(page.getByText(/^Match reporté au/)).toBeVisible();
  await expect(rowOf(page, opponent)).toContainText("18 h 05");
  await postpone();
  // The toast's; the row's names its match.
  await page.getByRole("button", { name: "Rétablir", exact: true }).click();
  await expect(rowOf(page, opponent)).toContainText("Annoncé");
  await postpone();
  await expect(button(rowOf(page, opponent), /^Saisir le score/)).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await openForm(page, opponent);
  const form = dialog(page);
  await expect(form.getByLabel("Début", { exact: true })).toHaveAccessibleDescription(/^Reporté/);
  await form.getByLabel("Début", { exact: true }).fill(inDays(5, "19:15"));
  await button(form, "Enregistrer").click();
  await expect(page.getByText("Match enregistré")).toBeVisible();
  await expect(rowOf(page, opponent)).toContainText("Annoncé");
  await expect(rowOf(page, opponent)).toContainText("19 h 15");
  await remove(page, opponent);
});

test("[MA-31] readers learn that a match is postponed, and from when it was moved", async ({ page }) => {
  const opponent = opponentOf("Brisant");
  await openTab(page);
  await announce(page, opponent, inDays(2, "20:30"));
  await chooseAct(rowOf(page, opponent), "Reporter");
  await button(dialog(page), "Reporter, date à fixer").click();
  await expect(rowOf(page, opponent)).toContainText("Reporté");
  const reader = await page.context().newPage();
  await reader.goto("/matches?a-venir=tous");
  const row = reader.getByRole("listitem").filter({ hasText: opponent });
  await expect(row).toContainText("Reporté");
  await row.getByRole("link", { name: opponent }).click();
  await expect(reader.getByText(/La nouvelle date n.est pas encore connue/)).toBeVisible();
  await openForm(page, opponent);
  await dialog(page).getByLabel("Début", { exact: true }).fill(inDays(5, "19:15"));
  await button(dialog(page), "Enregistrer").click();
  // The page follows the change.
  await expect(reader.getByText(/Déplacé.: était annoncé le .*20.h.30/)).toBeVisible();
  await reader.close();
  await remove(page, opponent);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    "[MA-23] [MA-29] [MA-52] [LY-14] scores a match by thumb and by keys, undoes, and ends it",
    core,
    async ({ page }) => {
      const opponent = opponentOf("Phare");
      await openTab(page);
      await announce(page, opponent, inDays(-1, "20:00"));
      // The toast is out of the thumb's way, and can be dismissed.
      const toast = page.getByText("Match annoncé", { exact: true }).locator("..");
      const over = await toast.boundingBox();
      expect((over?.y ?? 844) + (over?.height ?? 0)).toBeLessThan(844 / 3);
      // A later success takes its place; a later error doesn't.
      const seen = await toast.evaluate((one: HTMLElement) => {
        const later = one.cloneNode(true) as HTMLElement;
        one.after(later);
        const isSeen = ["bad", "good"].map((tone) => ((later.dataset["toast"] = tone), one.checkVisibility()));
        later.remove();
        return isSeen;
      });
      expect(seen).toEqual([true, false]);
      await button(toast, "Fermer").tap();
      await expect(toast).toBeHidden();
      await expect(rowOf(page, opponent)).toContainText("Score à saisir");
      await expect(table(page, "À venir").getByRole("row").nth(1)).toContainText("Score à saisir");
      await button(rowOf(page, opponent), /^Saisir le score/).tap();
      const sheet = dialog(page);
      await expect(state(page)).toHaveText("Chaque geste est enregistré tout seul.");
      await expect(button(sheet, "Terminer le match")).toHaveAttribute("aria-disabled", "true");

      await expect(button(sheet, "Manche suivante")).toHaveAccessibleDescription(
        "Donnez d'abord les points de cette manche.",
      );
      // The board stands on top from 0 to 0, and a map needs no scrolling.
      await expect(sheet.getByText("0 – 0")).toBeVisible();
      expect(
        await sheet.getByText("Cas particulier").evaluate((rare) => {
          const body = rare.closest("details")?.parentElement?.parentElement;
          return body ? body.scrollHeight - body.clientHeight : -1;
        }),
      ).toBe(0);

      const low = ["Annuler la dernière action", "Manche suivante", "Terminer le match", "Un point de plus, Nous"];
      for (const name of [...low, `Un point de moins, ${opponent}`]) {
        const box = await button(sheet, name).boundingBox();
        expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(56);
        expect(box?.y).toBeGreaterThan(844 / 2);
      }

      await button(sheet, "Un point de plus, Nous").tap();
      await button(sheet, "Un point de plus, Nous").tap();
      await button(sheet, `Un point de plus, ${opponent}`).tap();
      await button(sheet, `Un point de moins, ${opponent}`).tap();
      await expect(points(page, "Nous")).toHaveValue("2");
      await expect(points(page, opponent)).toHaveValue("0");
      await button(sheet, "Annuler la dernière action").tap();
      await expect(points(page, opponent)).toHaveValue("1");
      await expect(state(page)).toHaveText("Enregistré");
      await sheet.getByLabel("Carte ou nom de la manche").fill("Ascent");

      await points(page, "Nous").focus();
      await page.keyboard.type("999");
      await expect(points(page, "Nous")).toHaveValue("999");
      await expect(points(page, "Nous")).toHaveAccessibleDescription(
        "Un nombre de 0 à 99. Pour l'instant, le score reste à 99.",
      );
      expect(await findings(page)).toEqual([]);
      await button(sheet, "Manche suivante").tap();
      await expect(points(page, "Nous")).toBeFocused();
      await expect(button(sheet, /^Manche 2/)).toHaveCount(0);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText("13 - 5");
      await expect(points(page, "Nous")).toHaveValue("13 - 5");
      await expect(points(page, "Nous")).toHaveAttribute("aria-invalid", "true");
      await button(sheet, "Un point de moins, Nous").tap();
      await expect(points(page, "Nous")).toHaveValue("98");
      await expect(points(page, "Nous")).not.toHaveAttribute("aria-invalid");
      await points(page, "Nous").focus();
      await page.keyboard.type("13");
      await page.keyboard.press("Enter");
      await expect(points(page, opponent)).toBeFocused();
      await page.keyboard.type("5");
      await page.keyboard.press("Enter");
      await expect(button(sheet, "Manche suivante")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(points(page, "Nous")).toBeFocused();
      await page.keyboard.type("13");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.keyboard.type("11");
      await expect(button(sheet, /^Manche 2/)).toHaveAttribute("aria-pressed", "true");
      await expect(button(sheet, "Manche suivante")).toHaveAttribute("aria-disabled", "true");
      expect(await findings(page)).toEqual([]);
      // Nor do other maps hide what isn't counted.
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText("111");
      for (const name of [/^Manche 1/, "Terminer le match"]) {
        await button(sheet, name).tap();
        await expect(points(page, opponent)).toBeFocused();
        await expect(points(page, opponent)).toHaveValue("111");
        await expect(button(sheet, /^Manche 2/)).toHaveAttribute("aria-pressed", "true");
      }
      await expect(button(sheet, "Rouvrir le match")).toHaveCount(0);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("11");
      await button(sheet, /^Manche 1/).tap();
      await expect(points(page, opponent)).toHaveValue("5");
      await button(sheet, "Terminer le match").tap();
      await expect(state(page)).toHaveText("Enregistré");
      await expect(sheet.getByText("2 – 0")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(rowOf(page, opponent)).toContainText("Terminé");

      await page.reload();
      await page.getByRole("tab", { name: "Terminés" }).click();
      await expect(rowOf(page, opponent)).toContainText("2 – 0");
      await openScore(page, opponent);
      await expect(button(sheet, /^Manche 1 : Ascent/)).toContainText("13 – 5");
      await button(sheet, "Rouvrir le match").tap();
      await sheet.getByText("Cas particulier").tap();
      await button(sheet, "Forfait de l'adversaire").tap();
      await expect(sheet.getByText("forfait", { exact: true })).toBeVisible();
      // The match isn't played: there are no points to give.
      await expect(sheet.getByRole("textbox")).toHaveCount(0);
      await expect(state(page)).toHaveText("Enregistré");
      await page.keyboard.press("Escape");
      await remove(page, opponent);
    },
  );

  test("[MA-24] keeps a score while the network is gone, over a reload, and sends it later", async ({
    page,
    silence,
  }) => {
    silence.allow(failedRequest);
    const opponent = opponentOf("Orage");
    await openTab(page);
    await announce(page, opponent, inDays(-1, "18:00"));
    await openScore(page, opponent);
    await page.context().setOffline(true);
    for (let times = 0; times < 3; times++) await button(dialog(page), "Un point de plus, Nous").tap();
    await expect(state(page)).toHaveText("Pas de réseau : sera envoyé dès que possible");
    await page.context().setOffline(false);
    await expect(state(page)).toHaveText("Enregistré");

    const changes = /rest\/v1\/matches/;
    await page.route(changes, (route) => (route.request().method() === "PATCH" ? route.abort() : route.continue()));
    await button(dialog(page), "Un point de plus, Nous").tap();
    await expect(state(page)).toHaveText("Pas de réseau : sera envoyé dès que possible");
    await page.reload();
    await expect(rowOf(page, opponent)).toContainText("Score pas encore envoyé");
    await page.unroute(changes);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(rowOf(page, opponent)).not.toContainText("Score pas encore envoyé");
    await page.reload();
    await openScore(page, opponent);
    await expect(points(page, "Nous")).toHaveValue("4");
    await page.keyboard.press("Escape");
    await remove(page, opponent);
  });
});

test("[MA-24] shows both scores when two people score at once, and replaces none without a choice", async ({
  page,
}) => {
  // Two pages of the panel, and two conflicts one after another.
  test.slow();
  const opponent = opponentOf("Duel");
  await openTab(page);
  await announce(page, opponent, inDays(-1, "16:00"));
  const other = await page.context().newPage();
  await openTab(other);
  await openScore(page, opponent);
  await openScore(other, opponent);
  const asked = dialog(page).getByRole("region", { name: "Un autre score a été enregistré" });
  /** Both score before either is stored; the other's arrives first. */
  const scoreAtOnce = async (mine: string, theirs: string) => {
    const held = await holdBack(page, /rest\/v1\/matches/);
    await points(page, opponent).fill(mine);
    await expect(state(page)).toHaveText("Enregistrement…");
    await points(other, "Nous").fill(theirs);
    await expect(state(other)).toHaveText("Enregistré");
    held.release();
    await expect(asked).toBeVisible();
    await expect(asked).toContainText(`${theirs} –`);
    await expect(asked).toContainText(`– ${mine}`);
  };
  await scoreAtOnce("7", "13");
  expect(await findings(page)).toEqual([]);
  await button(asked, "Garder le mien").click();
  await expect(state(page)).toHaveText("Enregistré");
  // The other device, which has nothing unsaved, follows.
  await other.bringToFront();
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(points(other, opponent)).toHaveValue("7");

  await scoreAtOnce("9", "10");
  await button(asked, "Prendre l'autre").click();
  await expect(points(page, "Nous")).toHaveValue("10");
  await expect(points(page, opponent)).toHaveValue("7");
  await button(dialog(page), "Annuler la dernière action").click();
  await expect(points(page, opponent)).toHaveValue("9");
  await expect(state(page)).toHaveText("Enregistré");
  await other.close();
  await page.keyboard.press("Escape");
  await remove(page, opponent);
});

test("[MA-21] shows both versions of details that two people changed", async ({ page }) => {
  const opponent = opponentOf("Miroir");
  await openTab(page);
  await announce(page, opponent, inDays(3, "19:00"));
  const other = await page.context().newPage();
  await openTab(other);
  for (const one of [page, other]) {
    await openForm(one, opponent);
    await expect(dialog(one).getByLabel("Étape")).toBeVisible();
  }
  await dialog(page).getByLabel("Étape").fill("quart");
  await dialog(page).getByLabel("Notes").fill("Les miennes");
  await dialog(other).getByLabel("Étape").fill("finale");
  await dialog(other).getByLabel("Rediffusion").fill("https://video.example.org/finale");
  await button(dialog(other), "Enregistrer").click();
  await expect(dialog(other)).toBeHidden();
  await button(dialog(page), "Enregistrer").click();
  const conflict = page.getByRole("dialog", { name: "Ce match a été modifié entre-temps" });
  await expect(conflict.getByRole("region", { name: "Étape" })).toContainText("finale");
  await expect(conflict.getByRole("region", { name: "Étape" })).toContainText("quart");
  await expect(conflict.getByRole("region", { name: "Rediffusion" })).toBeHidden();
  await button(conflict, "Garder le mien").click();
  await expect(page.getByText("Match enregistré")).toBeVisible();
  await openForm(page, opponent);
  await expect(dialog(page).getByLabel("Étape")).toHaveValue("quart");
  await expect(dialog(page).getByLabel("Notes")).toHaveValue("Les miennes");
  await expect(dialog(page).getByLabel("Rediffusion")).toHaveValue("https://video.example.org/finale");
  await page.keyboard.press("Escape");
  await other.close();
  await remove(page, opponent);
});
