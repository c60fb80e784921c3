import type { Locator, Page } from "@playwright/test";
import { firstAsked, firstPositionIds } from "../../../domain/applications/firstPositions.ts";
import { findings } from "../axe.ts";
import { type OwnData, test } from "../ownData.ts";
import { expect, failedRequest, refusedWith, signInAt } from "../page.ts";
import { chooseAct } from "../tablePanel.ts";

// Each test has positions of its own. One after the other: another test's position would come between them.
test.describe.configure({ mode: "default" });

const tab = "/admin/candidatures/postes";
const staff = "staff@demo.test";
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog").first();
const list = (page: Page) => page.getByRole("tabpanel").getByRole("list", { name: "Postes" });
const row = (page: Page, title: string) =>
  list(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const roles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const wizard = (page: Page) => page.getByRole("dialog", { name: /^Postuler/ });

/** A member opens the wizard. */
const beginApplication = async (applicant: Page, title: string) => {
  await signInAt(applicant, "/recruitment");
  await button(applicant, `Postuler maintenant : ${title}`).click();
};

/** Stores a position at the end of the list. What is sent for it is deleted before it. */
const store = async (own: OwnData, title: string, ...questions: readonly { label: string; hint?: string }[]) => {
  const { slug } = await own.add("positions", {
    slug: `essai-${crypto.randomUUID()}`,
    title,
    description: "Tenir la régie des soirs de match.",
    icon: "star",
    place: 900,
    questions: questions.map(({ label, hint = "" }, at) => ({ name: `q-${at + 1}`, label, hint })),
  });
  own.after(() => own.club.from("applications").delete().eq("position", slug).throwOnError());
  const change = (to: object) => own.club.from("positions").update(to).eq("slug", slug).throwOnError();
  return change;
};

const openTab = async (page: Page) => {
  await signInAt(page, tab, staff);
  await expect(list(page)).toBeVisible();
};
const fill = async (form: Locator, title: string) => {
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Description").fill("Tenir la régie des soirs de match.");
  await form.getByLabel("Compétences").fill("Calme, OBS");
};
const question = (form: Locator, name: string) => form.getByRole("textbox", { name, exact: true });
const ask = async (form: Locator, number: number, label: string, hint = "") => {
  await button(form, "Ajouter une question").click();
  await question(form, `Question ${number}`).fill(label);
  if (hint) await form.getByLabel(`Aide ${number}`).fill(hint);
};
const add = async (page: Page, title: string, more?: (form: Locator) => Promise<unknown>) => {
  await button(page, "Nouveau poste").first().click();
  await fill(dialog(page), title);
  await more?.(dialog(page));
  await button(dialog(page), "Ajouter le poste").click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, title)).toBeVisible();
};
const remove = async (page: Page, title: string) => {
  await chooseAct(row(page, title), "Supprimer");
};

