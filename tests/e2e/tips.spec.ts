import type { Locator, Page } from "@playwright/test";
import { longDate } from "../../ui/design/components/text/format.ts";
import { club } from "../club.ts";
import {
  core,
  expect,
  likeButton,
  likes,
  refusedWith,
  signInAfreshAt,
  signInAt,
  siteForTwo,
  test,
  untilHydrated,
} from "./page.ts";

test.describe("the list", () => {
  test("[TP-1] shows cards that lead to their tips", async ({ page }) => {
    await page.goto("/tips");
    await page.getByRole("main").getByRole("link", { name: "Gagner la manche d’après" }).first().click();
    await expect(page).toHaveURL("/tips/gagner-la-manche-d-apres");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gagner la manche d’après");
  });

  test("[TP-1] filters and sorts by its address", core, async ({ page }) => {
    await page.goto("/tips");
    await untilHydrated(page);
    await page.getByLabel("Catégorie").selectOption("Aim Training");
    await expect(page).toHaveURL("/tips?categorie=Aim+Training");
    await expect(page.getByRole("status").filter({ hasText: "tips" })).toHaveText("4 tips");

    await page.getByLabel("Trier par").selectOption("popular");
    await expect(page).toHaveURL("/tips?categorie=Aim+Training&tri=popular");
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByLabel("Catégorie")).toHaveValue("Aim Training");
    await expect(page.getByLabel("Trier par")).toHaveValue("popular");

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/tips");
    await expect(page.getByLabel("Catégorie")).toHaveValue("");
    await expect(page.getByRole("status").filter({ hasText: "tips" })).toHaveText("13 tips");
  });

  test("keeps the focus on a filter chosen by keyboard", async ({ page }) => {
    await page.goto("/tips");
    await untilHydrated(page);
    await page.getByLabel("Catégorie").focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/categorie=/);
    await expect(page.getByLabel("Catégorie")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL("/tips?categorie=Aim+Training");
  });

  test("leads from page to page", async ({ page }) => {
    await page.goto("/tips");
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page).toHaveURL("/tips?page=2");
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  });

  test("[TP-1] tells that no tip matches, and offers a next step", async ({ page }) => {
    await page.goto("/tips?categorie=Cuisine");
    await expect(page.getByRole("heading", { name: "Aucun article trouvé avec ces filtres." })).toBeVisible();
    await page.getByRole("link", { name: "Effacer les filtres" }).click();
    await expect(page).toHaveURL("/tips");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Tenir un site à deux");
  });

  for (const [search, title] of [
    ["?page=-3", "Tenir un site à deux"],
    ["?page=9999999999999", "Dernière page"],
    ["?tri=n-importe-quoi&page=abc", "Tenir un site à deux"],
  ] as const) {
    test(`[TP-12] reads ${search} as the nearest valid query`, async ({ page }) => {
      await page.goto(`/tips${search}`);
      await expect(page.getByRole("heading", { level: 1, name: "Tips" })).toBeVisible();
      if (title === "Dernière page") {
        await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
      } else await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(title);
    });
  }

  test("[LK-5] features the newest tip once on its first screens, none after page 1, and fills every row", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/tips");
    const newest = page.getByRole("main").locator(`a[href="${siteForTwo}"]`);
    const tops = await newest.evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(tops.filter((top) => top < 900)).toHaveLength(1);
    const [lead = 0, , latest = 0] = tops;
    expect(latest - lead, "the lead and the latest addition aren't seen at once").toBeGreaterThan(900);

    const cards = page.getByRole("main").locator("ul > li:has(> a h2)");
    const widths = () => cards.evaluateAll((items) => items.map((item) => item.clientWidth));
    await page.goto("/tips?page=2");
    expect(new Set(await widths()).size, "cards of one size").toBe(1);

    await page.goto("/tips?categorie=Aim%20Training");
    const found = await widths();
    expect(found).toHaveLength(4);
    expect(found.at(-1), "the last one takes the row").toBe(found[0]);
    await page.setViewportSize({ width: 768, height: 900 });
    const onTablets = await widths();
    expect(onTablets.at(-1)).toBe(onTablets[0]);
  });

  test("[TP-5] has the first five tips, statistics, categories and the latest in the sidebar", async ({ page }) => {
    await page.goto("/tips");
    const aside = page.getByRole("complementary", { name: "Autour de ce tip" });
    await expect(aside.getByRole("navigation").getByRole("link")).toHaveCount(5);
    await expect(aside.getByText("Tips publiés")).toBeVisible();
    await expect(aside.getByRole("link", { name: "Stratégie 4" })).toHaveAttribute(
      "href",
      "/tips?categorie=Strat%C3%A9gie",
    );
    await expect(aside.getByRole("heading", { name: "Dernier ajout" })).toBeVisible();
  });

  test("[LK-32] shows a tip's plan as its cover, and the same on its page", async ({ page }) => {
    await page.goto("/tips?categorie=Aim%20Training");
    await untilHydrated(page);
    const card = page.getByRole("main").getByRole("link", { name: "Ouvrir un angle" }).first();
    const cover = card.locator("img");
    await cover.scrollIntoViewIfNeeded();
    const address = (await cover.getAttribute("src")) ?? "";
    expect(address).toMatch(/^\/couvertures\/mur,0,0,96,4;[a-z0-9,;]+\.svg$/);
    await expect.poll(() => cover.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(1200);
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ouvrir un angle");
    await expect(page.locator(`article header img[src="${address}"]`)).toBeVisible();
  });

  test("[LK-26] is short on a phone, and its sidebar stays beside it on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/tips");
    const cards = page.getByRole("main").locator("ul > li:has(> a h2)");
    expect((await cards.nth(4).boundingBox())?.height).toBeLessThan(150);
    await expect(cards.nth(4).getByText(/^\d+ min$/)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await cards.last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: "Dernier ajout" })).toBeInViewport();
  });
});

