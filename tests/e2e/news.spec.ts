import { longDate } from "../../ui/design/components/text/format.ts";
import { club } from "../club.ts";
import { core, expect, likeButton, likes, refusedWith, signInAt, test, untilHydrated } from "./page.ts";

const montreal = "/news/montreal-notre-premier-plateau";

test.describe("the list", () => {
  test("[NW-1] shows published articles as cards that lead to them", async ({ page }) => {
    await page.goto("/news");
    const cards = page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("link", { name: /\p{L} 20\d\d/u });
    await expect(cards).toHaveCount(7);
    await expect(page.getByText("10 articles")).toBeVisible();
    await expect(page.getByText("Stage d’hiver")).toHaveCount(0);
    await page.getByRole("link", { name: "Le maillot 2025 est là" }).click();
    await expect(page).toHaveURL("/news/le-maillot-2025-est-la");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le maillot 2025 est là");
  });

  test("[NW-1] [NW-2] filters and sorts by its address", async ({ page }) => {
    await page.goto("/news");
    await untilHydrated(page);
    const titles = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(page.getByLabel("Catégorie").getByRole("option")).toHaveText([
      "Toutes",
      "Esport",
      "Merch",
      "Recrutement",
      "Vie du club",
    ]);
    await page.getByLabel("Catégorie").selectOption("Merch");
    await expect(page).toHaveURL("/news?categorie=merch");
    await expect(titles).toHaveText(["Le maillot 2025 est là", "Pourquoi nos manchettes se font attendre"]);

    await page.getByLabel("Catégorie").selectOption("");
    await expect(page).toHaveURL("/news");
    await page.getByLabel("Trier par").selectOption("Auteur");
    await expect(page).toHaveURL("/news?tri=author");
    await expect(titles.first()).toHaveText("Ce que Vertex Nord nous a appris"); // Aurel
    await page.getByLabel("Trier par").selectOption("Catégorie");
    await expect(page).toHaveURL("/news?tri=category");
    await expect(titles.nth(4)).toHaveText("Le maillot 2025 est là"); // After four of Esport.

    await page.reload();
    await untilHydrated(page);
    await expect(page.getByLabel("Trier par")).toHaveValue("category");
    for (const address of ["/news?tri=author", "/news", "/news?categorie=merch"]) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
    await expect(page.getByLabel("Catégorie")).toHaveValue("merch");
    await expect(page.getByText("2 articles")).toBeVisible();
  });

  test("[NW-1] leads from page to page", async ({ page }) => {
    await page.goto("/news");
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page).toHaveURL("/news?page=2");
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByText("La rédaction")).toBeVisible();
  });

  test("[NW-3] tells that no article matches, and offers a next step", async ({ page }) => {
    await page.goto("/news?categorie=Cuisine");
    await expect(page.getByRole("heading", { name: "Aucun article disponible" })).toBeVisible();
    await page.getByRole("link", { name: "Effacer les filtres" }).click();
    await expect(page).toHaveURL("/news");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Montréal, notre premier plateau");
  });

  test("[NW-2] is cached under its canonical address, for any query", async ({ request }) => {
    for (const [search, kept] of [
      ["?page=-3", "/news"],
      ["?page=0", "/news"],
      ["?page=1e9", "/news?page=2"],
      ["?page=9999999999999", "/news?page=2"],
      ["?tri=n-importe-quoi&page=abc&page=2", "/news"],
      ["?categorie=&autre=chose", "/news"],
      ["?categorie=merch&categorie=esport", "/news?categorie=merch"],
      ["?categorie=Cuisine", undefined],
      [`?categorie=${"a".repeat(99)}${encodeURIComponent("😀😀")}`, undefined],
    ] as const) {
      const answer = await request.get(`/news${search}`);
      expect(answer.status(), search).toBe(200);
      const html = await answer.text();
      expect(html, search).toMatch(/<h1[^>]*>Actualités</);
      const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1];
      expect(canonical, search).toBe(kept);
    }
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[NW-1] [NW-5] the list is filtered, and an article is shown whole", async ({ page }) => {
    await page.goto("/news");
    await page.getByLabel("Catégorie").selectOption("Recrutement");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/categorie=recrutement/);
    await expect(page.getByText("2 articles")).toBeVisible();
    await page.getByRole("link", { name: "Cinq postes bénévoles sont ouverts" }).click();
    await expect(page.getByText("Trois heures sûres valent mieux")).toBeVisible();
    await expect(page.getByRole("heading", { name: "2 commentaires" })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "À lire ensuite" }).getByRole("link")).toHaveCount(3);
  });
});

