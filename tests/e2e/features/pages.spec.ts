import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { type OwnData, test } from "../ownData.ts";
import { core, expect, failedRequest, refusedWith, signInAt } from "../page.ts";
import { edit, line, restore, save, textsPanel } from "../textsPanel.ts";

// One after the other: they change the same pages.
test.describe.configure({ mode: "default" });

const staff = "staff@demo.test";
/** Has the first texts come back, and what was switched off, also after a failed test. */
const deleteTextsAfterwards = (own: OwnData, ...sections: readonly string[]) => {
  for (const section of sections) own.deletesAfterwards("page_texts", "section", section);
};
const deletePartAfterwards = (own: OwnData, feature: string) =>
  own.deletesAfterwards("switched_off", "feature", feature);

test(
  "[PS-1] changed texts stand on their page at once, with a preview before; the first ones come back",
  core,
  async ({ page, own }) => {
    deleteTextsAfterwards(own, "about");
    await signInAt(page, textsPanel, staff);
    const form = await edit(page, "À propos");
    await form.getByLabel("Titre de la page").fill("Un club, deux saisons 🦊");
    await form.getByRole("button", { name: "Ajouter : Étape" }).click();
    const step = form.getByRole("group", { name: /^Étape \d+$/ }).last();
    await step.getByLabel("Date").fill("Mai 2026");
    await step.getByLabel("Titre").fill("Le nouveau site");
    await step.getByLabel("Texte").fill("Le staff écrit ses pages lui-même.");
    const preview = form.getByRole("img", { name: "Aperçu" });
    await expect(preview.getByText("Un club, deux saisons 🦊")).toBeVisible();
    await expect(preview.getByText("Le nouveau site")).toBeAttached();
    expect(await findings(page)).toEqual([]);
    await save(page, "À propos");
    await expect(line(page, "À propos")).toContainText("Modifiés le");
    await page.getByRole("link", { name: "Voir la page : À propos" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Un club, deux saisons 🦊");
    await expect(page.getByText("Le staff écrit ses pages lui-même.")).toBeVisible();
    await expect(page.getByText("Le nouveau site")).toBeVisible();
    await page.goto(textsPanel);
    await restore(page, "À propos");
    await page.getByRole("link", { name: "Voir la page : À propos" }).click();
    await expect(page.getByText("Le nouveau site")).toBeHidden();
  },
);

test(
  "[PS-1] visitors get them in the page's HTML, and at a click from another page",
  core,
  async ({ page, browser, request, own }) => {
    deleteTextsAfterwards(own, "founders");
    await signInAt(page, textsPanel, staff);
    const form = await edit(page, "Fondateurs");
    await form.getByRole("group", { name: "Personne 1" }).getByLabel("Citation").fill("On écrit <b>ici</b> & partout.");
    await save(page, "Fondateurs");
    await expect(async () => {
      expect(await (await request.get("/")).text()).toContain("On écrit &lt;b&gt;ici&lt;/b&gt; &amp; partout.");
    }).toPass();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto("/contact");
    await visitor
      .getByRole("navigation", { name: "Navigation" })
      .first()
      .getByRole("link", { name: "À propos" })
      .click();
    await expect(visitor.getByText("On écrit <b>ici</b> & partout.")).toBeVisible();
    await visitor.context().close();
  },
);

test("[PS-1] [PS-2] empty and too long texts are named in their place; what is typed survives a reload, and an outage", async ({
  page,
  context,
  silence,
  own,
}) => {
  silence.allow(failedRequest);
  deleteTextsAfterwards(own, "values");
  await signInAt(page, textsPanel, staff);
  const form = await edit(page, "Accueil");
  await form.getByLabel("Grand titre, ligne 1").fill("   ");
  await form.getByLabel("Présentation du club").fill("x".repeat(223));
  await form.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(form.getByText("Ce texte ne peut pas être vide.")).toBeVisible();
  await expect(form.getByText("3 caractères de trop.")).toBeVisible();
  await expect(form.getByLabel("Grand titre, ligne 1")).toBeFocused();
  await form.getByLabel("Grand titre, ligne 1").fill("On tient");
  await expect(form.getByText("Ce texte ne peut pas être vide.")).toBeHidden();
  await page.reload();
  const again = await edit(page, "Accueil");
  await expect(again.getByText("Vos changements non enregistrés sont revenus.")).toBeVisible();
  await expect(again.getByLabel("Grand titre, ligne 1")).toHaveValue("On tient");
  await again.getByRole("button", { name: "Repartir des textes du site" }).click();
  await expect(again.getByLabel("Grand titre, ligne 1")).not.toHaveValue("On tient");
  await page.keyboard.press("Escape");

  const values = await edit(page, "Valeurs");
  await values.getByLabel("Titre", { exact: true }).fill("Hors réseau");
  await context.setOffline(true);
  await values.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(values.getByText("Les textes ne sont pas enregistrés")).toBeVisible();
  await expect(values.getByLabel("Titre", { exact: true })).toHaveValue("Hors réseau");
  await context.setOffline(false);
  await values.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Textes enregistrés")).toBeVisible();
});

test("[PS-2] two who change the same text see both, those who change different ones lose nothing", async ({
  page,
  browser,
  silence,
  own,
}) => {
  silence.allow(refusedWith(409));
  deleteTextsAfterwards(own, "values");
  const other = await (await browser.newContext()).newPage();
  await signInAt(page, textsPanel, staff);
  await signInAt(other, textsPanel, "admin@demo.test");
  const [mine, theirs] = [await edit(page, "Valeurs"), await edit(other, "Valeurs")];
  await theirs.getByLabel("Titre", { exact: true }).fill("Le leur");
  await theirs.getByRole("group", { name: "Valeur 2" }).getByLabel("Phrase").fill("Une autre phrase.");
  await save(other, "Valeurs");
  await mine.getByLabel("Titre", { exact: true }).fill("Le mien");
  await mine.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const conflict = page.getByRole("dialog", { name: "Quelqu'un a changé les mêmes textes" });
  await expect(conflict.getByText("Le leur", { exact: true }).last()).toBeVisible();
  await conflict.getByRole("button", { name: "Garder le mien" }).click();
  await expect(page.getByText("Textes enregistrés")).toBeVisible();
  const after = await edit(page, "Valeurs");
  await expect(after.getByLabel("Titre", { exact: true })).toHaveValue("Le mien");
  await expect(after.getByRole("group", { name: "Valeur 2" }).getByLabel("Phrase")).toHaveValue("Une autre phrase.");
  await other.context().close();
});

// Contact, which no other test of this site opens.
const part = (page: Page) =>
  page.getByRole("region", { name: "Parties du site" }).getByRole("listitem").filter({ hasText: "Contact" });
const contactLinks = (page: Page) => page.getByRole("link", { name: "Contact", exact: true });

test("[PS-3] a part that is switched off leaves the navigation, answers 404, is in no sitemap and on no other page, and comes back", async ({
  page,
  request,
  silence,
  own,
}) => {
  silence.allow(refusedWith(404));
  deletePartAfterwards(own, "contact");
  const path = "/contact";
  await signInAt(page, textsPanel, staff);
  await expect(contactLinks(page)).not.toHaveCount(0);
  await page.getByRole("button", { name: "Masquer : Contact" }).click();
  await expect(part(page)).toContainText("Masquée");
  await expect(contactLinks(page)).toHaveCount(0);
  await expect(async () => {
    expect((await request.get(path)).status()).toBe(404);
    for (const other of ["/", "/partners", "/sitemap.xml"]) {
      const text = await (await request.get(other)).text();
      expect([other, text.includes(`href="${path}"`) || text.includes(`${path}</loc>`)]).toEqual([other, false]);
    }
  }).toPass();
  await page.goto(path);
  await expect(page.getByText("La page a perdu le nord.")).toBeVisible();
  await page.goto(textsPanel);
  await page.getByRole("button", { name: "Afficher : Contact" }).click();
  await expect(part(page)).toContainText("Affichée");
  await expect(async () => expect((await request.get(path)).status()).toBe(200)).toPass();
  await contactLinks(page).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("[PS-5] the contact facts and the foot's links are texts; wrong addresses are named; visitors get both", async ({
  page,
  request,
  own,
}) => {
  deleteTextsAfterwards(own, "contact", "foot");
  await signInAt(page, textsPanel, staff);
  const form = await edit(page, "Contact");
  await form.getByLabel("E-mail du club").fill("bonjour@boreal");
  const link = form.getByRole("group", { name: "Lien 1" });
  await link.getByLabel("Adresse").fill("http://bsky.example.org/boreal");
  await form.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(form.getByText("Cette adresse e-mail n'est pas complète.")).toBeVisible();
  await expect(form.getByText("Il faut une adresse complète, sans espace, qui commence par https://.")).toBeVisible();
  await expect(form.getByLabel("E-mail du club")).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await form.getByLabel("E-mail du club").fill("bonjour@boreal.example.org");
  await link.getByLabel("Nom").fill("Bluesky");
  await link.getByLabel("Adresse").fill("https://bsky.example.org/boreal");
  await form.getByLabel("Introduction").fill("Écrivez, on répond.");
  await expect(form.getByRole("img", { name: "Aperçu" }).getByText("Bluesky")).toBeAttached();
  await save(page, "Contact");
  await page.getByRole("link", { name: "Voir la page : Contact" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Écrivez, on répond.")).toBeVisible();
  await expect(main.getByRole("link", { name: "bonjour@boreal.example.org" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Bluesky" })).toHaveAttribute("href", "https://bsky.example.org/boreal");
  await page.goto("/terms");
  await expect(main.getByRole("link", { name: "bonjour@boreal.example.org" })).toBeVisible();
  await page.goto(textsPanel);

  const foot = await edit(page, "Pied de page");
  await foot.getByRole("button", { name: "Ajouter : Lien" }).click();
  const added = foot.getByRole("group", { name: /^Lien \d+$/ }).last();
  await added.getByLabel("Nom").fill("Mastodon");
  await added.getByLabel("Adresse").fill("https://mastodon.example.org/@boreal");
  await save(page, "Pied de page");
  const holds = (isThere: boolean) =>
    expect(async () => {
      for (const path of ["/", "/terms", "/nulle-part"]) {
        expect([path, (await (await request.get(path)).text()).includes("Mastodon")]).toEqual([path, isThere]);
      }
    }).toPass();
  await holds(true);
  const links = page.getByRole("contentinfo").getByRole("link", { name: /^Mastodon/ });
  // The panel's own foot is a line without them.
  await page.goto("/privacy");
  await expect(links).toHaveAttribute("href", "https://mastodon.example.org/@boreal");
  await expect(links).toBeVisible();
  await page.goto(textsPanel);
  await restore(page, "Pied de page");
  await holds(false);
});

test("[PS-3] the page about the club leaves the site with all links to it, and comes back", async ({
  page,
  silence,
  own,
}) => {
  silence.allow(refusedWith(404));
  deletePartAfterwards(own, "about");
  await signInAt(page, textsPanel, staff);
  const links = page.getByRole("link", { name: "À propos", exact: true });
  await page.getByRole("button", { name: "Masquer : À propos" }).click();
  await expect(page.getByRole("button", { name: "Afficher : À propos" })).toBeVisible();
  await expect(links).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Voir la page : À propos" })).toHaveCount(0);
  await page.goto("/about");
  await expect(page.getByText("La page a perdu le nord.")).toBeVisible();
  await page.goto(textsPanel);
  await page.getByRole("button", { name: "Afficher : À propos" }).click();
  await links.first().click();
  await expect(page).toHaveURL("/about");
});