test.describe("a tip", () => {
  test("[TP-2] shows its facts, and leads back to the list", async ({ page }) => {
    await page.goto(siteForTwo);
    await expect(page).toHaveTitle(`Tenir un site à deux, ${club.name}`);
    const article = page.getByRole("article").first();
    const published = article.getByRole("time").first();
    await expect(published).toHaveText(longDate((await published.getAttribute("datetime")) ?? ""));
    for (const fact of ["Stratégie", "Nival", "3 min", "Intermédiaire"]) {
      await expect(article.getByText(fact).first()).toBeVisible();
    }
    await expect(article.getByText(/vues$/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Partager \d+$/ })).toBeVisible();
    await page.getByRole("link", { name: "Tous les tips" }).click();
    await expect(page).toHaveURL("/tips");
  });

  test("[TP-4] shows a plan with its key and description, and the faces of author and commenters", async ({ page }) => {
    // A face that can't be loaded shows its letter.
    await page.route("**/visages/membres/lina.svg", (route) => route.fulfill({ contentType: "image/svg+xml" }));
    await page.goto(siteForTwo);
    const widthOf = async (image: Locator) => {
      await image.scrollIntoViewIfNeeded();
      return image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
    };
    await expect.poll(() => widthOf(page.getByRole("img", { name: /^Plan d’un site : deux défenseurs/ }))).toBe(960);
    await expect(page.getByRole("figure").first()).toContainText("Chacun couvre la porte, aucun ne couvre l’autre.");
    const comments = page.getByRole("region", { name: /commentaires$/ }).getByRole("article");
    await expect.poll(() => widthOf(comments.filter({ hasText: "hugo.l" }).locator("img"))).toBe(260);
    await expect(comments.filter({ hasText: "lina" }).locator("span[aria-hidden]")).toHaveText("L");
    await expect.poll(() => widthOf(page.locator('img[src="/visages/Nival.svg"]'))).toBe(260);
  });

  test("[TP-5] is marked in the sidebar", async ({ page }) => {
    await page.goto(siteForTwo);
    await expect(page.getByRole("complementary").locator('[aria-current="page"]')).toContainText(
      "Tenir un site à deux",
    );
  });

  test("[TP-17] links to its sections without a request", async ({ page }) => {
    await page.goto(siteForTwo);
    await untilHydrated(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("link", { name: "Le repli se décide avant" }).click();
    await expect(page).toHaveURL(/#partie-\d+$/);
    await expect(page.getByRole("heading", { name: "Le repli se décide avant" })).toBeInViewport();
    expect(asked.filter((address) => address.includes("/rest/"))).toEqual([]);
  });

  test("[TP-3] reports a missing tip, and leads back", async ({ page, silence }) => {
    const answer = await page.goto("/tips/nulle-part");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Article introuvable." })).toBeVisible();
    await untilHydrated(page);
    silence.allow(refusedWith(404));
    await page.getByRole("link", { name: "Tous les tips" }).click();
    await expect(page).toHaveURL("/tips");
  });

  test("[TP-3] reports a missing tip after a link inside the site too", async ({ page }) => {
    await page.goto("/tips");
    await untilHydrated(page);
    await page.evaluate(() => {
      history.pushState(null, "", "/tips/nulle-part");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("heading", { level: 1, name: "Article introuvable." })).toBeVisible();
  });
});

const rating = (page: Page) => page.getByRole("group", { name: "Votre note" });

test.describe("a member", () => {
  test("[TP-10] [LK-25] rates a tip, changes the rating and removes it, also by keyboard", core, async ({ page }) => {
    await signInAt(page, "/tips/lire-une-rotation-avant-qu-elle-parte");
    const takeBack = rating(page).getByRole("button", { name: "Retirer ma note" });
    await expect(takeBack).toBeHidden();
    const before = await rating(page).textContent();
    await rating(page).getByRole("radio", { name: "2" }).check();
    await expect(page.getByText("Note enregistrée")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(rating(page).getByRole("radio", { name: "1" })).toBeChecked();
    await expect(rating(page)).toHaveAccessibleDescription(/^De 1, peu utile, à 5, indispensable\. .* 3,3 sur 5\.$/);

    await page.reload();
    await expect(rating(page).getByRole("radio", { name: "1, peu utile" })).toBeChecked();
    await expect(rating(page).getByText("peu utile", { exact: true })).toBeVisible();
    await rating(page).getByRole("radio", { name: "5" }).hover();
    await expect(rating(page).getByText("indispensable", { exact: true })).toBeVisible();
    await expect(rating(page).getByText("peu utile", { exact: true })).toBeHidden();
    await takeBack.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Note retirée")).toBeVisible();
    await expect(takeBack).toBeHidden();
    await expect(rating(page).getByRole("radio", { name: "1" })).toBeFocused();
    await expect(rating(page).getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(rating(page)).toHaveText(before ?? "");
  });

  test("[TP-6] likes a tip, and takes the like back; both survive a reload", core, async ({ page }) => {
    await signInAt(page, "/tips/la-reprise-commence-dehors");
    const before = await likes(page);
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "false");
    await likeButton(page).click();
    await expect(page.getByText("Tip liké !")).toBeVisible();
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "true");
    expect(await likes(page)).toBe(before + 1);

    await page.reload();
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "true");
    expect(await likes(page)).toBe(before + 1);

    await likeButton(page).click();
    await expect(page.getByText("Like retiré")).toBeVisible();
    expect(await likes(page)).toBe(before);
    await page.reload();
    await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "false");
    expect(await likes(page)).toBe(before);
  });

  test("[TP-7] [TP-8] writes a comment, which is listed first, also after a reload", core, async ({ page }) => {
    const text = `Testé hier, ça tient. ${crypto.randomUUID()}`;
    await signInAt(page, siteForTwo);
    const comments = page.getByRole("button", { name: /Commentaires/ });
    await expect(page.getByLabel("Votre commentaire")).toBeHidden();
    await comments.click();
    await expect(comments).toHaveAttribute("aria-expanded", "true");
    const box = page.getByLabel("Votre commentaire");
    await expect(box).toBeFocused();
    await expect(page.getByRole("button", { name: "Publier" })).toBeDisabled();
    await box.fill("   \u200b ");
    await expect(page.getByRole("button", { name: "Publier" })).toBeDisabled();

    await box.fill(text);
    await page.getByRole("button", { name: "Publier" }).click();
    await expect(page.getByText("Commentaire ajouté !")).toBeVisible();
    await expect(box).toHaveValue("");
    const shown = await page.locator("section article").count();
    await expect(comments).toHaveText(`Commentaires ${shown}`);
    await expect(page.getByRole("heading", { name: `${shown} commentaires` })).toBeVisible();
    const first = page.locator("section article").first();
    await expect(first).toContainText(text);
    await expect(first).toContainText("camille");

    await page.reload();
    await expect(page.locator("section article").first()).toContainText(text);
    await comments.click();
    await expect(page.getByLabel("Votre commentaire")).toHaveValue("");
    await comments.click();
    await expect(page.getByLabel("Votre commentaire")).toBeHidden();
  });

  test("[TP-8] sends a comment once, for any number of presses", async ({ page }) => {
    const text = `Deux clics. ${crypto.randomUUID()}`;
    await signInAt(page, "/tips/gagner-la-manche-d-apres");
    await page.getByRole("button", { name: /Commentaires/ }).click();
    await page.getByLabel("Votre commentaire").fill(text);
    await page.getByRole("button", { name: "Publier" }).dblclick();
    await expect(page.getByText("Commentaire ajouté !")).toBeVisible();
    await page.reload();
    await expect(page.getByText(text)).toHaveCount(1);
  });

  test("[TP-8] is told that a comment is too long, and keeps it", async ({ page }) => {
    const text = "é".repeat(10_000);
    await signInAt(page, siteForTwo);
    await page.getByRole("button", { name: /Commentaires/ }).click();
    const box = page.getByLabel("Votre commentaire");
    await box.fill(text);
    await page.getByRole("button", { name: "Publier" }).click();
    await expect(page.getByText(/Un commentaire compte au plus 2000 caractères\s: 8000 de trop/)).toBeVisible();
    await expect(box).toHaveValue(text);
    await box.fill("");
  });

  test("[TP-11] finds an unsent comment again after closing the tab", async ({ page, context, silence }) => {
    // The tab may close while its connection for changes is being opened.
    silence.allow(/WebSocket is closed before the connection is established/);
    await signInAt(page, "/tips/freiner-avant-de-tirer");
    await page.getByRole("button", { name: /Commentaires/ }).click();
    await page.getByLabel("Votre commentaire").fill("Je n'ai pas fini ma phr");
    await page.close();

    const again = await context.newPage();
    await again.goto("/tips/freiner-avant-de-tirer");
    await expect(again.getByLabel("Votre commentaire")).toHaveValue("Je n'ai pas fini ma phr");
    await again.getByLabel("Votre commentaire").fill("");
  });
});

