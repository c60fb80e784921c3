import type { Page } from "@playwright/test";
import { openClub } from "./asClub.ts";
import { findings } from "./axe.ts";
import { type OwnData, test } from "./ownData.ts";
import { core, expect, refusedWith, signIn, signInAt } from "./page.ts";

const sarah = "staff@demo.test";
const yanis = "admin@demo.test";

/** What other members do during the test. */
const others = (own: OwnData, address = "") => {
  const { club } = own;
  /** Applies as a member that no test signs in as, under a unique Discord name. */
  const apply = async (member: string, position: string, name = "lya") => {
    const discord = `${name}-${crypto.randomUUID().slice(0, 8)}`;
    const experience = JSON.stringify({ projects: "Une chaîne", personalInfo: { firstName: "Lya", lastName: "Roy" } });
    const row = {
      user_id: await own.memberId(member),
      position,
      discord_username: discord,
      experience,
      availability: "Le soir",
      motivation: `Motivation de ${discord}`,
    };
    // Only one application per position may be pending.
    await own.add("applications", row);
    return discord;
  };
  /** A new member: giving them a right can't disturb other tests. */
  const signUp = async () => {
    const pseudo = `nouvelle-${crypto.randomUUID().slice(0, 8)}`;
    const email = `${pseudo}@exemple.fr`;
    const theirs = openClub(address);
    await theirs.auth.signUp({ email, password: "neige-et-givre", options: { data: { pseudo } } });
    const { data: mail } = await club.from("outbox").select("body_text").eq("recipient", email).single();
    const token_hash = /token=(\w+)/.exec(mail?.["body_text"])?.[1] ?? "";
    const { data, error } = await theirs.auth.verifyOtp({ type: "signup", token_hash });
    expect(error).toBeNull();
    // Only members delete their accounts.
    own.after(() => theirs.from("profiles").delete().eq("id", data.user?.id).throwOnError());
    return { pseudo, email, password: "neige-et-givre" };
  };
  /** Creates a draft, which readers don't see. */
  const draft = async (table: "articles" | "tips", title: string) => {
    const slug = `brouillon-${crypto.randomUUID()}`;
    const { id } = await own.add(table, { slug, title });
    return { rename: (renamed: string) => club.from(table).update({ title: renamed }).eq("id", id) };
  };
  return { club, apply, draft, signUp };
};

const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("heading", { name, exact: true }) });
const applications = "/admin/candidatures";

