import type { Locator, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { club } from "../club.ts";
import { bodyIn, contentTab, create, dialog, openContentTab, openSettings, rowOf, submit } from "./contentPanel.ts";
import { chooseAct, table } from "./tablePanel.ts";
import { pngOf } from "../pictures.ts";
import { test } from "./ownData.ts";
import { core, expect, failedRequest, refusedWith, signIn, signInAt, signInAfreshAt } from "./page.ts";

/** Pastes HTML, as from a word processor, over the selection. */
const paste = (into: Locator, html: string) =>
  into.evaluate((box, html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);

test("[FR-12] fields draw what is typed as the preview does, which is named once", async ({ page }) => {
  await openContentTab(page);
  await page.getByRole("button", { name: "Créer du contenu" }).click();
  const fontOf = (one: Locator) => one.evaluate((node) => getComputedStyle(node).fontFamily);
  const title = dialog(page).getByLabel("Titre").first();
  const heading = dialog(page).getByRole("heading", { name: "Aperçu" });
  await expect(heading).toBeVisible();
  expect(await fontOf(title)).toBe(await fontOf(heading));
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog(page).getByText("Aperçu", { exact: true }).first().click();
  expect((await heading.boundingBox())?.height, "read to screen readers alone").toBeLessThan(30);
  expect(await heading.evaluate((node) => getComputedStyle(node).clipPath)).toBe("inset(50%)");
});

test("[AD-6] [AD-72] searches, filters and counts articles and tips", async ({ page }) => {
  await openContentTab(page);
  await expect(page.getByRole("tab", { name: /^Tips \(\d+\)$/ })).toBeVisible();
  const offered = await page.getByLabel("Catégorie").getByRole("option").allTextContents();
  expect(offered.slice(0, 5)).toEqual(["Toutes", "Esport", "Merch", "Recrutement", "Actualités"]);
  await page.getByRole("button", { name: "Créer du contenu" }).click();
  await openSettings(page);
  const created = dialog(page).getByLabel("Catégorie").getByRole("option");
  await expect(created).toHaveText(["Sans catégorie", ...offered.slice(1)]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Rechercher").fill("montréal");
  const rows = table(page, "Articles")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
  // One by its title, which comes first, and one by its text.
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Montréal");
  await expect(page).toHaveURL(/recherche=/);
  await page.getByLabel("Rechercher").fill("zzyzx");
  await expect(page.getByText("Aucun article trouvé")).toBeVisible();
  await page.getByRole("tab", { name: /^Tips/ }).click();
  await expect(page.getByText("Aucun tip trouvé")).toBeVisible();
  await page.getByRole("link", { name: "Tout afficher" }).click();
  await expect(page.getByRole("columnheader", { name: "Vues" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test(
  "[AD-7] [AD-8] [AD-9] [AD-10] [AD-11] [AD-12] [AD-22] writes an article beside its preview, block by block",
  core,
  async ({ page, own }) => {
    own.deletesAfterwards("articles", "title", "Équipe <b>de nuit</b>");
    await openContentTab(page);
    await page.getByRole("button", { name: "Créer du contenu" }).click();
    const sheet = dialog(page);
    await expect(sheet.getByRole("radio", { name: "Article" })).toBeChecked();
    await expect(sheet.getByLabel("Publier immédiatement")).not.toBeChecked();
    const height = await sheet.evaluate((element) => element.getBoundingClientRect().height / innerHeight);
    expect(height).toBeCloseTo(0.9, 2);
    await submit(page);
    await expect(sheet.getByText("Le titre est requis.")).toBeVisible();

    await sheet.getByRole("textbox", { name: /^Titre/ }).fill("Équipe <b>de nuit</b>");
    await openSettings(page);
    await expect(sheet.getByText("Adresse complète : /news/equipe-b-de-nuit-b")).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Supprimer" })).toBeDisabled();
    const body = bodyIn(page);
    await body.click();
    await page.keyboard.type("Une ligne");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("une autre");
    await sheet.getByRole("button", { name: "Ajouter un titre" }).click();
    await expect(sheet.getByLabel("Niveau")).toHaveValue("2");
    await page.keyboard.type("La suite");
    await expect(sheet.getByRole("button", { name: "Descendre" })).toBeDisabled();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(body.locator("> :first-child")).toHaveText("La suite");
    await expect(sheet.getByRole("button", { name: "Monter" })).toBeDisabled();
    await sheet.getByRole("button", { name: "Descendre" }).click();
    await expect(body.locator("> :last-child")).toHaveText("La suite");
    await expect(body).toBeFocused();
    await sheet.getByRole("button", { name: "Ajouter une image" }).click();
    await expect(sheet.getByLabel("Adresse de l'image")).toBeFocused();
    await page.keyboard.type("images/a.png");
    await expect(sheet.getByLabel("Adresse de l'image")).toHaveValue("images/a.png");
    await sheet.getByRole("button", { name: "Ajouter un texte" }).click();
    await paste(
      body,
      "<h2>Collé <b style='color:red' onclick='alert(1)'>de Word</b></h2><style>p{color:red}</style><p>Un <a href='https://a.fr'>lien</a></p>",
    );
    await expect(body.getByRole("heading", { name: "Collé de Word" })).toBeVisible();
    await expect(body.getByRole("link", { name: "lien" })).toHaveAttribute("href", "https://a.fr");
    await sheet.getByRole("textbox", { name: "Image", exact: true }).fill("javascript:alert(1)");
    await submit(page);
    await expect(sheet.getByRole("textbox", { name: "Image", exact: true })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");

    const preview = sheet.getByRole("region", { name: "Aperçu" });
    await expect(preview.getByRole("heading", { name: "Équipe <b>de nuit</b>" })).toBeVisible();
    await expect(preview.getByRole("heading", { name: "La suite", level: 2 })).toBeAttached();
    await expect(preview.getByText("URL d’image invalide")).toBeAttached();
    const link = preview.getByRole("region", { name: "Quand le lien est partagé" });
    await expect(link).toContainText("/news/equipe-b-de-nuit-b");
    await expect(link.getByText("Équipe <b>de nuit</b>").first()).toBeAttached();
    expect(await findings(page)).toEqual([]);

    await sheet.getByLabel("Publier immédiatement").check();
    await submit(page);
    await expect(page.getByText("Succès !")).toBeVisible();
    await expect(page.getByText("Article créé avec succès.")).toBeVisible();
    await page.getByRole("link", { name: "Lire l'article" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Équipe <b>de nuit</b>" })).toBeVisible();
    await expect(page.getByText("URL d’image invalide")).toBeVisible();
  },
);

const isDrawn = (picture: Locator) => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

test("[CO-2] [NW-126] sends a picture again to its place in the text after an outage, stores it by a path without a domain, and shows it on every page of the article", async ({
  page,
  silence,
  own,
}) => {
  silence.allow(failedRequest);
  const title = `Image ${crypto.randomUUID()}`;
  own.deletesAfterwards("articles", "title", title);
  await openContentTab(page);
  await create(page, title);
  const sheet = dialog(page);
  const file = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from(pngOf({ width: 40, height: 30 })) };
  const picture = /^\/storage\/v1\/object\/public\/contenus\/images\/[0-9a-f-]{36}_40x30\.webp$/;
  await page.route("**/storage/v1/object/**", (route) => route.abort(), { times: 1 });
  await sheet.getByRole("button", { name: "Ajouter une image" }).click();
  await sheet.getByLabel("Choisir un fichier, dans le texte").setInputFiles(file);
  const retry = page.getByRole("button", { name: "Réessayer" });
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(sheet.getByLabel("Adresse de l'image")).toHaveValue(picture);
  await expect(retry).toHaveCount(0);
  await expect(sheet.getByText("URL d’image invalide")).toHaveCount(0);
  await openSettings(page);
  await sheet.getByLabel("Choisir un fichier, Image").setInputFiles(file);
  await expect(sheet.getByRole("textbox", { name: "Image", exact: true })).toHaveValue(picture);
  const inPreview = sheet.getByRole("region", { name: "Aperçu" }).locator("figure img");
  await inPreview.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(inPreview)).toBe(true);

  await sheet.getByLabel("Publier immédiatement").check();
  await submit(page);
  await page.getByRole("link", { name: "Lire l'article" }).click();
  const shown = page.locator("main figure img");
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(shown)).toBe(true);
  await expect.poll(() => isDrawn(page.locator("main article header img").first())).toBe(true);
  const shared = await page.locator("meta[property='og:image']").getAttribute("content");
  expect(shared).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/partage\/news\/[\w-]+\/images\/[0-9a-f-]{36}_40x30\.webp\.jpg$/);

  await page.goto(contentTab);
  await page.getByRole("button", { name: `Modifier, ${title}` }).click();
  await sheet.getByRole("button", { name: "Source" }).click();
  await expect(bodyIn(page)).toHaveValue(/ src="\/storage\/v1\/object\/public\/contenus\//);
});

for (const { kind, folder, missing, published, backToDraft } of [
  {
    kind: "Article",
    folder: "/news",
    missing: "Article introuvable ou non publié.",
    published: "Article publié",
    backToDraft: "Article remis en brouillon",
  },
  {
    kind: "Tip",
    folder: "/tips",
    missing: "Article introuvable.",
    published: "Tip publié",
    backToDraft: "Tip remis en brouillon",
  },
]) {
  test(`[CO-1] staff find a draft, ${kind}, at its own address; all others get the page of a missing one`, async ({
    page,
    context,
    request,
    silence,
    own,
  }) => {
    const title = `Stage ${crypto.randomUUID()}`;
    const draft = { content: "Un texte encore secret.", is_published: false };
    const { slug } = await (kind === "Article" ? own.addArticle : own.addTip)(title, draft);
    const path = `${folder}/${slug}`;
    const heading = page.getByRole("heading", { level: 1, name: title });
    const notFound = page.getByRole("heading", { level: 1, name: missing });
    const banner = page.getByText("Brouillon : seul le staff le voit.");
    const like = page.getByRole("button", { name: /J'aime/ });
    const raw = await request.get(path);
    expect(raw.status()).toBe(404);
    expect(await raw.text()).not.toContain(title);
    expect(raw.headers()["cache-control"]).toBe("no-store");

    const viewed: string[] = [];
    page.on("request", (asked) => void (/count_tip_view|tip_views/.test(asked.url()) && viewed.push(asked.url())));
    silence.allow(refusedWith(404));
    // Signs out later: the session can't be shared with other tests.
    await signInAfreshAt(page, path, "staff@demo.test");
    await expect(banner).toBeVisible();
    await expect(heading).toBeVisible();
    await expect.poll(() => page.title()).toBe(`Brouillon\u00a0: ${title}, ${club.name}`);
    await expect(page.getByText("Un texte encore secret.")).toBeVisible();
    await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel='canonical']")).toHaveCount(0);
    await expect(like).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    expect(viewed).toEqual([]);
    expect(await findings(page)).toEqual([]);

    await page.getByRole("button", { name: "Modifier" }).click();
    await bodyIn(page).fill("Un texte corrigé.");
    await dialog(page).getByRole("button", { name: "Mettre à jour" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("main").getByText("Un texte corrigé.")).toBeVisible();
    await expect(banner).toBeVisible();

    await page.getByRole("main").getByRole("button", { name: "Publier" }).press("Enter");
    await expect(like).toBeVisible();
    await expect(banner).toHaveCount(0);
    await expect.poll(() => page.title()).toBe(`${title}, ${club.name}`);
    await expect(page.getByRole("main")).toBeFocused();
    const toast = page.getByText(published, { exact: true }).locator("..");
    await toast.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByText(backToDraft)).toBeVisible();
    await expect(banner).toBeVisible();
    await expect(like).toHaveCount(0);

    await page.getByRole("button", { name: "Mon compte" }).click();
    // Requests in flight with the ended session are refused and repeated without it.
    silence.allow(refusedWith(401));
    await page.getByRole("button", { name: "Déconnexion" }).click();
    await expect(notFound).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    const other = await context.newPage();
    await signIn(other, "membre@demo.test");
    await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
    await expect(notFound).toBeVisible();
    // The way home after the sign-in closes a menu.
    await expect(other).toHaveURL("/");
    await other.getByRole("button", { name: "Mon compte" }).click();
    await other.getByRole("button", { name: "Déconnexion" }).click();
    await expect(page.getByRole("button", { name: "Mon compte" })).toHaveCount(0);
    await signIn(other, "staff@demo.test");
    await expect(banner).toBeVisible();
    await expect(heading).toBeVisible();
  });
}

for (const kind of ["Article", "Tip"]) {
  test(`[AD-40] staff edit a published ${kind} on its page, whose visitors load nothing of it`, async ({
    page,
    own,
  }) => {
    const title = `En ligne ${crypto.randomUUID()}`;
    const { slug } = await (kind === "Article" ? own.addArticle : own.addTip)(title);
    // With a session of its own, which the end of the test ends.
    await signInAfreshAt(page, `${kind === "Article" ? "/news" : "/tips"}/${slug}`, "staff@demo.test");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    const edit = page.getByRole("main").getByRole("button", { name: "Modifier" });
    await edit.press("Enter");
    await dialog(page)
      .getByRole("textbox", { name: /^Titre/ })
      .fill(`${title} corrigé`);
    await dialog(page).getByRole("button", { name: "Mettre à jour" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${title} corrigé` })).toBeVisible();
    await expect(edit).toBeFocused();
    expect(await findings(page)).toEqual([]);

    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const partsOfEditing = () => asked.filter((address) => /Edit(?:Button|Dialog)/.test(address));
    await page.reload();
    await expect(edit).toBeVisible();
    expect(partsOfEditing()).not.toEqual([]);
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("button", { name: "Déconnexion" }).click();
    await expect(edit).toHaveCount(0);
    asked.length = 0;
    await page.reload();
    await page.getByRole("button", { name: /^J.aime/ }).click();
    await expect(page.getByText("Vous devez être connecté pour liker")).toBeVisible();
    await expect(edit).toHaveCount(0);
    expect(partsOfEditing()).toEqual([]);
  });
}

test("[CO-3] [NW-32] [AD-24] the creation dialog has the focus in its title, lists what a paste left out, and undoes a paste or a deletion", async ({
  page,
}) => {
  await openContentTab(page);
  const sheet = dialog(page);
  const [title, text] = [sheet.getByRole("textbox", { name: /^Titre/ }).first(), bodyIn(page)];
  const open = async () => {
    await page.getByRole("button", { name: "Créer du contenu" }).click();
    await expect(title).toBeFocused();
  };
  const discard = async () => {
    await title.press("Escape");
    await page.getByRole("button", { name: "Jeter et quitter" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };

  await test.step("what a paste left out is listed until the list is dismissed", async () => {
    await open();
    const row = "<tr><td colspan=2>Carte</td><td>Score</td></tr>";
    await paste(text, `<p>Avant</p><table>${row}</table><blockquote>Cité</blockquote><img src=a><img src=b>`);
    await expect(text.locator("blockquote")).toHaveText("Cité");
    await expect(text.locator("td")).toHaveText(["Carte", "", "Score"]);
    const said = page.getByRole("status").filter({ hasText: "Collé sans : la forme d'un tableau, 2 images." });
    await expect(said).toContainText("Ajoutez les images avec « Ajouter une image ».");
    await paste(text, "<p>Un</p><p>deux</p>");
    await expect(page.getByText("Collé sans")).toHaveCount(0);
    await paste(text, "<img src=a>");
    await expect(page.getByText("Pas collé : 1 image.")).toBeVisible();
    await paste(text, `<p>${"long ".repeat(450_000)}</p>`);
    await expect(page.getByText("Ce que vous collez est trop long : rien n'est collé.")).toBeVisible();
    await expect(text.locator("td")).toHaveText(["Carte", "", "Score"]);
    await discard();
  });

  await test.step("a paste or a deletion is undone, and nothing else", async () => {
    await open();
    await title.pressSequentially("Un titre");
    await text.pressSequentially("Mes mots");
    await text.press("ControlOrMeta+a");
    await paste(text, "<p>Un</p><h2>Deux</h2>");
    await expect(text.locator("h2")).toHaveText("Deux");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(text).toHaveText("Mes mots");
    await sheet.getByRole("button", { name: "Ajouter un texte" }).click();
    await page.keyboard.type("Encore");
    await sheet.getByRole("button", { name: "Supprimer" }).click();
    await expect(text).toHaveText("Mes mots");
    await expect(text).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(text).toContainText("Encore");
    await expect(title).toHaveValue("Un titre");
    await discard();
  });

  for (const width of [390, 1440]) {
    await test.step(`at ${width} pixels messages show without hiding or moving the cursor`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await open();
      await page.keyboard.insertText("Trop long ".repeat(40));
      await submit(page);
      await expect(sheet.getByText(/caractères de trop\.$/)).toBeVisible();
      await expect(page.getByText("Une erreur est survenue")).toHaveCount(0);

      await text.fill("Mes mots");
      await paste(text, "<p>Collé</p><img src=a>");
      const toast = page.getByText("Collé sans : 1 image.").locator("..");
      await toast.hover();
      const add = sheet.getByRole("button", { name: "Ajouter une image" });
      await add.evaluate((button) => button.closest("[data-body]")?.scrollTo(0, 100_000));
      const [over, place] = [await toast.boundingBox(), await add.boundingBox()];
      const isFree = over && place && (place.x + place.width <= over.x || place.y + place.height <= over.y);
      expect(isFree).toBe(true);
      await toast.getByRole("button", { name: "Fermer" }).press("Enter");
      await expect(text).toBeFocused();
      await discard();
    });
  }
});

test("[AD-14] [AD-15] writes a tip, corrects it, publishes it and deletes it", core, async ({ page, own }) => {
  const title = `Tip ${crypto.randomUUID()}`;
  own.deletesAfterwards("tips", "title", title);
  await openContentTab(page);
  await create(page, title);
  await dialog(page).getByText("Tip", { exact: true }).click();
  await openSettings(page);
  await dialog(page).getByLabel("Difficulté").selectOption("Avancé");
  await submit(page);
  await expect(page.getByText("Tip créé avec succès.")).toBeVisible();
  await page.getByRole("tab", { name: /^Tips/ }).click();
  await expect(rowOf(page, title).getByText("Brouillon")).toBeVisible();

  await page.getByRole("button", { name: `Modifier, ${title}` }).click();
  const sheet = dialog(page);
  await expect(sheet.getByLabel("Difficulté")).toHaveValue("Avancé");
  await bodyIn(page).click();
  await page.keyboard.type("## Une partie");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Un mot **fort**");
  await expect(bodyIn(page).locator("strong")).toHaveText("fort");
  await sheet.getByRole("button", { name: "Source" }).click();
  await expect(bodyIn(page)).toHaveValue("## Une partie\n\nUn mot **fort**");
  await expect(
    sheet.getByRole("region", { name: "Aperçu" }).getByRole("heading", { name: "Une partie" }),
  ).toBeAttached();
  await sheet.getByRole("button", { name: "Mettre à jour" }).click();
  await expect(page.getByText("Tip mis à jour avec succès")).toBeVisible();
  await expect(rowOf(page, title).getByText("Brouillon")).toBeVisible();
  await expect(page.getByRole("button", { name: `Modifier, ${title}` })).toBeFocused();

  await chooseAct(rowOf(page, title), "Publier");
  await expect(rowOf(page, title).getByText("Publié", { exact: true })).toBeVisible();

  const asked: string[] = [];
  page.on("dialog", (question) => (asked.push(question.message()), void question.accept()));
  await page.getByRole("button", { name: `Supprimer, ${title}` }).press("Enter");
  await expect(page.getByText("Tip supprimé avec succès")).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
  await expect(table(page, "Tips").locator(":focus")).toHaveAccessibleName(/^Supprimer, /);
  expect(asked).toEqual(["Êtes-vous sûr de vouloir supprimer cet élément ?"]);
});

test("[AD-13] tells who saved in between, and overwrites only after a confirmation", async ({ page, context, own }) => {
  const title = `Conflit ${crypto.randomUUID()}`;
  await own.addArticle(title, { is_published: false });
  await openContentTab(page);
  const other = await context.newPage();
  await other.goto(contentTab);
  for (const tab of [page, other]) await tab.getByRole("button", { name: `Modifier, ${title}` }).click();
  await dialog(other).getByLabel("Extrait").fill("Le sien");
  await dialog(page).getByLabel("Extrait").fill("Le mien");
  await dialog(other).getByRole("button", { name: "Mettre à jour" }).click();
  await expect(other.getByText("Article mis à jour avec succès")).toBeVisible();

  await dialog(page).getByRole("button", { name: "Mettre à jour" }).click();
  const question = page.getByRole("dialog", { name: "Vous avez enregistré ailleurs entre-temps" });
  await expect(question.getByText("Le sien")).toBeVisible();
  await expect(question.getByText("Le mien")).toBeVisible();
  await question.getByRole("button", { name: "Garder celle-ci" }).click();
  await expect(page.getByText("Article mis à jour avec succès")).toBeVisible();
  await expect(rowOf(page, title)).toContainText("Le mien");

  // The unsaved changes are offered again beside the stored version: a draft, which isn't public.
  const edit = page.getByRole("button", { name: `Modifier, ${title}` });
  await edit.click();
  await dialog(page).getByLabel("Extrait").fill("Pour plus tard");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Garder et quitter" }).click();
  await edit.click();
  await dialog(page).getByRole("button", { name: "Repartir de la version enregistrée" }).click();
  await expect(dialog(page).getByLabel("Extrait")).toHaveValue("Le mien");
});

test(
  "[AD-13] two staff members edit an article: conflicts are shown, each choice is kept, nothing is overwritten silently",
  core,
  async ({ page, browser, baseURL, silence, own }) => {
    const title = `À deux ${crypto.randomUUID()}`;
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" });
    const other = await context.newPage();
    await own.addArticle(title, { is_published: false });
    await openContentTab(page);
    await signInAt(other, contentTab, "admin@demo.test");
    const edit = async (tab: Page, label: string, text: string) => {
      await tab.getByRole("button", { name: `Modifier, ${title}` }).click();
      const field = dialog(tab).getByLabel(label, { exact: label === "Contenu" });
      const take = dialog(tab).getByRole("button", { name: "Prendre la main" });
      await expect(field.or(take)).toBeVisible();
      if (await take.isVisible()) await take.click();
      await field.fill(text);
    };
    const save = (tab: Page) => dialog(tab).getByRole("button", { name: "Mettre à jour" }).click();
    const saved = (tab: Page) => expect(tab.getByRole("dialog")).toHaveCount(0);
    const question = page.getByRole("dialog", { name: "Quelqu'un a enregistré avant vous" });

    // Changes of different fields are merged.
    await edit(page, "Extrait", "De Sarah");
    await edit(other, "Contenu", "De Yanis");
    await save(other);
    await saved(other);
    await save(page);
    await expect(question.getByText(/^yanis, .*contenu$/)).toBeVisible();
    await expect(question.getByRole("region", { name: "Contenu" })).toContainText("De Yanis");
    await expect(question.getByRole("region", { name: "Contenu" })).toContainText("Vous n'y avez pas touché");
    await expect(question.getByRole("button", { name: "Garder la mienne" })).toHaveCount(0);
    await question.getByRole("button", { name: "Réunir les deux" }).click();
    await expect(dialog(page).getByLabel("Extrait")).toHaveValue("De Sarah");
    await expect(bodyIn(page)).toHaveText("De Yanis");
    await save(page);
    await saved(page);

    // Changes of the same field: a choice, and the other version stays visible until it is made.
    await edit(page, "Extrait", "Encore de Sarah");
    await edit(other, "Extrait", "De Yanis aussi");
    await save(other);
    await saved(other);
    await save(page);
    await expect(question.getByRole("button", { name: "Réunir les deux" })).toHaveCount(0);
    await question.getByRole("button", { name: "Continuer d'écrire" }).click();
    await expect(rowOf(other, title)).toContainText("De Yanis aussi");
    await save(page);
    await question.getByRole("button", { name: "Reprendre la sienne" }).click();
    await expect(dialog(page).getByLabel("Extrait")).toHaveValue("De Yanis aussi");

    // A lost answer: the saved revision is the member's own, so there is no conflict.
    let isLost = false;
    await page.route("**/rest/v1/articles?**", async (route) => {
      if (isLost || route.request().method() !== "PATCH") return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await dialog(page).getByLabel("Extrait").fill("Un mot de Sarah");
    await save(page);
    await expect(page.getByText("Erreur lors de la mise à jour")).toBeVisible();
    silence.allow(failedRequest);
    await dialog(page).getByLabel("Extrait").fill("Le dernier mot de Sarah");
    await save(page);
    await saved(page);
    await expect(rowOf(page, title)).toContainText("Le dernier mot de Sarah");
    await context.close();
  },
);

test("[AD-37] a page from before an upgrade, whose save the database refuses, asks to be reloaded and keeps the text", async ({
  page,
  silence,
  own,
}) => {
  silence.allow(refusedWith(403));
  const title = `Ancien ${crypto.randomUUID()}`;
  await own.addArticle(title, { is_published: false });
  await openContentTab(page);
  const edit = page.getByRole("button", { name: `Modifier, ${title}` });
  const save = dialog(page).getByRole("button", { name: "Mettre à jour" });
  // As the site sent it before the database dated the changes itself.
  await page.route("**/rest/v1/articles?**", (route) => {
    const request = route.request();
    if (request.method() !== "PATCH") return route.continue();
    const postData = { ...request.postDataJSON(), updated_at: "2026-11-21T20:00:00Z" };
    return route.continue({ postData: JSON.stringify(postData) });
  });
  await edit.click();
  await dialog(page).getByLabel("Extrait").fill("Écrit avant la mise à jour");
  await save.click();
  await expect(page.getByText(/^Rechargez la page pour l.enregistrer/)).toContainText("gardé sur cet appareil");
  await page.unroute("**/rest/v1/articles?**");
  await page.reload();
  await edit.click();
  await page.getByRole("button", { name: "Reprendre" }).click();
  await expect(dialog(page).getByLabel("Extrait")).toHaveValue("Écrit avant la mise à jour");
  await save.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("[AD-26] asks before unsaved changes are left, and offers them again later", async ({ page }) => {
  const title = `Brouillon ${crypto.randomUUID()}`;
  await openContentTab(page);
  await create(page, title);
  await page.keyboard.press("Escape");
  const keep = page.getByRole("button", { name: "Garder et quitter" });
  const stay = page.getByRole("button", { name: "Continuer d'écrire" });
  const isBeside = async () => (await stay.boundingBox())?.y === (await keep.boundingBox())?.y;
  await expect.poll(isBeside).toBe(true);
  await keep.click();
  await expect(page.getByRole("button", { name: "Créer du contenu" })).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "Créer du contenu" }).click();
  await page.getByRole("button", { name: "Reprendre" }).click();
  await expect(
    dialog(page)
      .getByRole("textbox", { name: /^Titre/ })
      .first(),
  ).toHaveValue(title);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Jeter et quitter" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("c");
  await expect(
    dialog(page)
      .getByRole("textbox", { name: /^Titre/ })
      .first(),
  ).toHaveValue("");
  await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Raccourcis clavier" })).toBeVisible();
});