test("[SE-36] signing out leaves no typed text for the next visitor on the device", async ({ page }) => {
  await signInAfreshAt(page, "/tips/lire-une-rotation-avant-qu-elle-parte");
  await page.getByRole("button", { name: /Commentaires/ }).click();
  await page.getByLabel("Votre commentaire").fill("Brouillon de Camille");
  const signOut = async (agrees: boolean) => {
    await page.getByRole("button", { name: "Mon compte" }).click();
    const asked = page.waitForEvent("dialog");
    const pressed = page.getByRole("button", { name: "Déconnexion" }).click();
    const question = await asked;
    expect(question.message()).toContain("Un texte non envoyé est gardé sur cet appareil");
    await (agrees ? question.accept() : question.dismiss());
    await pressed;
  };
  await signOut(false);
  await expect(page.getByLabel("Votre commentaire")).toHaveValue("Brouillon de Camille");
  await signOut(true);
  await expect(page.getByRole("banner").getByRole("link", { name: "Connexion" })).toBeVisible();
  await expect(page.getByText("Brouillon de Camille")).toBeHidden();

  await signInAfreshAt(page, "/tips/lire-une-rotation-avant-qu-elle-parte", "staff@demo.test");
  await page.getByRole("button", { name: /Commentaires/ }).click();
  await expect(page.getByLabel("Votre commentaire")).toHaveValue("");
});

