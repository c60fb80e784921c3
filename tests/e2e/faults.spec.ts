import type { Locator, Page } from "@playwright/test";
import {
  core,
  dataRequest,
  expect,
  failedRequest,
  likeButton,
  likes,
  signInAfreshAt,
  signInAt,
  siteForTwo,
  test,
  unloadable,
  untilHydrated,
} from "./page.ts";

// A backend that is down, answers wrongly or not at all; a device without storage. Typed text stays, and there is a next step.

const answers = {
  "an error": { status: 500, contentType: "application/json", body: '{"message":"boom"}' },
  HTML: { status: 200, contentType: "text/html", body: "<!doctype html><title>Proxy</title><h1>Hello</h1>" },
  "half of its JSON": { status: 200, contentType: "application/json", body: '[{"id":"b0000' },
  "something else": { status: 200, contentType: "application/json", body: '{"surprise":true}' },
  nothing: "abort",
} as const;

const backendAnswers = (page: Page, path: RegExp, answer: (typeof answers)[keyof typeof answers]) =>
  page.route(path, (route) => (answer === "abort" ? route.abort() : route.fulfill(answer)));

/** Runs a case for each answer on the same device: later pages load faster than on a new one. */
const withEachAnswer = async (act: (answer: (typeof answers)[keyof typeof answers]) => Promise<void>) => {
  for (const [name, answer] of Object.entries(answers))
    await test.step(`when the backend answers ${name}`, () => act(answer));
};

for (const [who, open, tipRequest] of [
  ["a visitor", async (page: Page) => page.goto("/auth"), /readTip/],
  ["a member", async (page: Page) => signInAt(page, "/contact"), /get_tips_with_stats/],
] as const)
  test(`[FA-2] a list and a tip tell ${who} that the data aren't there as expected, and can be retried`, async ({
    page,
    silence,
  }) => {
    await withEachAnswer(async (answer) => {
      await open(page);
      await untilHydrated(page);
      await backendAnswers(page, dataRequest, answer);
      const bar = page.getByRole("navigation", { name: "Navigation principale" });
      await bar.getByRole("button", { name: "Contenu" }).click();
      await bar.getByRole("link", { name: "Tips" }).click();
      await expect(page.getByRole("heading", { name: "Impossible de charger les articles" })).toBeVisible();

      await page.unroute(dataRequest);
      // By key: a tip that came under the pointer would be requested ahead.
      await page.getByRole("button", { name: "Réessayer" }).press("Enter");
      await expect(page.getByText("13 tips")).toBeVisible();

      await backendAnswers(page, tipRequest, answer);
      await page.getByRole("main").getByRole("link", { name: "Gagner la manche d’après" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Impossible de charger l’article" })).toBeVisible();
      await page.unroute(tipRequest);
      await page.getByRole("button", { name: "Réessayer" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gagner la manche d’après");
      silence.allow(failedRequest);
    });
  });

test("a comment that the backend refuses stays in its box, and can be sent again", async ({ page, silence }) => {
  await withEachAnswer(async (answer) => {
    const text = `Panne. ${crypto.randomUUID()}`;
    await signInAt(page, siteForTwo);
    await page.getByRole("button", { name: /Commentaires/ }).click();
    await backendAnswers(page, /tip_comments/, answer);
    await page.getByLabel("Votre commentaire").fill(text);
    await page.getByRole("button", { name: "Publier" }).click();
    await expect(page.getByText("Erreur lors de l'ajout du commentaire")).toBeVisible();
    await expect(page.getByLabel("Votre commentaire")).toHaveValue(text);

    await page.unroute(/tip_comments/);
    await page.getByRole("button", { name: "Publier" }).click();
    await expect(page.getByText("Commentaire ajouté !")).toBeVisible();
    await expect(page.locator("section article").filter({ hasText: text })).toHaveCount(1);
    silence.allow(failedRequest);
  });
});

test(
  "[TP-6] a like is rolled back when the network is lost, and can be given once it is back",
  core,
  async ({ page, silence }) => {
    await signInAt(page, "/tips/freiner-avant-de-tirer");
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "false");
    const before = await likes(page);
    await page.route("**/rest/v1/tip_likes**", (route) => route.abort());
    await likeButton(page).click();
    await expect(page.getByText("Erreur lors de l'action")).toBeVisible();
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "false");
    expect(await likes(page)).toBe(before);

    await page.unroute("**/rest/v1/tip_likes**");
    await likeButton(page).click();
    await expect(page.getByText("Tip liké !")).toBeVisible();
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "true");
    await likeButton(page).click();
    await expect(page.getByText("Like retiré")).toBeVisible();
    silence.allow(failedRequest);
  },
);

/** Opens a tip, and waits until the like button has the member's own like. */
const openWithLikes = async (page: Page, path: string) => {
  const told = page.waitForResponse(/rest\/v1\/tip_likes\?select=user_id/);
  await page.goto(path);
  await (await told).finished();
};

test("[TP-6] two tabs of a member converge to the same state", async ({ page, context }) => {
  const path = "/tips/gagner-la-manche-d-apres";
  await signInAt(page, "/tips");
  await openWithLikes(page, path);
  const other = await context.newPage();
  await openWithLikes(other, path);
  // A tip of the seed that Camille doesn't like.
  await expect(likeButton(page)).toHaveAttribute("aria-pressed", "false");
  const before = await likes(page);

  const saved = page.waitForResponse((answer) => answer.url().includes("tip_likes") && answer.status() === 201);
  await likeButton(page).click();
  await saved;
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(likeButton(other)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => likes(other)).toBe(before + 1);

  const takenOff = other.waitForResponse((answer) => answer.url().includes("tip_likes") && answer.status() === 204);
  await likeButton(other).click();
  await takenOff;
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(likeButton(page)).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => likes(page)).toBe(before);
});

