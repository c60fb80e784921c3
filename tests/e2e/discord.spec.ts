import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { create, dialog, openContentTab, rowOf, submit } from "./contentPanel.ts";
import { test } from "./ownData.ts";
import { expect, failedRequest, refusedWith, served, signInAt } from "./page.ts";
import { chooseAct, rowWith } from "./tablePanel.ts";

const announce = "Annoncer sur Discord";

/** What the channel shows: the double of Discord, or the page of the memory backend, which follows the other tab. */
const channelOf = async (page: Page) => {
  if (test.info().project.name === "memory") {
    const mails = await page.context().newPage();
    await mails.goto("/_dev/mail");
    const posts = (title: string) =>
      mails.getByRole("article").filter({ hasText: "Discord" }).filter({ hasText: title });
    return {
      shows: (title: string) => expect(posts(title)).toHaveCount(1),
      shuns: (title: string) => expect(posts(title)).toHaveCount(0),
    };
  }
  const titles = async () => {
    const answer = await fetch(`http://127.0.0.1:${process.env["E2E_DISCORD_PORT"]}/messages`);
    const messages = (await answer.json()) as { readonly embeds: readonly { readonly title: string }[] }[];
    return messages.flatMap(({ embeds }) => embeds.map(({ title }) => title));
  };
  return {
    shows: (title: string) =>
      expect(async () => expect((await titles()).filter((one) => one.includes(title))).toHaveLength(1)).toPass(),
    shuns: (title: string) =>
      expect(async () => expect((await titles()).filter((one) => one.includes(title))).toEqual([])).toPass(),
  };
};

test("[DI-1] [DI-4] announces an article as it is created, or when the list publishes it, unless that was taken back; the message changes and disappears with it", async ({
  page,
  own,
}) => {
  const [title, better] = [`Annonce ${crypto.randomUUID()}`, `Corrigé ${crypto.randomUUID()}`];
  const [draft, other] = [`Brouillon ${crypto.randomUUID()}`, `Repris ${crypto.randomUUID()}`];
  for (const one of [title, better, draft, other]) own.deletesAfterwards("articles", "title", one);
  await openContentTab(page);
  const channel = await channelOf(page);

  await test.step("as it is created, changed and taken back", async () => {
    await create(page, title);
    await dialog(page).getByLabel("Publier immédiatement").check();
    await dialog(page).getByLabel(announce).check();
    await dialog(page).getByRole("button", { name: "Ajouter un titre" }).click();
    await page.keyboard.type("La suite");
    expect(await findings(page)).toEqual([]);
    await submit(page);
    await expect(page.getByText("Article créé avec succès.")).toBeVisible();
    await channel.shows(title);

    await rowOf(page, title).getByRole("button", { name: "Modifier" }).click();
    await expect(dialog(page).getByLabel(announce)).toBeChecked();
    await dialog(page)
      .getByRole("textbox", { name: /^Titre/ })
      .first()
      .fill(better);
    await dialog(page).getByRole("button", { name: "Mettre à jour", exact: true }).click();
    await expect(page.getByText("Article mis à jour avec succès")).toBeVisible();
    await channel.shows(better);
    await channel.shuns(title);

    await chooseAct(rowOf(page, better), "Retirer du site");
    await expect(page.getByText("Article remis en brouillon")).toBeVisible();
    await channel.shuns(better);
  });

  await test.step("when the list publishes a draft, and not once that was taken back", async () => {
    for (const one of [draft, other]) {
      await create(page, one);
      await dialog(page).getByLabel(announce).check();
      await submit(page);
      await expect(dialog(page)).toBeHidden();
      await expect(rowOf(page, one)).toBeVisible();
    }
    await rowOf(page, other).getByRole("button", { name: "Modifier" }).click();
    const box = dialog(page).getByLabel(announce);
    await expect(dialog(page).getByText("Sera annoncé à la publication.")).toBeVisible();
    await box.focus();
    await page.keyboard.press("Space");
    await expect(dialog(page).getByText("Votre choix vaut aussitôt.")).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
    await page.keyboard.press("Escape");

    for (const one of [other, draft]) {
      await chooseAct(rowOf(page, one), "Publier");
      await expect(rowOf(page, one).getByText("Publié", { exact: true })).toBeVisible();
    }
    await channel.shows(draft);
    await channel.shuns(other);
  });
});