test.describe("a visitor", () => {
  test("[TP-10] is asked to sign in to rate a tip; then the rating is given", async ({ page }) => {
    await page.goto("/tips/poser-une-fumee-qui-sert-a-quelqu-un");
    await untilHydrated(page);
    await rating(page).getByRole("radio", { name: "4" }).click();
    await expect(page.getByText("Connectez-vous pour noter")).toBeVisible();
    await expect(rating(page).getByRole("radio", { name: "4" })).not.toBeChecked();
    await page.getByRole("link", { name: "Se connecter" }).click();
    // Yanis hasn't rated it either, and no other test here signs in as him.
    await page.getByLabel("E-mail").fill("admin@demo.test");
    await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
    await page.getByRole("dialog").getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText("Note enregistrée")).toBeVisible();
    await expect(rating(page).getByRole("radio", { name: "4" })).toBeChecked();
    await rating(page).getByRole("button", { name: "Retirer ma note" }).click();
    await expect(page.getByText("Note retirée")).toBeVisible();
  });

  test("[TP-6] is asked to sign in to like, and comes back to the tip", core, async ({ page }) => {
    await page.goto(siteForTwo);
    await untilHydrated(page);
    await likeButton(page).click();
    await expect(page.getByText("Vous devez être connecté pour liker")).toBeVisible();
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("link", { name: "Se connecter" }).click();
    await page.getByLabel("E-mail").fill("membre@demo.test");
    await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page).toHaveURL(siteForTwo);
  });

  test("[TP-7] is asked to sign in to comment", async ({ page }) => {
    await page.goto(siteForTwo);
    await untilHydrated(page);
    await page.getByRole("button", { name: /Commentaires/ }).click();
    await expect(page.getByText(/pour commenter$/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Connectez-vous" })).toHaveAttribute("href", /^\/auth\?retour=/);
  });

  test("[LK-20] opens the comment box from the row under the heading, and nothing moves", async ({ page }) => {
    await page.goto(siteForTwo);
    await untilHydrated(page);
    const comments = page.getByRole("region", { name: /commentaires$/ });
    const top = () =>
      comments
        .getByRole("article")
        .first()
        .evaluate((comment) => Math.round(comment.getBoundingClientRect().top + scrollY));
    const before = await top();
    await comments.getByRole("button", { name: "Connectez-vous pour commenter" }).click();
    await expect(comments.getByRole("link", { name: "Connectez-vous" })).toBeFocused();
    await expect(page.getByRole("button", { name: /Commentaires/ })).toHaveAttribute("aria-expanded", "true");
    expect(await top()).toBe(before);
  });

  test("[TP-7] keeps the comment box open that was opened as soon as buttons answer", async ({ page }) => {
    await page.goto(siteForTwo);
    await page.mouse.wheel(0, 0);
    // In the page, because a press from here comes too late.
    await page.getByRole("button", { name: /Commentaires/ }).evaluate(
      (button: HTMLElement) =>
        new Promise<void>((done) => {
          const pressOnceHydrated = () => {
            if (!document.querySelector("nav button")?.hasAttribute("aria-expanded")) {
              return requestAnimationFrame(pressOnceHydrated);
            }
            button.click();
            return done();
          };
          pressOnceHydrated();
        }),
    );
    await expect(page.getByText(/pour commenter$/)).toBeVisible();
    // What is read anew after the hydration has arrived by then.
    await page.waitForLoadState("networkidle");
    await untilHydrated(page);
    await expect(page.getByText(/pour commenter$/)).toBeVisible();
  });

  test("[TP-9] shares a tip by the device's own dialog, else copies the address", async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(globalThis, { shared });
      Object.defineProperty(navigator, "share", { value: async (what: unknown) => void shared.push(what) });
    });
    await page.goto(siteForTwo);
    await untilHydrated(page);
    await page.getByRole("button", { name: /Partager/ }).click();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { shared: { url: string }[] }).shared[0]?.url))
      .toMatch(/\/tips\/tenir-un-site-a-deux$/);
  });

  for (const [outcome, works, words] of [
    ["copies the address", true, "Lien copié dans le presse-papiers !"],
    ["says when it can't", false, "Impossible de copier le lien"],
  ] as const) {
    test(`[TP-9] ${outcome} without a share dialog`, async ({ page }) => {
      await page.addInitScript((writes) => {
        Object.defineProperty(navigator, "share", { value: undefined });
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: () => (writes ? Promise.resolve() : Promise.reject(new Error("forbidden"))) },
        });
      }, works);
      await page.goto(siteForTwo);
      await untilHydrated(page);
      await page.getByRole("button", { name: /Partager/ }).click();
      await expect(page.getByText(words)).toBeVisible();
    });
  }
});

test("[LK-39] the rating stays inside the bar of a tip", async ({ page }) => {
  await page.goto(siteForTwo);
  for (const width of [961, 1360, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [bar, rating] = await page
      .getByRole("group", { name: "Réagir à ce tip" })
      .evaluate((group) => [group, group.querySelector("fieldset")].map((box) => box?.getBoundingClientRect().right));
    expect(rating, `${width} px`).toBeLessThanOrEqual(bar ?? 0);
  }
});