test("[AU-9] a manipulated session ends, which is announced once: the tip stays readable, and typed text stays", async ({
  page,
  silence,
}) => {
  await signInAfreshAt(page, siteForTwo);
  await page.getByRole("button", { name: /Commentaires/ }).click();
  await page.getByLabel("Votre commentaire").fill("Je tiens à cette phrase.");
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("club-session") ?? "{}");
    const [head, body, signature] = session.access_token.split(".");
    session.access_token = [head, body, signature.split("").toReversed().join("")].join(".");
    localStorage.setItem("club-session", JSON.stringify(session));
  });
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText(/Votre session a pris fin/)).toBeVisible();
  const said = page.getByRole("alert").filter({ hasText: /^Votre session a expiré. Reconnectez-vous pour continuer./ });
  await expect(said).toHaveCount(1);
  await expect(said.getByRole("link", { name: "Se connecter" })).toHaveAttribute(
    "href",
    `/auth?retour=${encodeURIComponent(siteForTwo)}`,
  );
  await expect(page.getByLabel("Votre commentaire")).toHaveValue("Je tiens à cette phrase.");
  await expect(page.getByText(/pour commenter$/)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Connexion" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tenir un site à deux");
  await expect(page.getByLabel("Votre commentaire")).toHaveValue("Je tiens à cette phrase.");
  await page.getByLabel("Votre commentaire").fill("");
  silence.allow(failedRequest);
});

test.describe("[FA-4] a device without storage", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException("Storage is forbidden", "SecurityError");
      };
      Object.defineProperty(globalThis, "localStorage", { get: forbid });
      Object.defineProperty(globalThis, "sessionStorage", { get: forbid });
    });
  });

  test("shows the site, and keeps a member signed in until the page is left", async ({ page }) => {
    await page.goto(siteForTwo);
    await untilHydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Connexion" }).click();
    await page.getByLabel("E-mail").fill("membre@demo.test");
    await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
  });
});

test("[FA-5] a page whose files can't be loaded reports that inside the site, and can be retried", async ({
  page,
  silence,
}) => {
  await page.goto("/tips");
  await untilHydrated(page);
  await page.route(/\/assets\/authRoute/, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Connexion" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cette page n’a pas pu être chargée" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unroute(/\/assets\/authRoute/);
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByLabel("E-mail")).toBeVisible();
  silence.allow(unloadable);
});

test("[FA-9] a visitor without a network is told so while it lasts", async ({ page, context }) => {
  await page.goto("/tips");
  await untilHydrated(page);
  await context.setOffline(true);
  await expect(page.getByText("Vous êtes hors ligne.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Vous êtes hors ligne.")).toBeHidden();
});

test("[FA-6] a slow page is interactive once all its files are loaded", async ({ page, context }) => {
  await page.goto(siteForTwo);
  await untilHydrated(page); // The scripts are in the browser's cache from here on.
  const network = await context.newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: 12_000,
    uploadThroughput: 12_000,
  });
  await page.goto("/tips/gagner-la-manche-d-apres", { waitUntil: "commit" });
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gagner la manche d’après");
});