test("[RC-22] adds a role with questions after mistakes, orders it, closes and opens it; the site follows at once", async ({
  page,
  own,
}) => {
  const title = unique("Régie");
  own.deletesAfterwards("positions", "title", title);
  await openTab(page);
  expect(await findings(page)).toEqual([]);
  await button(page, "Nouveau poste").first().click();
  const form = dialog(page);
  await button(form, "Ajouter le poste").click();
  await expect(form.getByText("Écrivez le titre du poste.")).toBeVisible();
  await fill(form, title);
  await ask(form, 1, "Votre matériel ?");
  await ask(form, 2, "votre matériel ?");
  await button(form, "Ajouter le poste").click();
  await expect(form.getByText("Une autre question dit la même chose.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await button(page, "Nouveau poste").first().click();
  await expect(form.getByText("Vos changements non enregistrés sont revenus.")).toBeVisible();
  await question(form, "Question 2").fill("Vos soirs ?");
  await button(form.getByRole("group", { name: "Vos soirs ?" }), "Monter").click();
  await expect(question(form, "Question 1")).toHaveValue("Vos soirs ?");
  await ask(form, 3, "Votre ville ?");
  await button(form, "Retirer la question 3").click();
  await expect(question(form, "Question 3")).toHaveCount(0);
  await button(form, "Ajouter le poste").click();
  await expect(page.getByText("Poste ajouté")).toBeVisible();

  const fan = await page.context().newPage();
  const titles = firstPositionIds.map((id) => firstAsked(id).title);
  const shows = async (path: string, expected: readonly string[]) => {
    await fan.goto(path);
    const names = path === "/" ? fan.getByRole("navigation", { name: "Postes ouverts" }).getByRole("link") : roles(fan);
    await expect(names).toHaveText([...expected]);
  };
  for (const path of ["/", "/recruitment"]) await shows(path, [...titles, title]);
  await button(list(page).getByRole("group", { name: title, exact: true }), "Monter").click();
  // The list shows the new order before the backend has it.
  await expect(async () => shows("/recruitment", [...titles.slice(0, -1), title, ...titles.slice(-1)])).toPass();
  await chooseAct(row(page, title), "Clore les candidatures");
  await expect(row(page, title).getByText("Fermé")).toBeVisible();
  for (const path of ["/", "/recruitment"]) await shows(path, titles);
  await button(row(page, title), /^Ouvrir/).click();
  await expect(row(page, title).getByText("Fermé")).toBeHidden();
  await shows("/recruitment", [...titles.slice(0, -1), title, ...titles.slice(-1)]);
  await fan.close();
  await remove(page, title);
  await expect(row(page, title)).toBeHidden();
});

test("[PS-4] who applies while the recruitment is hidden keeps the answers, and is told; they are sent once it is back", async ({
  page,
  silence,
  own,
}) => {
  silence.allow(refusedWith(404));
  silence.allow(refusedWith(400));
  const title = unique("Podium");
  await store(own, title);
  const motivation = wizard(page).getByRole("textbox", { name: "Motivation" });
  await beginApplication(page, title);
  for (let step = 0; step < 3; step++) await button(wizard(page), "Suivant").click();
  await motivation.fill("Pour les soirs de match");

  await own.add("switched_off", { feature: "applications" });
  await button(wizard(page), "Envoyer").click();
  await expect(wizard(page).getByText("Le recrutement est fermé pour le moment")).toBeVisible();
  await expect(wizard(page).getByText("Pour les soirs de match")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Rejoindre le club|Postuler|Recrutement/ })).toHaveCount(0);
  await page.goto("/recruitment");
  await expect(page.getByText("La page a perdu le nord.")).toBeVisible();
  await page.goto("/profile?onglet=candidatures");
  await expect(page.getByRole("heading", { name: "Candidatures" })).toBeVisible();

  await own.club.from("switched_off").delete().eq("feature", "applications").throwOnError();
  await expect(async () => {
    await page.goto("/recruitment");
    await expect(button(page, `Reprendre ma candidature : ${title}`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await button(page, `Reprendre ma candidature : ${title}`).click();
  for (let step = 0; step < 3; step++) await button(wizard(page), "Suivant").click();
  await expect(motivation).toHaveValue("Pour les soirs de match");
  await button(wizard(page), "Envoyer").click();
  await expect(page.getByText("Candidature envoyée !")).toBeVisible();
});

test("[RC-18] [RC-19] an application keeps its questions while the staff changes them, and when the role is closed", async ({
  page,
  silence,
  browser,
  own,
}) => {
  const [title, renamed] = [unique("Plateau"), unique("Antenne")];
  const change = await store(own, title, { label: "Votre matériel ?", hint: "Casque, micro, caméra." });

  const { baseURL = "" } = test.info().project.use;
  const applicant = await (await browser.newContext({ baseURL, locale: "fr-FR" })).newPage();
  await beginApplication(applicant, title);
  await wizard(applicant).getByRole("textbox", { name: "Pseudo Discord" }).fill("sarah");
  await button(wizard(applicant), "Suivant").click();
  await expect(wizard(applicant).getByText("Casque, micro, caméra.")).toBeVisible();
  await wizard(applicant).getByLabel("Votre matériel ?").fill("Un bon micro");

  await change({ title: renamed, questions: [{ name: "q-2", label: "Vos soirs ?", hint: "" }] });
  await change({ is_published: false });
  await expect(wizard(applicant).getByText("Ce poste n'est plus ouvert")).toBeVisible();
  await expect(wizard(applicant).getByText("Un bon micro")).toBeVisible();
  expect(await findings(applicant)).toEqual([]);
  await change({ is_published: true });
  await expect(wizard(applicant).getByLabel("Votre matériel ?")).toHaveValue("Un bon micro");
  await button(wizard(applicant), "Suivant").click();
  await button(wizard(applicant), "Suivant").click();
  await button(wizard(applicant), "Envoyer").click();
  await expect(applicant.getByText("Candidature envoyée !")).toBeVisible();
  await applicant.goto("/profile?onglet=candidatures");
  await expect(applicant.getByRole("heading", { name: title })).toBeVisible();
  await applicant.context().close();

  await signInAt(page, `/admin/candidatures?recherche=${encodeURIComponent(title)}`, staff);
  await button(page, /^Détails/)
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("Votre matériel ?")).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Un bon micro")).toBeVisible();

  // The refusal is an answer of the backend.
  silence.allow(failedRequest);
  await page.goto(tab);
  await remove(page, renamed);
  await expect(page.getByText("Des candidatures le nomment.")).toBeVisible();
  await expect(row(page, renamed)).toBeVisible();
});

test("[RC-21] keeps questions that two people add, and shows both versions of one that both change", async ({
  page,
  own,
}) => {
  const title = unique("Miroir");
  await store(own, title, { label: "La première ?" });
  await openTab(page);
  const other = await page.context().newPage();
  await openTab(other);
  const openBoth = async () => {
    for (const one of [page, other]) {
      await button(row(one, title), /^Modifier/).click();
      await expect(dialog(one).getByLabel("Titre")).toHaveValue(title);
    }
  };
  const saved = async (one: Page) => {
    await button(dialog(one), "Enregistrer").click();
    await expect(dialog(one)).toBeHidden();
  };
  await openBoth();
  await ask(dialog(other), 2, "Son ajout ?");
  await saved(other);
  await ask(dialog(page), 2, "Mon ajout ?");
  await saved(page);
  // The other tab may not have heard of it yet.
  await openTab(other);

  await openBoth();
  await expect(question(dialog(page), "Question 2")).toHaveValue("Son ajout ?");
  await expect(question(dialog(page), "Question 3")).toHaveValue("Mon ajout ?");
  await question(dialog(page), "Question 1").fill("La mienne ?");
  await question(dialog(other), "Question 1").fill("L'autre ?");
  await dialog(other).getByLabel("Description").fill("Une autre description.");
  await saved(other);
  await button(dialog(page), "Enregistrer").click();
  const conflict = page.getByRole("dialog", { name: "Ce poste a été modifié entre-temps" });
  await expect(conflict.getByRole("region", { name: "Questions" })).toContainText("1. La mienne ?");
  await expect(conflict.getByRole("region", { name: "Questions" })).toContainText("1. L'autre ?");
  await expect(conflict.getByRole("region", { name: "Description" })).toBeHidden();
  await button(conflict, "Garder le mien").click();
  await expect(page.getByText("Poste enregistré")).toBeVisible();
  await expect(row(page, title)).toContainText("Une autre description.");
  await other.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("[RC-22] titles of one letter, of sixty characters, with emoji and from right to left have their place", async ({
    page,
    own,
  }) => {
    const titles = ["X", "É".repeat(60), "🐙🐙 Pieuvre", "محرر فيديو"];
    const [short = "", long = "", ...others] = titles;
    for (const title of [short, ...others]) await store(own, title, { label: title });
    own.deletesAfterwards("positions", "title", long);
    await openTab(page);
    await add(page, long, async (form) => {
      await ask(form, 1, long);
      // As wide as the dialog's other fields.
      expect((await question(form, "Question 1").boundingBox())?.width).toBe(
        (await form.getByLabel("Titre").boundingBox())?.width,
      );
    });
    for (const title of titles) await expect(row(page, title)).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    expect(await findings(page)).toEqual([]);
    for (const path of ["/recruitment", "/"]) {
      await page.goto(path);
      expect(await overflow()).toBe(0);
      expect(await findings(page)).toEqual([]);
    }
  });

  test("[RC-19] a page without an open role says where to ask", async ({ page, own }) => {
    for (const slug of firstPositionIds) {
      await own.restoresAfterwards("positions", { slug }, "is_published");
      await own.club.from("positions").update({ is_published: false }).eq("slug", slug).throwOnError();
    }
    await signInAt(page, "/recruitment");
    await expect(page.getByRole("heading", { name: "Aucun poste ouvert pour le moment" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: /^Postuler/ })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await page.goto("/recruitment?poste=video-editor");
    await expect(page.getByText("Ce poste n'est plus ouvert.")).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Postes ouverts" })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  });
});
