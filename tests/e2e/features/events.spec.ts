import { findings } from "../axe.ts";
import { button, dialog, listTab, unique } from "../listPanel.ts";
import { chooseAct } from "../tablePanel.ts";
import { test } from "../ownData.ts";
import { core, expect, signInAt } from "../page.ts";

test(
  "[EV-9] [EV-15] [EV-16] a visitor is led to sign in, has their place then, and is told what becomes of the event",
  core,
  async ({ page, own }) => {
    const { club } = own;
    const mark = crypto.randomUUID().slice(0, 8);
    const slug = `essai-${mark}`;
    const path = `/evenements/${slug}`;
    const details = { slug, title: `Soirée ${mark}`, kind: "scrim", location: "En ligne", seats: 1, minutes: 60 };
    await own.add("events", { ...details, place: 900, start: "2070-01-01T20:00:00Z" });
    await page.goto("/evenements");
    await page.getByRole("link", { name: `Soirée ${mark}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("1 place libre")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Je viens" }).click();
    await expect(page.getByText("Connectez-vous pour venir")).toBeVisible();

    await signInAt(page, path);
    await page.getByRole("button", { name: "Je viens" }).click();
    await expect(page.getByText("Vous venez.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "camille" })).toBeVisible();
    await expect(page.getByText("Complet")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    for (const change of [{ status: "cancelled" }, { status: "planned" }, { is_published: false }]) {
      expect((await club.from("events").update(change).eq("slug", slug)).error).toBeNull();
    }
    await expect(page.getByText("Évènement introuvable")).toBeVisible();
    for (const change of [{ location: "Au club" }, { is_published: true }]) {
      expect((await club.from("events").update(change).eq("slug", slug)).error).toBeNull();
    }
    await expect(page.getByText("Au club")).toBeVisible();
    const bell = page.getByRole("button", { name: /^Notifications/ });
    for (const happened of [
      new RegExp(`L.évènement a finalement lieu.*Soirée ${mark}`),
      new RegExp(`L.heure ou le lieu a changé.*Soirée ${mark}`),
    ]) {
      await bell.click();
      await page.getByRole("link", { name: happened }).click();
      await expect(page).toHaveURL(path);
    }
    await page.getByRole("button", { name: "Je ne viens plus" }).click();
    await expect(page.getByText("1 place libre")).toBeVisible();
  },
);

const { row, openTab } = listTab("/admin/evenements", "Évènements");

test("[EV-30] the staff repeats an event each week, and changes one date alone", async ({ page, own }) => {
  const title = unique("Entraînement");
  own.deletesAfterwards("events", "title", title);
  await openTab(page);
  await button(page, "Nouvel évènement").first().click();
  const form = dialog(page);
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Lieu").fill("Chez nous");
  await form.getByLabel("Début").fill("2069-04-01T20:30");
  await form.getByLabel("Répétition").selectOption("Chaque semaine, 3 fois");
  await button(form, "Ajouter l'évènement").click();
  await expect(row(page, title)).toHaveCount(3);
  await button(row(page, title).filter({ hasText: "lun. 8 avr." }), /^Modifier/).click();
  await expect(dialog(page).getByLabel("Répétition")).toBeHidden();
  await dialog(page).getByLabel("Lieu").fill("Ailleurs");
  await button(dialog(page), "Enregistrer").click();
  await expect(row(page, title).filter({ hasText: "Ailleurs" })).toHaveCount(1);
});

test("[EV-31] the staff takes a member off, and writes to those who come", async ({ page, own }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const [slug, title] = [`essai-${mark}`, `Soirée ${mark}`];
  const details = { slug, title, kind: "watch-party", location: "Chez nous", minutes: 90, place: 901 };
  await own.add("events", { ...details, start: "2069-04-01T18:30:00Z" });
  for (const name of ["camille", "yanis"]) {
    await own.club
      .from("event_signups")
      .insert({ event: slug, user_id: await own.memberId(name) })
      .throwOnError();
  }
  await openTab(page);
  await button(row(page, title), /^Inscriptions/).click();
  const comers = dialog(page);
  await expect(comers.getByRole("listitem")).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  page.once("dialog", (question) => void question.accept());
  await button(comers, "Retirer l'inscription de camille").click();
  await expect(comers.getByRole("listitem")).toHaveCount(1);
  const note = comers.getByLabel("Un mot pour tous les inscrits");
  await button(comers, "Envoyer").click();
  await expect(page.getByText("Écrivez une ligne.")).toBeVisible();
  await note.fill("Apportez votre casque.");
  await button(comers, "Envoyer").click();
  await expect(page.getByText("Envoyé à 1 membre")).toBeVisible();
  await expect(note).toHaveValue("");
  const told = await own.club.from("notifications").select("title").eq("slug", slug).order("title").throwOnError();
  expect(told.data?.map((one) => one.title)).toEqual([
    `${title} : Apportez votre casque.`,
    `Votre inscription est retirée : ${title}`,
  ]);
});

test("[EV-1] the staff announces an event after a mistake, and cancels it", async ({ page, own }) => {
  const title = unique("Soirée");
  own.deletesAfterwards("events", "title", title);
  await openTab(page);
  expect(await findings(page)).toEqual([]);
  await button(page, "Nouvel évènement").first().click();
  const form = dialog(page);
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Lieu").fill("Chez nous");
  await form.getByLabel("Début").fill("2069-03-31T02:30");
  await button(form, "Ajouter l'évènement").click();
  await expect(form.getByText(/Cette heure n.existe pas/)).toBeVisible();
  await form.getByLabel("Début").fill("2069-04-01T20:30");
  await button(form, "Ajouter l'évènement").click();
  await expect(row(page, title)).toContainText("Chez nous");
  await button(row(page, title), /^Modifier/).click();
  await dialog(page).getByLabel("État").selectOption("Annulé");
  await button(dialog(page), "Enregistrer").click();
  await expect(row(page, title)).toContainText("Annulé");
  await button(row(page, title), /^Inscriptions/).click();
  await dialog(page).getByRole("link", { name: "Voir la page" }).click();
  await expect(page.getByText(/Cet évènement est annulé/)).toBeVisible();
  await openTab(page);
  page.once("dialog", (question) => void question.accept());
  await chooseAct(row(page, title), "Supprimer");
  await expect(row(page, title)).toBeHidden();
});