test("[CT-4] a message that the backend refuses stays in its form, also after a reload", async ({ page, silence }) => {
  await withEachAnswer(async (answer) => {
    const text = `Panne. ${crypto.randomUUID()}`;
    await page.goto("/contact");
    await untilHydrated(page);
    await backendAnswers(page, /\/functions\/v1\//, answer);
    const main = page.getByRole("main");
    await main.getByLabel("Nom").fill("Lya");
    await main.getByLabel("E-mail").fill("lya@exemple.fr");
    await main.getByLabel("Sujet").fill("Un scrim");
    await main.getByLabel("Message").fill(text);
    await main.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByText("Une erreur est survenue lors de l'envoi du message.")).toBeVisible();
    await expect(main.getByLabel("Message")).toHaveValue(text);
    await page.reload();
    await expect(main.getByLabel("Message")).toHaveValue(text);
    await expect(main.getByLabel("Sujet")).toHaveValue("Un scrim");
    await page.unroute(/\/functions\/v1\//);
    silence.allow(failedRequest);
  });
});

test("[CT-4] a message over the limit stays in its form, with the time of the next try", async ({ page, silence }) => {
  await page.goto("/contact");
  await untilHydrated(page);
  await page.route(/\/functions\/v1\/send-contact-email/, (route) =>
    route.fulfill({ status: 429, contentType: "application/json", body: '{"code":"too-many"}' }),
  );
  const main = page.getByRole("main");
  await main.getByLabel("Nom").fill("Lya");
  await main.getByLabel("E-mail").fill("lya@exemple.fr");
  await main.getByLabel("Sujet").fill("Un scrim");
  await main.getByLabel("Message").fill("Bonjour");
  await main.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText(/réessayez dans 10.minutes/)).toBeVisible();
  await expect(main.getByLabel("Message")).toHaveValue("Bonjour");
  silence.allow(failedRequest);
});

test("[CT-4] a slow message is shown as in flight, and isn't sent twice", async ({ page }) => {
  await page.goto("/contact");
  await untilHydrated(page);
  let asked = 0;
  let release = () => {};
  const allowed = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/functions\/v1\/send-contact-email/, async (route) => {
    asked++;
    await allowed;
    await route.fulfill({ status: 200, contentType: "application/json", body: '{"success":true}' });
  });
  const main = page.getByRole("main");
  await main.getByLabel("Nom").fill("Lya");
  await main.getByLabel("E-mail").fill("lya@exemple.fr");
  await main.getByLabel("Sujet").fill("Un scrim");
  await main.getByLabel("Message").fill("Bonjour");
  await main.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(main.getByRole("button", { name: "Envoi en cours..." })).toBeDisabled();
  await main.getByLabel("Sujet").press("Enter");
  release();
  await expect(page.getByText("Message envoyé !")).toBeVisible();
  await expect(main.getByLabel("Message")).toHaveValue("");
  expect(asked).toBe(1);
});

test("[FA-9] signing out works without a network", async ({ page, silence }) => {
  await signInAfreshAt(page, "/tips");
  await page.route("**/auth/v1/**", (route) => route.abort());
  await page.getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Connexion" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("club-session"))).toBeNull();
  silence.allow(failedRequest);
});

test("[FA-2] signing in reports an unreachable backend, and keeps what was typed", core, async ({ page, silence }) => {
  await page.route("**/auth/v1/**", (route) => route.abort());
  await page.goto("/auth");
  await page.getByLabel("E-mail").fill("membre@demo.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText(/Le site n'a pas pu vous connecter/)).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("membre@demo.test");
  silence.allow(failedRequest);
});

test("[FA-10] hides a decoration that can't be loaded, and shows a picture's description, until they can", async ({
  page,
  silence,
}) => {
  silence.allow(failedRequest);
  await page.goto("/contact");
  await untilHydrated(page);
  const drawings = /\/(?:decors|portraits)\//;
  await page.route(drawings, (route) => route.abort());
  await page
    .getByRole("banner")
    .getByRole("link", { name: /accueil/i })
    .click();
  const sky = page.locator('img[src^="/decors/ciel"]');
  const player = page.getByRole("main").getByRole("listitem").getByRole("img").first();
  const shown = (picture: Locator) =>
    picture.evaluate((image: HTMLImageElement) => [image.style.opacity, image.complete && image.naturalWidth > 0]);
  await expect.poll(() => shown(sky)).toEqual(["0", false]);
  await expect(player).toHaveAttribute("alt", /./);
  expect(await shown(player)).toEqual(["", false]);
  await page.unroute(drawings);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => shown(sky)).toEqual(["", true]);
  await expect.poll(() => shown(player)).toEqual(["", true]);
});