test.describe("an article", () => {
  test("[NW-5] [NW-6] shows its facts, in the head too, and leads back to the list", core, async ({ page }) => {
    await page.goto(montreal);
    await expect(page).toHaveTitle(`Montréal, notre premier plateau, ${club.name}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${montreal}$`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^Trois jours, deux défaites/);
    const article = page.getByRole("article").first();
    const published = article.getByRole("time").first();
    await expect(published).toHaveText(longDate((await published.getAttribute("datetime")) ?? ""));
    for (const fact of ["Esport", "Maud Roussel", "Ce que nous ramenons"]) {
      await expect(article.getByText(fact).first()).toBeVisible();
    }
    await expect(article.getByRole("link", { name: /le plan à deux/ })).toHaveAttribute("href", /^\/tips\//);
    await page.getByRole("link", { name: "Toutes les actualités" }).click();
    await expect(page).toHaveURL("/news");
  });

  test("[NW-5] names the newsroom when the author has only an e-mail", async ({ page, request }) => {
    const path = "/news/deux-ans-et-la-table-de-camping-est-toujours-la";
    expect(await (await request.get(path)).text()).not.toContain("redaction@");
    await page.goto(path);
    await expect(page.getByText("La rédaction").first()).toBeVisible();
  });

  test("[NW-7] leads to the next one, which has its own comments", async ({ page }) => {
    await page.goto(montreal);
    await untilHydrated(page);
    await page.getByRole("complementary", { name: "À lire ensuite" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce que Vertex Nord nous a appris");
    await expect(page.getByRole("heading", { name: "2 commentaires" })).toBeVisible();
    await expect(page.getByText("Onze manches sur vingt")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "À lire ensuite" }).getByRole("link")).toHaveCount(3);
  });

  for (const [what, path] of [
    ["isn't there", "/news/nulle-part"],
    ["is a draft", "/news/stage-d-hiver-premieres-idees"],
  ] as const) {
    test(`[NW-4] that ${what} is reported, with a link back`, async ({ page, silence }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      const title = page.getByRole("heading", { level: 1, name: "Article introuvable ou non publié." });
      await expect(title).toBeVisible();
      await untilHydrated(page);
      silence.allow(refusedWith(404));
      await page.getByRole("link", { name: "Toutes les actualités" }).click();
      await expect(page).toHaveURL("/news");
    });
  }
});

test.describe("a member", () => {
  test("[NW-8] likes an article, and takes the like back; both survive a reload", async ({ page }) => {
    await signInAt(page, "/news/la-coupe-d-automne-commence");
    const before = await likes(page);
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "false");
    await likeButton(page).click();
    await expect(page.getByText("Article liké !")).toBeVisible();
    await page.reload();
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "true");
    expect(await likes(page)).toBe(before + 1);
    await likeButton(page).click();
    await expect(page.getByText("Like retiré")).toBeVisible();
    expect(await likes(page)).toBe(before);
  });

  test("[NW-8] comments on an article once, for any number of presses", core, async ({ page }) => {
    const text = `Bien raconté. ${crypto.randomUUID()}`;
    await signInAt(page, montreal);
    await page.getByRole("button", { name: /Commentaires/ }).click();
    await page.getByLabel("Votre commentaire").fill(text);
    await page.getByRole("button", { name: "Publier" }).dblclick();
    await expect(page.getByText("Commentaire ajouté !")).toBeVisible();
    await page.reload();
    await expect(page.getByText(text)).toHaveCount(1);
    await expect(page.locator("section article").first()).toContainText("camille");
  });
});

test("a visitor is asked to sign in to like an article, and comes back to it", async ({ page }) => {
  await page.goto(montreal);
  await untilHydrated(page);
  await likeButton(page).click();
  await expect(page.getByText("Vous devez être connecté pour liker")).toBeVisible();
  await page.getByRole("link", { name: "Se connecter" }).click();
  await page.getByLabel("E-mail").fill("membre@demo.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(montreal);
});