test("[AD-1] visitors sign in first and come back, members are led away with a message", core, async ({ page }) => {
  await page.goto(applications);
  await expect(page).toHaveURL(/\/auth\?retour=/);
  await page.getByLabel("E-mail").fill(sarah);
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/admin\/candidatures$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panel d'administration");
  await expect(page.getByText("Staff Panel")).toBeVisible();
  await expect(page.getByRole("tab", { name: /Candidatures/ })).toHaveAttribute("aria-selected", "true");

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page);
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByText("Cette page est réservée au staff")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("[AD-42] each view has an address: old ones lead there, Back returns, keys move between the tabs", async ({
  page,
  silence,
}) => {
  silence.allow(refusedWith(404));
  await signInAt(page, "/admin?onglet=matchs&periode=termines", sarah);
  await expect(page).toHaveURL("/admin/matchs?periode=termines");
  const tabs = page.getByRole("tablist", { name: "Sections du panel" });
  const tab = (name: string) => tabs.getByRole("tab", { name, exact: true });
  await expect(tab("Matchs")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("link", { name: "Classements", exact: true }).click();
  await expect(page).toHaveURL("/admin/matchs/classements");
  await expect(page.getByRole("heading", { level: 2, name: "Classements" })).toBeVisible();
  await expect(tab("Matchs")).toHaveAttribute("aria-selected", "true");
  await tab("Matchs").focus();
  await page.keyboard.press("ArrowDown");
  await expect(tab("Contenu")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/admin/contenu");
  await expect(tab("Contenu")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Compact" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: "Contenu" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/admin/matchs/classements");
  await page.keyboard.press("Digit1");
  await expect(tab("Aperçu")).toBeFocused();
  await expect(page).toHaveURL("/admin");
  await page.goto("/admin/autre");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
  await expect(page).toHaveURL("/admin/autre");
  expect(await findings(page)).toEqual([]);
});

test("[AD-65] a view that can't be loaded says so, with another try; after a while all are there, without a network too", async ({
  page,
  context,
  silence,
}) => {
  silence.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const main = page.getByRole("main");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await page.route(/PartnersTab/, (route) => route.abort());
  await signInAt(page, "/admin", sarah);
  await tab("Partenaires").click();
  await expect(main.getByText("Impossible de charger cette vue")).toBeVisible();
  await expect(main.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await expect(main).toContainText("Si cela dure, rechargez la page.");
  await page.unroute(/PartnersTab/);
  const figures = page.waitForResponse(/FiguresView/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Nouveau partenaire" })).toBeVisible();

  await (await figures).finished();
  await context.setOffline(true);
  await tab("Chiffres").click();
  await expect(main.getByText("Impossible de charger les lectures").first()).toBeVisible();
});

test("[AD-44] the palette finds views, acts and records by words with errors, and remembers them", async ({ page }) => {
  await signInAt(page, "/admin", sarah);
  const dialog = page.getByRole("dialog", { name: "Chercher ou faire" });
  const field = dialog.getByRole("combobox", { name: "Chercher ou faire" });
  const option = (name: RegExp) => dialog.getByRole("option", { name });
  const opener = page.getByRole("button", { name: "Chercher ou faire" });
  await opener.focus();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field).toBeFocused();
  await expect(option(/^Nouvel article/)).toContainText("C");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await field.fill("claseemnts");
  await expect(option(/^Classements/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/matchs/classements");

  await page.keyboard.press("ControlOrMeta+k");
  await expect(option(/^Classements/).first()).toHaveAttribute("aria-selected", "true");
  await field.fill("keva");
  await expect(option(/^Kéva/)).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await option(/^Kéva/).click();
  await expect(page.getByRole("dialog", { name: /personne/ })).toBeVisible();
  await page.keyboard.press("Escape");
  // Under an open dialog the keys of the page do nothing.
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("tenir un site");
  await option(/^Tenir un site à deux/).click();
  const title = page
    .getByRole("dialog")
    .first()
    .getByRole("textbox", { name: /^Titre/ });
  await expect(title).toHaveValue("Tenir un site à deux");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("zzzzzz");
  await expect(dialog.getByText("Rien ne correspond")).toBeVisible();
});

test("[AD-3] [AD-4] [AD-5] staff see the club's figures", async ({ page, baseURL, own }) => {
  await others(own, baseURL).apply("perce_neige", "event-manager");
  await signInAt(page, "/admin", sarah);
  const panel = page.getByRole("tabpanel");
  for (const words of ["Articles publiés", "Tips en ligne", "Candidatures en attente", "Membres"]) {
    await expect(panel.getByText(words, { exact: true })).toBeVisible();
  }
  // Other tests like and comment meanwhile.
  await expect(panel.getByText(/^[+-]?\d+%$/)).toHaveCount(2);
  for (const words of ["Action requise", "Dernier tip", "Dernier article"]) {
    await expect(panel.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(panel.getByRole("heading", { name: "Tips par catégorie" })).toBeVisible();
  // Only admins manage the team.
  await expect(page.getByRole("tab", { name: "Accès" })).toHaveCount(0);
});

test(
  "[AD-16] [AD-17] [AD-19] staff read an application, add notes, decide, and undo the decision",
  core,
  async ({ page, baseURL, own }) => {
    const { apply } = others(own, baseURL);
    const name = await apply("elio", "content-creator");
    await signInAt(page, applications, sarah);
    await page.getByRole("searchbox", { name: "Rechercher" }).fill(name.toUpperCase());
    await expect(page.getByRole("link", { name: "En attente 1" })).toBeVisible();
    await rowOf(page, name)
      .getByRole("button", { name: /Détails/ })
      .click();
    const dialog = page.getByRole("dialog", { name });
    for (const words of ["Lya Roy", "Le soir", "Une chaîne", `Motivation de ${name}`]) {
      await expect(dialog.getByText(words)).toBeVisible();
    }
    await dialog.getByLabel("Nouvelle note interne").fill("Entre nous");
    await dialog.getByRole("button", { name: "Ajouter la note" }).click();
    await expect(dialog.getByRole("list", { name: "Notes internes" })).toContainText("Entre nous");
    await dialog.getByLabel("Mot joint à la décision").fill("Bienvenue");
    await dialog.getByRole("button", { name: "Accepter" }).dblclick();
    const said = page.getByRole("status").filter({ hasText: "Candidature acceptée" });
    await expect(said).toContainText("Le statut a été mis à jour avec succès");
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, name).getByText("Acceptée", { exact: true })).toBeVisible();
    await expect(rowOf(page, name).getByRole("button", { name: /Accepter/ })).toHaveCount(0);

    await rowOf(page, name)
      .getByRole("button", { name: /Annuler la décision/ })
      .click();
    await expect(page.getByText("Décision annulée")).toBeVisible();
    await expect(rowOf(page, name).getByText("En attente", { exact: true })).toBeVisible();
    await rowOf(page, name)
      .getByRole("button", { name: /Détails/ })
      .click();
    await expect(dialog.getByLabel("Mot joint à la décision")).toHaveValue("Bienvenue");
    await expect(dialog.getByRole("list", { name: "Historique" })).toContainText("sarah a annulé la décision");
    await page.keyboard.press("Escape");

    await page.getByRole("searchbox", { name: "Rechercher" }).fill("personne de tel");
    await expect(page.getByText("Aucune candidature trouvée")).toBeVisible();
  },
);

test("[AD-17] [AD-19] two staff members decide at once: the second sees who was first; new applications are shown on a press", async ({
  page,
  baseURL,
  own,
}) => {
  const { club, apply } = others(own, baseURL);
  const name = await apply("tofu_42", "partnership-manager");
  await signInAt(page, applications, sarah);
  await rowOf(page, name)
    .getByRole("button", { name: /Détails/ })
    .click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("button", { name: "Refuser" })).toBeVisible();
  const { data: other } = await club.from("member_cards").select("id").eq("username", "yanis").single();
  // The live update arrives a moment after the press.
  await page.route("**/rest/v1/applications?**", async (route) => {
    const decision = { status: "accepted", reviewed_by: other?.["id"] };
    if (route.request().method() === "PATCH") {
      await club.from("applications").update(decision).eq("discord_username", name);
    }
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Refuser" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Erreur" })).toContainText(
    "Impossible de mettre à jour la candidature : yanis l'a déjà acceptée.",
  );
  await expect(dialog.getByText("Acceptée", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  const late = await apply("lina", "event-manager");
  await expect(page.getByText(/nouvelles? candidatures?\./)).toBeVisible();
  await expect(rowOf(page, late)).toHaveCount(0);
  // Another test's application may have arrived before: then this one needs its own press.
  await expect(async () => {
    await page.getByRole("button", { name: "Afficher" }).click({ timeout: 1_000 });
    await expect(rowOf(page, late)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  // The applicant withdraws while staff read the application. Row security then hides it from staff, so the dialog learns it
  // from the next live update of another row, or from the refusal.
  await rowOf(page, late)
    .getByRole("button", { name: /Détails/ })
    .click();
  const read = page.getByRole("dialog", { name: late });
  await expect(read.getByRole("button", { name: "Accepter" })).toBeVisible();
  const takenBack = { status: "withdrawn", withdrawn_at: new Date().toISOString() };
  expect(await club.from("applications").update(takenBack).eq("discord_username", late)).toMatchObject({
    error: null,
  });
  await expect(async () => {
    const accept = read.getByRole("button", { name: "Accepter" });
    if (await accept.isVisible()) await accept.click({ timeout: 1_000 });
    await expect(read.getByText("Retirée", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(read.getByRole("button", { name: /Accepter|Refuser/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(rowOf(page, late).getByText("Retirée", { exact: true })).toBeVisible();
});

test("[LM-47] the sheet of shortcuts has a column for the keys, apart from what they do", async ({ page }) => {
  await signInAt(page, "/admin", sarah);
  await page.getByRole("button", { name: "Tous les raccourcis" }).click();
  const sheet = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await expect(sheet.locator("dl").first().locator("dt")).toHaveText([..."1234567890"]);
  for (const width of [320, 360, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await sheet
      .locator("dl")
      .first()
      .evaluate((list) => {
        const all = (what: string) => [...list.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
        const [keys, texts] = [all("kbd"), all("dd")];
        return {
          keysEnd: Math.max(...keys.map(({ right }) => right)),
          textsBegin: Math.min(...texts.map(({ left }) => left)),
          textsEnd: Math.max(...texts.map(({ right }) => right)),
          end: list.getBoundingClientRect().right,
        };
      });
    expect(edges.keysEnd, `${width} px`).toBeLessThan(edges.textsBegin);
    expect(edges.textsEnd, `${width} px`).toBeLessThanOrEqual(edges.end + 0.5);
  }
});

test("[AD-16] [AD-17] [AD-30] by keyboard alone: through the list, into the details, accepted and undone", async ({
  page,
  baseURL,
  own,
}) => {
  const { apply } = others(own, baseURL);
  const [older, newer] = [await apply("solveig", "video-editor"), await apply("solveig", "content-creator")];
  const button = (name: string, words: RegExp) => rowOf(page, name).getByRole("button", { name: words });
  await signInAt(page, "/admin", sarah);
  await expect(page.getByText("Staff Panel")).toBeVisible();
  // The physical key: on a French layout the character "4" needs Shift.
  await page.keyboard.press("Digit4");
  await expect(page.getByRole("tab", { name: /Candidatures/ })).toBeFocused();
  await expect(button(newer, /Détails/)).toBeVisible();
  // Other tests add and decide applications meanwhile: there may be rows in between.
  const goTo = async (name: string, isThere: () => Promise<boolean>) => {
    for (let step = 0; step < 20 && !(await isThere()); step++) await page.keyboard.press("j");
    expect(await isThere(), name).toBe(true);
  };
  const hasFocus = (name: string) => () => button(name, /Détails/).evaluate((one) => one === document.activeElement);
  await goTo(newer, hasFocus(newer));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: newer })).toBeFocused();
  await goTo(older, () => page.getByRole("dialog", { name: older }).isVisible());
  await expect(page.getByRole("dialog", { name: older })).toBeFocused();
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rowOf(page, older).getByText("Acceptée", { exact: true })).toBeVisible();
  await button(older, /Annuler la décision/).focus();
  await page.keyboard.press("Enter");
  await expect(rowOf(page, older).getByText("En attente", { exact: true })).toBeVisible();
  await expect(button(older, /Détails/)).toBeFocused();
});

test("[AD-56] staff accept several applications at once, and take it back", async ({ page, baseURL, own }) => {
  const { apply } = others(own, baseURL);
  const names = [await apply("tiboy", "video-editor"), await apply("tiboy", "content-creator")];
  await signInAt(page, applications, sarah);
  const rows = names.map((name) => rowOf(page, name));
  for (const row of rows) await row.getByRole("checkbox").check();
  await page.getByRole("group", { name: "Actions sur la sélection" }).getByRole("button", { name: "Accepter" }).click();
  const message = page.getByRole("status").filter({ hasText: "2 candidatures acceptées" });
  await expect(message).toBeVisible();
  for (const row of rows) {
    await expect(row.getByText("Acceptée", { exact: true })).toBeVisible();
    await expect(row.getByRole("checkbox")).toHaveCount(0);
  }
  await message.getByRole("button", { name: "Annuler la décision" }).click();
  await expect(page.getByText("2 décisions annulées")).toBeVisible();
  for (const row of rows) await expect(row.getByText("En attente", { exact: true })).toBeVisible();
});

test("[AD-53] on wide screens an application opens beside its list, which stays in use; on narrow ones it covers it", async ({
  page,
  baseURL,
  own,
}) => {
  const { apply } = others(own, baseURL);
  // Other tests apply meanwhile, and the keys lead from row to row.
  const both = `marek-${crypto.randomUUID().slice(0, 8)}`;
  const older = await apply("marek_fps", "video-editor", both);
  const newer = await apply("marek_fps", "content-creator", both);
  await signInAt(page, `${applications}?recherche=${both}`, sarah);
  const details = (name: string) => rowOf(page, name).getByRole("button", { name: /Détails/ });
  await expect(details(newer)).toBeVisible();
  const top = (await rowOf(page, older).boundingBox())?.y;
  await details(newer).click();
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await expect(dialog(newer)).toBeFocused();
  await expect(dialog(newer)).toHaveAttribute("aria-modal", "false");
  await expect(rowOf(page, newer)).toHaveAttribute("aria-current", "true");
  expect((await rowOf(page, older).boundingBox())?.y).toBe(top);
  expect(await findings(page)).toEqual([]);
  // The row itself opens, while another application is open.
  // The area of its button lies over it.
  await rowOf(page, older).getByRole("heading").click({ force: true });
  await expect(dialog(older)).toBeFocused();
  await page.keyboard.press("k");
  await expect(dialog(newer)).toBeFocused();
  // A dialog on top has the keys.
  await page.keyboard.press("?");
  await expect(dialog("Raccourcis clavier")).toBeVisible();
  await page.keyboard.press("a");
  await page.keyboard.press("Escape");
  await expect(dialog("Raccourcis clavier")).toHaveCount(0);
  await expect(dialog(newer).getByText("En attente", { exact: true })).toBeVisible();
  await dialog(newer).focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(details(newer)).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await details(newer).click();
  await expect(dialog(newer)).toBeVisible();
  await expect(dialog(newer)).not.toHaveAttribute("aria-modal", "false");
  expect(await findings(page)).toEqual([]);
});

test("[AD-19] new articles and tips of other staff are shown on a press; their changes are shown in place", async ({
  page,
  baseURL,
  own,
}) => {
  const { draft } = others(own, baseURL);
  const mark = crypto.randomUUID().slice(0, 8);
  const tip = await draft("tips", `Un tip ${mark}`);
  await signInAt(page, "/admin/contenu", sarah);
  const row = (words: string) => page.getByRole("row").filter({ hasText: `${words} ${mark}` });
  await expect(page.getByRole("table", { name: "Articles" })).toBeVisible();
  await draft("articles", `Un article ${mark}`);
  await expect(page.getByText("La liste a changé.")).toBeVisible();
  await expect(row("Un article")).toHaveCount(0);
  await page.getByRole("button", { name: "Afficher" }).click();
  await expect(row("Un article")).toBeVisible();

  await page.getByRole("tab", { name: /^Tips/ }).click();
  await expect(row("Un tip")).toBeVisible();
  await tip.rename(`Un tip relu ${mark}`);
  await expect(row("Un tip relu")).toBeVisible();
});

test(
  "[AD-29] staff hide a comment: only its author sees it, with the reason, also on a page opened directly",
  core,
  async ({ page, browser, baseURL, own }) => {
    const path = "/tips/dix-mots-d-annonce-suffisent";
    const text = `Un mot de trop ${crypto.randomUUID().slice(0, 8)}`;
    const slug = path.slice("/tips/".length);
    const { data: tip } = await own.club.from("tips").select().eq("slug", slug).single().throwOnError();
    await own.addComment(tip, "camille", text);

    await signInAt(page, "/admin/contenu", sarah);
    await page.getByRole("link", { name: "Commentaires" }).click();
    const view = page.getByRole("tabpanel");
    await view.getByRole("tab", { name: /^Tips/ }).click();
    const row = page.getByRole("row").filter({ hasText: text });
    await row.getByRole("button", { name: "Masquer le commentaire de camille" }).click();
    const dialog = page.getByRole("dialog", { name: "Commentaire de camille" });
    await expect(dialog.getByLabel("Raison")).toBeFocused();
    await dialog.getByRole("button", { name: "Masquer" }).click();
    await expect(dialog.getByText("Indiquez une raison : la personne concernée la lira.")).toBeVisible();
    await dialog.getByLabel("Raison").fill("Une attaque, pas un avis");
    await dialog.getByRole("button", { name: "Masquer" }).click();
    await expect(page.getByText("Commentaire masqué")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(row.getByText("Masqué", { exact: true })).toBeVisible();
    await row.getByRole("heading").click({ force: true });
    await expect(dialog.getByText("Une attaque, pas un avis")).toBeVisible();

    expect(await (await page.request.get(path)).text()).not.toContain(text);
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await context.newPage();
    await signInAt(other, path);
    const shown = other.getByRole("article").filter({ hasText: text }).last();
    await expect(shown.getByText("Une attaque, pas un avis")).toBeVisible();
    await context.close();

    await dialog.getByRole("button", { name: "Rétablir" }).click();
    await expect(page.getByText("Commentaire rétabli")).toBeVisible();
  },
);

test("[AD-1] an admin gives and takes the staff right; a member in the panel is told, led out, and keeps unsaved text", async ({
  page,
  browser,
  baseURL,
  own,
}) => {
  const { pseudo, email, password } = await others(own, baseURL).signUp();
  await signInAt(page, "/admin/acces", yanis);
  const team = page.getByRole("tabpanel");
  await team.getByRole("searchbox", { name: "Rechercher un membre" }).fill(email);
  await page.keyboard.press("Enter");
  await team.getByRole("button", { name: `Donner le rôle staff à ${pseudo}` }).click();
  await expect(page.getByText("Rôle staff donné")).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await signIn(other, email, password);
  await expect(other.getByRole("button", { name: "Mon compte" })).toBeVisible();
  await other.goto("/admin");
  await expect(other.getByText("Staff Panel")).toBeVisible();
  await other.keyboard.press("c");
  await other.getByRole("textbox", { name: /^Titre/ }).fill("À moitié écrit");
  await team.getByRole("button", { name: `Retirer le rôle staff à ${pseudo}` }).click();
  await expect(other.getByText("Vous ne faites plus partie du staff")).toBeVisible();
  await expect(other).toHaveURL(/\/$/);

  await page.getByRole("button", { name: "Redonner le rôle" }).click();
  await expect(page.getByText("Rôle staff donné")).toBeVisible();
  await other.goto("/admin");
  await expect(other.getByText("Staff Panel")).toBeVisible();
  await other.keyboard.press("c");
  await expect(other.getByText("« À moitié écrit », écrit ici et pas encore envoyé.")).toBeVisible();
  await team.getByRole("button", { name: `Retirer le rôle staff à ${pseudo}` }).click();
  await expect(page.getByText("Rôle staff retiré")).toBeVisible();
  await context.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[AD-42] the first sections are in a bar at the bottom, all in a sheet", async ({ page }) => {
    await signInAt(page, "/admin/boutique", sarah);
    await expect(page.getByRole("heading", { level: 2, name: "Boutique" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panel d'administration");
    const bar = page.getByRole("navigation", { name: "Sections principales" });
    const tabs = page.getByRole("tablist", { name: "Sections du panel" });
    await expect(tabs).toBeHidden();
    await bar.getByRole("button", { name: "Plus" }).tap();
    await expect(tabs.getByRole("tab", { name: "Boutique" })).toHaveAttribute("aria-selected", "true");
    expect(await findings(page)).toEqual([]);
    await tabs.getByRole("tab", { name: "Partenaires" }).tap();
    await expect(page).toHaveURL("/admin/partenaires");
    await expect(tabs).toBeHidden();
    await bar.getByRole("link", { name: "Matchs" }).tap();
    await expect(page.getByRole("heading", { level: 2, name: "Matchs" })).toBeVisible();
    await expect(bar.getByRole("link", { name: "Matchs" })).toHaveAttribute("aria-current", "page");
    await bar.getByRole("button", { name: "Plus" }).focus();
    await page.keyboard.press("Enter");
    await expect(tabs).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tabs).toBeHidden();
    await expect(bar.getByRole("button", { name: "Plus" })).toBeFocused();
  });

  test("[LY-16] the label of a dialog's main action stays on one line", async ({ page }) => {
    await signInAt(page, "/admin/matchs/classements", sarah);
    await page.getByRole("button", { name: "Nouveau classement" }).first().tap();
    const send = page.getByRole("button", { name: "Ajouter le classement" });
    await expect(send).toBeVisible();
    const lines = await send.evaluate((button) => {
      const label = document.createRange();
      label.selectNodeContents(button);
      return new Set([...label.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });
});
