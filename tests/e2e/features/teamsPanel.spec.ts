import type { Locator, Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { type OwnData, test } from "../ownData.ts";
import { core, expect, failedRequest, holdBack, signInAt } from "../page.ts";
import { chooseAct, removeRow, rowWith } from "../tablePanel.ts";

// Each test has a team of its own. One after the other: another test's team would come between them.
test.describe.configure({ mode: "default" });

const tab = "/admin/equipes";
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const list = (page: Page, name = "Équipes") => page.getByRole("list", { name, exact: true });
const row = (page: Page, text: string, name?: string) =>
  list(page, name).getByRole("listitem").filter({ hasText: text });

const openTab = async (page: Page) => {
  await signInAt(page, tab, "staff@demo.test");
  await expect(list(page)).toBeVisible();
};
const accept = (page: Page) => page.once("dialog", (question) => void question.accept());

/** Stores a team at the end of the list. */
const store = (own: OwnData, game: string, place = 900) =>
  own.add("teams", { slug: `essai-${crypto.randomUUID()}`, game, lead: "Une équipe d'essai.", place });
const addTeam = async (page: Page, game: string) => {
  await button(page, "Nouvelle équipe").first().click();
  const form = dialog(page, "Nouvelle équipe");
  await form.getByLabel("Jeu").fill(game);
  await form.getByLabel("Présentation").fill("Une équipe d'essai.");
  await button(form, /^Ajouter l.équipe$/).click();
  await expect(form).toBeHidden();
  await expect(row(page, game)).toBeVisible();
};
const removeTeam = async (page: Page, game: string) => {
  await page.goto(tab);
  accept(page);
  await chooseAct(row(page, game), "Supprimer");
  await expect(row(page, game)).toBeHidden();
};
const openInside = async (page: Page, game: string) => {
  await row(page, game)
    .getByRole("link", { name: /^Membres et palmarès/ })
    .click();
  await expect(page.getByRole("heading", { name: `Membres, ${game}` })).toBeVisible();
};
/** Adds a new person to the open team. */
const addMember = async (page: Page, name: string, role: string, more?: (form: Locator) => Promise<unknown>) => {
  await button(page, "Ajouter un membre").first().click();
  const form = dialog(page, "Ajouter un membre");
  await button(form, "Ajouter une personne").click();
  const person = dialog(page, "Nouvelle personne");
  await person.getByLabel("Nom ou pseudo").fill(name);
  await button(person, "Ajouter la personne").click();
  await expect(person).toBeHidden();
  await expect(form.getByLabel("Personne").locator("option:checked")).toHaveText(name);
  await form.getByLabel("Rôle").fill(role);
  await more?.(form);
  await button(form, /^Ajouter à l.équipe$/).click();
  await expect(form).toBeHidden();
  await expect(row(page, name, "Membres")).toBeVisible();
};
const removePeople = async (page: Page, names: readonly string[]) => {
  await page.goto(`${tab}/personnes`);
  for (const name of names) {
    accept(page);
    await removeRow(rowWith(page, name));
  }
};

test(
  "[TE-20] adds a team after mistakes, with a member and an honour; fans see it, and the departure",
  core,
  async ({ page, own }) => {
    test.slow();
    const [game, name, other] = [unique("Échecs"), unique("Tour"), unique("Fou")];
    for (const person of [name, other]) own.deletesAfterwards("people", "name", person);
    own.deletesAfterwards("teams", "game", game);
    await openTab(page);
    expect(await findings(page)).toEqual([]);
    await button(page, "Nouvelle équipe").first().click();
    const form = dialog(page, "Nouvelle équipe");
    await button(form, /^Ajouter l.équipe$/).click();
    await expect(form.getByLabel("Jeu")).toBeFocused();
    await expect(form.getByText("Écrivez le nom du jeu.")).toBeVisible();
    await form.getByLabel("Jeu").fill(game);
    await form.getByLabel("Année de fondation").fill("98");
    await form.getByText("Lien 1", { exact: true }).click();
    await form.getByLabel("Titre du lien 1").fill("Le salon");
    await button(form, /^Ajouter l.équipe$/).click();
    await expect(form.getByText("Écrivez une année à quatre chiffres")).toBeVisible();
    await expect(form.getByText("Remplissez tout le lien, ou videz-le.").first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await button(page, "Nouvelle équipe").first().click();
    await expect(form.getByText("Vos changements non enregistrés sont revenus.")).toBeVisible();
    await expect(form.getByLabel("Jeu")).toHaveValue(game);
    await form.getByLabel("Année de fondation").fill("2024");
    await form.getByLabel("Titre du lien 1").fill("");
    await button(form, /^Ajouter l.équipe$/).click();
    await expect(page.getByText("Équipe ajoutée")).toBeVisible();

    await openInside(page, game);
    expect(await findings(page)).toEqual([]);
    await addMember(page, name, "Tour", (member) => member.getByLabel("Arrivée").fill("2025-09-01"));
    await addMember(page, other, "Coach", (member) => member.getByLabel("Dans l'équipe").selectOption("staff"));
    await button(page, "Nouveau titre").first().click();
    const honour = dialog(page, "Nouveau titre");
    await honour.getByLabel("Compétition").fill("Coupe des essais");
    await honour.getByLabel("Résultat").fill("Victoire");
    await honour.getByLabel("Année").fill("2025");
    await button(honour, "Ajouter au palmarès").click();
    await expect(row(page, "Coupe des essais", "Palmarès")).toContainText("Victoire, 2025");
    // From the top: where the page is scrolled to, the bar may cover half of a link.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findings(page)).toEqual([]);

    await button(row(page, "Coupe des essais", "Palmarès"), /^Modifier/).click();
    await dialog(page, "Modifier le titre").getByLabel("Résultat").fill("Finale");
    await button(dialog(page, "Modifier le titre"), "Enregistrer").click();
    await expect(row(page, "Coupe des essais", "Palmarès")).toContainText("Finale, 2025");

    const fan = await page.context().newPage();
    await fan.goto("/teams");
    const board = fan.getByRole("region", { name: game });
    await expect(board).toContainText("Coupe des essais");
    await expect(board.getByRole("link", { name })).toBeVisible();
    await board.getByRole("link", { name: /^L.équipe de près/ }).click();
    await expect(fan.getByRole("heading", { name: game, level: 1 })).toBeVisible();
    const address = new URL(fan.url()).pathname;
    expect(address).toMatch(/^\/teams\/echecs-/);
    await expect(fan.getByRole("region", { name: "Palmarès" })).toContainText("Coupe des essais");
    await expect(fan.getByRole("region", { name: "Staff" })).toContainText(other);
    await expect(fan.getByRole("region", { name: "Arrivées et départs" })).toContainText("1er septembre 2025");
    expect(await findings(fan)).toEqual([]);
    await fan.getByRole("link", { name }).first().click();
    await expect(fan.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(fan.getByRole("main").getByRole("link", { name: `Équipe ${game}` })).toBeVisible();
    expect(await findings(fan)).toEqual([]);

    await button(row(page, name, "Membres"), /^Enregistrer un départ/).click();
    await expect(page.getByText("Départ enregistré")).toBeVisible();
    await expect(row(page, name, "Membres")).toContainText("départ le");
    await fan.goto(address);
    await expect(fan.getByRole("region", { name: "Arrivées et départs" }).getByRole("listitem")).toHaveCount(2);
    await expect(fan.getByRole("region", { name: /^L.effectif/ }).getByRole("listitem")).toHaveCount(0);
    await expect(fan.getByRole("region", { name: /^L.effectif/ })).toContainText("Personne pour l’instant");
    await button(row(page, name, "Membres"), /^Annuler le départ/).click();
    await expect(row(page, name, "Membres")).not.toContainText("départ le");

    await page.goto(tab);
    await chooseAct(row(page, game), "Retirer du site");
    await expect(row(page, game)).toContainText("Brouillon");
    await fan.goto(address);
    await expect(fan.getByRole("heading", { name: "Équipe introuvable ou non publiée." })).toBeVisible();
    await fan.close();
    await removeTeam(page, game);
    await removePeople(page, [name, other]);
  },
);

test("[TE-21] orders teams by buttons and keys; the page and the filters of matches follow", async ({ page, own }) => {
  const [first, second] = [unique("Amont"), unique("Aval")];
  await store(own, first, 900);
  await store(own, second, 901);
  await openTab(page);
  // Another file's team may stand between them and the end.
  const isOwn = (game: string) => game === first || game === second;
  const last = async () => (await list(page).locator("h3").allTextContents()).filter(isOwn);
  expect(await last()).toEqual([first, second]);
  const moveUp = button(list(page).getByRole("group", { name: second, exact: true }), "Monter");
  await moveUp.click();
  await expect.poll(last).toEqual([second, first]);
  for (const [keys, ...order] of [
    ["Alt+ArrowDown", first, second],
    ["Alt+ArrowUp", second, first],
  ] as const) {
    await page.keyboard.press(keys);
    await expect.poll(last).toEqual(order);
  }
  // The tab stays open until the order is stored.
  const fan = await page.context().newPage();
  const shown = fan
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .filter({ hasText: /A(mont|val) / });
  await expect(async () => {
    await fan.goto("/teams");
    await expect(shown).toContainText([second, first], { timeout: 3_000 });
  }).toPass();
  await fan.goto("/matches");
  const offered = await fan.getByLabel("Équipe").locator("option").allTextContents();
  expect(offered.filter(isOwn)).toEqual([second, first]);
  await fan.close();
});

test("[TE-25] [TE-26] the menu names a new team, follows its name and its place, and forgets it with its publication", async ({
  page,
  own,
}) => {
  test.slow();
  const [game, renamed] = [unique("Dames"), unique("Go")];
  for (const name of [game, renamed]) own.deletesAfterwards("teams", "game", name);
  const bar = (on: Page) => on.getByRole("navigation", { name: "Navigation principale" });
  const named = async (on: Page) => {
    await button(bar(on), "Équipes").click();
    const texts = await bar(on)
      .getByRole("link", { name: /^Équipe / })
      .allTextContents();
    await on.keyboard.press("Escape");
    // Another file's team may be published meanwhile.
    return texts.filter((text) => [...before, `Équipe ${game}`, `Équipe ${renamed}`].includes(text));
  };
  const before = ["Équipe Valorant", "Équipe Rocket League"];
  const fan = await page.context().newPage();
  /** What both see: the staff at once, a fan on the next page. */
  const expectNamed = async (expected: readonly string[]) => {
    await expect.poll(() => named(page)).toEqual(expected);
    await fan.goto("/tips");
    await expect.poll(() => named(fan)).toEqual(expected);
  };
  await openTab(page);
  expect(await named(page)).toEqual(before);
  await addTeam(page, game);
  await expectNamed([...before, `Équipe ${game}`]);

  await button(row(page, game), /^Modifier/).click();
  const form = dialog(page, "Modifier l'équipe");
  await form.getByLabel("Jeu").fill(renamed);
  await button(form, "Enregistrer").click();
  await expect(form).toBeHidden();
  await button(list(page).getByRole("group", { name: renamed, exact: true }), "Monter").click();
  await expectNamed(["Équipe Valorant", `Équipe ${renamed}`, "Équipe Rocket League"]);
  await button(bar(fan), "Équipes").click();
  await bar(fan)
    .getByRole("link", { name: `Équipe ${renamed}` })
    .click();
  await expect(fan.getByRole("heading", { name: renamed, level: 1 })).toBeVisible();
  await expect(fan).toHaveURL(/\/teams\/dames-/);
  await expect(fan.getByRole("region", { name: /^L.effectif/ })).toContainText("Personne pour l’instant");
  await fan.setViewportSize({ width: 390, height: 844 });
  await button(fan, "Ouvrir le menu").click();
  await expect(fan.getByRole("dialog").getByRole("link", { name: `Équipe ${renamed}` })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(await findings(fan)).toEqual([]);
  await fan.setViewportSize({ width: 1280, height: 800 });

  await chooseAct(row(page, renamed), "Retirer du site");
  await expect(row(page, renamed)).toContainText("Brouillon");
  await expectNamed(before);
  await fan.close();
});

test("[TE-22] shows both versions of details that two people changed, and refuses to remove a team with matches", async ({
  page,
  silence,
  own,
}) => {
  // The browser tells the refused removal.
  silence.allow(/status of 409/);
  const game = unique("Miroir");
  test.slow();
  await store(own, game);
  await openTab(page);
  const other = await page.context().newPage();
  await openTab(other);
  const edit = "Modifier l'équipe";
  for (const one of [page, other]) {
    await button(row(one, game), /^Modifier/).click();
    await expect(dialog(one, edit).getByLabel("Présentation")).toBeVisible();
  }
  await dialog(page, edit).getByLabel("Présentation").fill("La mienne");
  await dialog(other, edit).getByLabel("Présentation").fill("L'autre");
  await dialog(other, edit).getByLabel("Division").fill("Division 3");
  await button(dialog(other, edit), "Enregistrer").click();
  await expect(dialog(other, edit)).toBeHidden();
  await button(dialog(page, edit), "Enregistrer").click();
  const conflict = dialog(page, "Cette équipe a été modifiée entre-temps");
  await expect(conflict.getByRole("region", { name: "Présentation" })).toContainText("L'autre");
  await expect(conflict.getByRole("region", { name: "Présentation" })).toContainText("La mienne");
  await expect(conflict.getByRole("region", { name: "Division" })).toBeHidden();
  expect(await findings(page)).toEqual([]);
  await button(conflict, "Garder le mien").click();
  await expect(page.getByText("Équipe enregistrée")).toBeVisible();
  await expect(row(page, game)).toContainText("Division 3");
  await other.close();

  accept(page);
  await chooseAct(row(page, "Valorant"), "Supprimer");
  await expect(page.getByText("Retirez-la plutôt du site")).toBeVisible();
  await expect(row(page, "Valorant")).toBeVisible();
});

test("[TE-23] keeps what was typed of a member when the network is gone", async ({ page, silence, own }) => {
  silence.allow(failedRequest);
  const game = unique("Orage");
  await store(own, game);
  await openTab(page);
  await openInside(page, game);
  await button(page, "Ajouter un membre").first().click();
  const form = dialog(page, "Ajouter un membre");
  await form.getByLabel("Personne").selectOption({ label: "Kéva" });
  await form.getByLabel("Rôle").fill("Renfort");
  const held = await holdBack(page, /rest\/v1\/memberships/);
  await button(form, /^Ajouter à l.équipe$/).click();
  await page.context().setOffline(true);
  held.release();
  await expect(form.getByText("Rien n'est perdu")).toBeVisible();
  await page.context().setOffline(false);
  await button(form, /^Ajouter à l.équipe$/).click();
  await expect(row(page, "Kéva", "Membres")).toHaveCount(1);
  await button(row(page, "Kéva", "Membres"), /^Modifier/).click();
  await dialog(page, "Modifier le membre").getByLabel("Poste").fill("Banc");
  await button(dialog(page, "Modifier le membre"), "Enregistrer").click();
  await expect(page.getByText("Membre enregistré")).toBeVisible();
  // In two teams now.
  await page.goto("/players/keva");
  await expect(page.getByRole("region", { name: "Ses équipes" }).getByRole("listitem")).toHaveCount(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("[TE-24] names of one letter, of sixty characters, with emoji and from right to left have their place", async ({
    page,
    own,
  }) => {
    const names = ["Ω", "É".repeat(60), "🐙🐙 Pieuvre", "نسور الشمال"];
    const game = "Ł".repeat(60);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const team = await store(own, game);
    for (const [place, name] of names.entries()) {
      const person = await own.add("people", { slug: `essai-${crypto.randomUUID()}`, name, place: 900 + place });
      const membership = { team: team.slug, person: person.slug, kind: "player", role: "W".repeat(60), place };
      await own.club.from("memberships").insert(membership).throwOnError();
    }
    await openTab(page);
    await openInside(page, game);
    for (const name of names) await expect(row(page, name, "Membres")).toBeVisible();
    expect(await overflow()).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("link", { name: "Voir la page" }).click();
    await expect(page.getByRole("heading", { name: game, level: 1 })).toBeVisible();
    for (const name of names) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    expect(await overflow()).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.goto("/teams");
    expect(await overflow()).toBe(0);
    await page.getByRole("link", { name: "É".repeat(60) }).click();
    await expect(page.getByRole("heading", { name: "É".repeat(60), level: 1 })).toBeVisible();
    expect(await overflow()).toBe(0);
    expect(await findings(page)).toEqual([]);
  });
});