test("[DI-10] offers nothing where no channel is set", served, async ({ page }) => {
  await page.route("**/rest/v1/rpc/discord_channel", (route) => route.fulfill({ json: [] }));
  await openContentTab(page);
  await create(page, "Sans salon");
  await expect(dialog(page).getByLabel("Publier immédiatement")).toBeVisible();
  await expect(dialog(page).getByLabel(announce)).toBeHidden();
});

test(
  "[DI-8] [DI-10] tells the staff that Discord refuses the webhook, and lets it decide on lost messages",
  served,
  async ({ page }) => {
    const stopped = {
      kind: "article",
      subject_id: "99999999-9999-4999-8999-999999999999",
      title: `Un titre de soixante caractères, et encore quelques-uns ${"م".repeat(20)}`,
      is_wanted: true,
      is_live: true,
      message_id: null,
      due_at: null,
      opens_at: null,
      closes_at: null,
      problem: "unknown",
    };
    let isDecided = false;
    await page.route("**/rest/v1/rpc/discord_channel", (route) => route.fulfill({ json: [{ is_broken: true }] }));
    await page.route("**/rest/v1/discord_posts*", (route) => route.fulfill({ json: isDecided ? [] : [stopped] }));
    await page.route("**/rest/v1/rpc/announce_on_discord", (route) => {
      isDecided = true;
      return route.fulfill({ json: true });
    });
    await openContentTab(page);
    await expect(page.getByText("Discord ne prend plus les annonces")).toBeVisible();
    await expect(page.getByText("Une annonce attend votre décision")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: /^Laisser ainsi/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Une annonce attend votre décision")).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
  },
);

test(
  "[DI-10] keeps the article when its announcement isn't stored, and offers it again",
  served,
  async ({ page, silence, own }) => {
    silence.allow(refusedWith(500));
    silence.allow(failedRequest);
    const title = `Sans réponse ${crypto.randomUUID()}`;
    own.deletesAfterwards("articles", "title", title);
    await page.route("**/rest/v1/rpc/announce_on_discord", (route) => route.fulfill({ status: 500, json: {} }));
    await openContentTab(page);
    const channel = await channelOf(page);
    await create(page, title);
    await dialog(page).getByLabel("Publier immédiatement").check();
    await dialog(page).getByLabel(announce).check();
    await submit(page);
    await expect(page.getByText("L'annonce sur Discord n'est pas enregistrée")).toBeVisible();
    await page.unroute("**/rest/v1/rpc/announce_on_discord");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await channel.shows(title);
  },
);

test("[DI-11] [DI-12] tells of a match what was ticked, changes the message, and removes it with the match", async ({
  page,
  own,
}) => {
  const opponent = `Étoile ${crypto.randomUUID().slice(0, 8)}`;
  own.deletesAfterwards("matches", "opponent", opponent);
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await signInAt(page, "/admin/matchs", "staff@demo.test");
  const channel = await channelOf(page);
  const row = () => rowWith(page, opponent);
  await page.getByRole("button", { name: "Nouveau match" }).first().click();
  const fill = async () => {
    await dialog(page).getByLabel("Équipe").selectOption({ label: "Valorant" });
    await dialog(page).getByRole("textbox", { name: "Adversaire", exact: true }).fill(opponent);
    await dialog(page).getByLabel("Compétition").fill("Coupe des essais");
    await dialog(page).getByLabel("Début", { exact: true }).fill(`${inAWeek}T21:00`);
  };
  await fill();
  const ticks = dialog(page).getByRole("group", { name: announce });
  for (const box of await ticks.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
  await ticks.getByLabel("Annonce du match").focus();
  await page.keyboard.press("Space");
  await ticks.getByLabel("Résultat").check();
  expect(await findings(page)).toEqual([]);
  // What was ticked is kept with what was typed.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Nouveau match" }).first().click();
  await expect(ticks.getByLabel("Résultat")).toBeChecked();
  await dialog(page).getByRole("button", { name: "Créer le match" }).click();
  await expect(dialog(page)).toBeHidden();
  await channel.shows(opponent);

  const better = `${opponent} bis`;
  await chooseAct(row(), "Modifier");
  await expect(ticks.getByLabel("Annonce du match")).toBeChecked();
  await expect(dialog(page).getByText("Prévu : partira tout seul au bon moment.")).toBeVisible();
  await expect(ticks.getByLabel("Une heure avant")).not.toBeChecked();
  await dialog(page).getByRole("textbox", { name: "Adversaire", exact: true }).fill(better);
  await dialog(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog(page)).toBeHidden();
  await channel.shows(better);

  page.once("dialog", (question) => void question.accept());
  await chooseAct(row(), "Supprimer");
  await channel.shuns(opponent);
});
