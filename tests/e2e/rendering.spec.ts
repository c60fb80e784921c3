import type { Page } from "@playwright/test";
import { openClub } from "./asClub.ts";
import {
  core,
  dataRequest,
  expect,
  likeButton,
  holdBack,
  signInAt,
  siteForTwo,
  test,
  unloadable,
  untilHydrated,
} from "./page.ts";

// Cases that need the built site: the server's page, its security policy, its loader.

/** What the present test stores, to be deleted at its end, also when it fails. */
const stored: ((club: ReturnType<typeof openClub>) => PromiseLike<unknown>)[] = [];
test.afterEach(async ({ baseURL }) => {
  for (const remove of stored.splice(0)) await remove(openClub(baseURL ?? ""));
});

const willStore = (table: "tip_likes" | "tip_ratings", username: string, slug: string) =>
  stored.push(async (club) => {
    const member = await club.from("member_cards").select("id").eq("username", username).single().throwOnError();
    const tip = await club.from("tips").select("id").eq("slug", slug).single().throwOnError();
    await club.from(table).delete().match({ user_id: member.data.id, tip_id: tip.data.id }).throwOnError();
  });

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[PF-2] a tip is shown whole, with its comments and its sidebar", core, async ({ page }) => {
    await page.goto(siteForTwo);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tenir un site à deux");
    await expect(page.getByText("Le plus exposé attend.")).toBeVisible();
    await expect(page.getByRole("heading", { name: /commentaires$/ })).toBeVisible();
    await expect(page.locator("section article").first()).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Autour de ce tip" }).getByRole("link").first()).toBeVisible();
    await expect(page.getByText(/activez JavaScript/)).toBeVisible();
    await expect(likeButton(page)).toHaveCSS("cursor", "pointer"); // The styles come with the page.
  });

  test("[PF-2] the list can be filtered and paged", async ({ page }) => {
    await page.goto("/tips");
    await page.getByLabel("Catégorie").selectOption("Compétitif");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/categorie=Comp%C3%A9titif/);
    await expect(page.getByText("5 tips")).toBeVisible();
    await page.goto("/tips");
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page).toHaveURL("/tips?page=2");
  });

  test("menus and drawer open", async ({ page }) => {
    await page.goto("/tips");
    await page.getByRole("button", { name: "Équipes" }).click();
    await expect(page.getByRole("link", { name: "Équipe Valorant" })).toBeVisible();
    await page.keyboard.press("Escape");

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Connexion" }).click();
    await expect(page).toHaveURL("/auth");
  });

  test("the sign-in tells that it needs a script, and never puts a password into an address", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByText(/La connexion a besoin de JavaScript/)).toBeVisible();
    await page.getByLabel("E-mail").fill("membre@demo.test");
    await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page).toHaveURL("/auth");
  });
});

test.describe("the loader", () => {
  test("[PF-3] loads the app after the first paint", async ({ page }) => {
    await page.goto(siteForTwo);
    await untilHydrated(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      asked: Math.min(
        ...performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".js"))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(asked).toBeGreaterThanOrEqual(painted);
  });

  test("[PF-17] the first screen's drawings are in the server's page, and stay there for coming back without a network", async ({
    page,
    context,
    silence,
  }) => {
    silence.allow(unloadable);
    const hero = page.getByRole("main").getByRole("listitem").getByRole("img").first();
    const width = () => hero.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await page.goto("/");
    await untilHydrated(page);
    await expect(hero).toHaveAttribute("src", /^data:image\/svg\+xml,/);
    await page.getByRole("link", { name: "Lire les tips" }).first().click();
    await expect(page).toHaveURL("/tips");
    await context.setOffline(true);
    await page.goBack();
    await expect(hero).toHaveAttribute("src", /^data:image\/svg\+xml,/);
    expect(await width()).toBe(400);
  });

  test("[PF-17] a page that the app opens loads the drawings of its first screen", async ({ page }) => {
    const hero = page.getByRole("main").getByRole("listitem").getByRole("img").first();
    await page.goto("/contact");
    await untilHydrated(page);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(hero).toHaveAttribute("src", /^\/portraits\//);
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  });

  // The first one reads the language's data, the longest task of all on a slow phone.
  test("[PF-26] makes none of the browser's formatters in Paris; elsewhere the one that names the zone", async ({
    browser,
  }) => {
    const madeIn = async (timezoneId: string) => {
      const page = await browser.newPage({ locale: "fr-FR", timezoneId });
      await page.addInitScript(() => {
        const made: string[] = [];
        Object.assign(globalThis, { made });
        const names = ["NumberFormat", "DateTimeFormat", "RelativeTimeFormat", "Collator", "PluralRules", "ListFormat"];
        for (const name of names as "NumberFormat"[]) {
          const count = () => made.push(name);
          Intl[name] = new Proxy(Intl[name], {
            apply: (...[format, , given]) => (count(), Reflect.apply(format, undefined, given)),
            construct: (...[format, given]) => (count(), Reflect.construct(format, given)),
          });
        }
      });
      const all: string[] = [];
      for (const path of ["/", "/news", siteForTwo, "/team-valorant", "/contact"]) {
        await page.goto(path);
        await untilHydrated(page);
        // By then the device has told its time.
        await expect(page.locator("html")).toHaveAttribute("data-app", "here");
        const made = await page.evaluate(() => (globalThis as unknown as { made: string[] }).made);
        all.push(...made.map((name) => `${path} ${name}`));
      }
      await page.close();
      return all;
    };
    expect(await madeIn("Europe/Paris")).toEqual([]);
    expect(await madeIn("Indian/Reunion")).toContain("/contact DateTimeFormat");
  });

  test("a press of the space bar that the app's start interrupts still counts", async ({ page }) => {
    const app = await holdBack(page, /\/client-[\w-]+\.js$/);
    await page.goto("/partners");
    await page.getByText("Mettre en pause").click();
    const pause = page.getByRole("checkbox", { name: "Mettre en pause" });
    await expect(pause).toBeChecked();
    await pause.focus();
    await page.keyboard.down("Space");
    app.release();
    await expect(page.locator("html")).toHaveAttribute("data-app", "here");
    await page.keyboard.up("Space");
    await expect(pause).not.toBeChecked();
  });

  test("[PF-3] doesn't load the app for a visitor who only reads", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    const counted = page.waitForResponse(/count_tip_view/);
    await page.goto(siteForTwo);
    await counted;
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((address) => !/\/views-[\w-]+\.js$/.test(address))).toEqual([]);
  });

  for (const [what, begin] of [
    ["moves the pointer", (page: Page) => page.mouse.move(40, 40)],
    ["turns the wheel", (page: Page) => page.mouse.wheel(0, 200)],
    ["presses a key", (page: Page) => page.keyboard.press("Shift")],
    ["moves the focus", (page: Page) => page.getByRole("link", { name: "Shop" }).first().focus()],
    ["scrolls", (page: Page) => page.evaluate(() => scrollTo(0, 200))],
  ] as const) {
    test(`[PF-3] loads the app when a visitor ${what}`, async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
      await page.goto("/privacy");
      await page.evaluate(
        () =>
          new Promise((painted) =>
            new PerformanceObserver(painted).observe({ type: "largest-contentful-paint", buffered: true }),
          ),
      );
      // The views of pages are counted without the app.
      expect(scripts.filter((address) => !/\/views-[\w-]+\.js$/.test(address))).toEqual([]);
      await begin(page);
      await expect(page.locator("nav button").first()).toHaveAttribute("aria-expanded", /./);
    });
  }

  test("[PF-3] waits for a press on a slow or metered connection", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" }, configurable: true }),
    );
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    const counted = page.waitForResponse(/count_tip_view/);
    await page.goto(siteForTwo);
    await page.mouse.wheel(0, 300);
    await counted;
    expect(scripts.filter((address) => !/\/views-[\w-]+\.js$/.test(address))).toEqual([]);
    await likeButton(page).click();
    await expect(page.getByText("Vous devez être connecté pour liker")).toBeVisible();
  });

  test("[PF-3] a press before the app is loaded is handled afterwards", core, async ({ page }) => {
    const app = await holdBack(page, "**/assets/*.js");
    await page.goto(siteForTwo);
    await page.getByRole("button", { name: /Commentaires/ }).click();
    await page.getByRole("radio", { name: "4" }).click();
    await likeButton(page).click();
    await expect(page.getByText("Vous devez être connecté pour liker")).toBeHidden();
    app.release();
    // Two pending actions that need a session show one sign-in dialog, for the last.
    await expect(page.getByText("Vous devez être connecté pour liker")).toBeVisible();
    await expect(page.getByText("Connectez-vous pour noter")).toBeHidden();
    await expect(page.getByRole("radio", { name: "4" })).not.toBeChecked();
    await expect(page.getByText(/pour commenter$/)).toBeVisible();
  });

  test("[PF-3] [PF-40] a press on the menu is kept by a browser that doesn't know its command", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Safari before 26.2 and Firefox before 144.
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      addEventListener("command", (event) => event.preventDefault(), true);
    });
    const app = await holdBack(page, "**/assets/*.js");
    await page.goto("/");
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    app.release();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Fermer le menu" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("a member's press before anything is loaded is handled", async ({ page }) => {
    willStore("tip_likes", "camille", "poser-une-fumee-qui-sert-a-quelqu-un");
    await signInAt(page, "/tips/poser-une-fumee-qui-sert-a-quelqu-un");
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "false");
    const app = await holdBack(page, "**/assets/*.js");
    await page.reload();
    await likeButton(page).click();
    const saved = page.waitForResponse((answer) => answer.url().includes("tip_likes") && answer.status() === 201);
    app.release();
    await saved;
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "true");
  });

  test("[TP-7] a member who opens the comment box before anything is loaded can type at once", async ({ page }) => {
    await signInAt(page, siteForTwo);
    const app = await holdBack(page, "**/assets/*.js");
    const session = await holdBack(page, /user/);
    await page.reload();
    await page.getByRole("button", { name: /Commentaires/ }).press("Enter");
    app.release();
    const box = page.getByLabel("Votre commentaire");
    await expect(box).toBeFocused();
    await expect(page.getByText(/pour commenter$/)).toBeHidden();
    await page.keyboard.type("Vu ");
    session.release();
    await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
    await page.keyboard.type("à deux.");
    await expect(box).toHaveValue("Vu à deux.");
    await box.fill("");
  });

  test("[TP-6] a member's last press before the app is loaded counts", async ({ page }) => {
    willStore("tip_ratings", "sarah", "freiner-avant-de-tirer");
    await signInAt(page, "/tips/freiner-avant-de-tirer", "staff@demo.test");
    const app = await holdBack(page, "**/assets/*.js");
    await page.reload();
    const rating = page.getByRole("group", { name: "Votre note" });
    for (const stars of ["2", "3", "5"]) await rating.getByRole("radio", { name: stars }).click();
    const saved = page.waitForResponse(
      (answer) => answer.url().includes("tip_ratings") && answer.request().postDataJSON()?.rating === 5,
    );
    app.release();
    await expect(rating.getByRole("button", { name: "Retirer ma note" })).toBeVisible();
    await expect(rating.getByRole("radio", { name: "5" })).toBeChecked();
    await saved;
    await page.reload();
    await untilHydrated(page);
    await expect(rating.getByRole("radio", { name: "5" })).toBeChecked();
    await rating.getByRole("button", { name: "Retirer ma note" }).click();
    await expect(page.getByText("Note retirée")).toBeVisible();
  });

  test("a form sent and a filter chosen before the app is loaded are handled", async ({ page }) => {
    const app = await holdBack(page, "**/assets/*.js");
    await page.goto("/auth");
    await page.getByLabel("E-mail").fill("membre@demo.test");
    await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
    await page.getByLabel("Mot de passe", { exact: true }).press("Enter");
    app.release();
    await expect(page.getByText("Connexion réussie !")).toBeVisible();

    const again = await holdBack(page, "**/assets/*.js");
    await page.goto("/tips");
    await page.getByLabel("Catégorie").selectOption("Compétitif");
    again.release();
    await expect(page).toHaveURL("/tips?categorie=Comp%C3%A9titif");
  });

  test("an app that failed to load is requested again at the next press", async ({ page, silence }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(siteForTwo);
    await expect.poll(() => silence.heard.length).toBeGreaterThan(0);
    await page.unroute("**/assets/*.js");
    // Some browsers request a module again, for others the page reloads: then the press has to be repeated.
    await expect(async () => {
      await likeButton(page).click();
      await expect(page.getByText("Vous devez être connecté pour liker")).toBeVisible({ timeout: 2_000 });
    }).toPass();
    silence.allow(unloadable);
  });
});

test("without the app the site can still be read", async ({ page, silence }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(siteForTwo);
  await expect.poll(() => silence.heard.length).toBeGreaterThan(0);
  const pages: string[] = [];
  page.on("framenavigated", (frame) => pages.push(frame.url()));
  for (let press = 0; press < 4; press++) {
    const failures = silence.heard.length;
    await likeButton(page).click();
    await expect.poll(() => silence.heard.length).toBeGreaterThan(failures);
  }
  expect(pages.length, "it began anew once at most").toBeLessThanOrEqual(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Recrutement" }).click();
  await expect(page).toHaveURL("/recruitment");
  silence.allow(unloadable);
});

test.describe("[PF-16] the browser's own speculation", () => {
  /** The pages that the browser would fetch, by its own report. */
  const followSpeculation = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const seen = { wanted: [] as string[], fetched: [] as string[] };
    session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
      seen.wanted = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
    });
    session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") seen.fetched.push(new URL(prefetchUrl).pathname);
    });
    await session.send("Preload.enable");
    return seen;
  };

  test("fetches the page of a link under the pointer before the app is there", async ({ page }) => {
    const seen = await followSpeculation(page);
    const app = await holdBack(page, /\/client-[\w-]+\.js$/);
    await page.goto("/tips");
    const link = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: "Contact" });
    await link.hover();
    await expect.poll(() => seen.fetched).toContain("/contact");
    await link.click();
    await expect(page).toHaveURL("/contact");
    const way = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().deliveryType);
    expect(way).toBe("navigational-prefetch");
    app.release();
  });

  test("ends once the app is there, and never opens the pages of members and staff", async ({ page }) => {
    const seen = await followSpeculation(page);
    await page.goto("/tips");
    await expect.poll(() => seen.wanted).toContain("/contact");
    expect(seen.wanted.filter((path) => /^\/(auth|profile|admin|newsletter|_dev)/.test(path))).toEqual([]);
    expect(seen.wanted.filter((path) => path.includes("."))).toEqual([]);
    await untilHydrated(page);
    await expect.poll(() => seen.wanted).toEqual([]);
  });
});

test("[FA-6] going back before hydration shows the earlier page", async ({ page }) => {
  await page.goto("/tips");
  await untilHydrated(page);
  await page.getByLabel("Catégorie").selectOption("Compétitif");
  await expect(page).toHaveURL(/categorie/);
  const app = await holdBack(page, "**/assets/*.js");
  await page.reload();
  // Going back loads the earlier page. Chromium never answers for a wheel that was turned over a page on its way out.
  const earlier = page.waitForEvent("load");
  await page.goBack();
  await earlier;
  app.release();
  await untilHydrated(page);
  await expect(page.getByLabel("Catégorie")).toHaveValue("");
  await expect(page.getByText("13 tips")).toBeVisible();
});

test.describe("signed-in members", () => {
  test("[PF-4] see no flash of a visitor's bar", async ({ page }) => {
    await signInAt(page, "/tips");
    const app = await holdBack(page, "**/assets/*.js");
    await page.goto(siteForTwo);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const login = page.getByRole("banner").getByRole("link", { name: "Connexion" });
    await expect(login).toBeHidden();
    app.release();
    await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
    await expect(login).toBeHidden();
  });
});

test.describe("a visitor", () => {
  test("[PF-5] loads neither the container, nor the backend's client, nor the markdown parser", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    const counted = page.waitForResponse(/count_tip_view/);
    await page.goto(siteForTwo);
    await untilHydrated(page);
    await counted;
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((address) => /container|backend|memory|seed/.test(address))).toEqual([]);
  });

  test("[PF-32] sees what a link leads to without the container and the backend's client", async ({ page }) => {
    await holdBack(page, /assets\/(?:container|backend)-/);
    const asked: string[] = [];
    page.on("request", (request) => dataRequest.test(request.url()) && asked.push(request.url()));
    await page.goto("/contact");
    await untilHydrated(page);
    const bar = page.getByRole("navigation", { name: "Navigation principale" });
    await bar.getByRole("button", { name: "Contenu" }).click();
    await bar.getByRole("link", { name: "Tips" }).click();
    await expect(page.getByText("13 tips")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Tenir un site à deux" }).first().click();
    await expect(page.getByText("Le plus exposé attend.")).toBeVisible();
    await expect(page.getByRole("heading", { name: /commentaires$/ })).toBeVisible();
    await expect(page.locator("section article").first()).toBeVisible();
    await page
      .getByRole("link", { name: "Nos équipes" })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("main").getByRole("link", { name: "Valorant" }).first()).toBeVisible();
    expect(asked.some((address) => address.includes("/readTip?"))).toBe(true);
    expect(asked.filter((address) => !address.includes("/lectures/"))).toEqual([]);
  });
});

test.describe("[SE-33] the security policy", () => {
  for (const path of ["/tips", siteForTwo, "/auth", "/nulle-part"]) {
    test(`of ${path} allows nothing inline but the server's own`, async ({ request }) => {
      const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      const html = await (await request.get(path)).text();
      expect(html).not.toMatch(/<[^>]+ style=/);
      expect(html).not.toMatch(/<[^>]+ on[a-z]+=/);
    });
  }

  test("is sent with every answer, with the other security headers", async ({ request, baseURL }) => {
    const script = /\/assets\/client-[\w-]+\.js/.exec(await (await request.get("/tips")).text())?.[0] ?? "";
    const answers = await Promise.all([
      request.get("/tips"),
      request.get("/"),
      request.get("/tips/nulle-part"),
      request.get(script),
      request.get("/assets/nulle-part.js"),
      request.post("/auth", { maxRedirects: 0 }),
      request.put("/tips"),
      request.get(`/tips/${"a".repeat(10_000)}`),
      request.get("/tips/%E0%A4%A"),
      request.get(`${baseURL}/rest/v1/tips?select=id`),
      request.get("/auth/v1/health"),
    ]);
    for (const answer of answers) {
      expect(answer.headers()["content-security-policy"], answer.url()).toContain("default-src 'none'");
      expect(answer.headers()["x-content-type-options"], answer.url()).toBe("nosniff");
    }
  });

  test("blocks injected code", core, async ({ page, silence }) => {
    await page.goto("/tips");
    await page.evaluate(() => {
      document.body.insertAdjacentHTML("beforeend", `<img src="data:," onerror="document.title = 'caught'">`);
      const script = document.createElement("script");
      script.textContent = "document.title = 'caught'";
      document.body.append(script);
    });
    await expect.poll(() => silence.heard.filter((message) => message.includes("CSP")).length).toBeGreaterThan(0);
    expect(await page.title()).not.toBe("caught");
    silence.allow(/CSP|Content Security Policy/);
  });
});

test.describe("unusual addresses", () => {
  for (const [path, status] of [
    ["/tips/%2Fetc%2Fpasswd", 404],
    ["/tips/caf%C3%A9-cr%C3%A8me", 404],
    ["/tips/..%2F..%2Fauth", 404],
    ["/tips/%E0%A4%A", 404],
    ["/tips/%00", 404],
    [`/tips/${"a".repeat(1_900)}`, 404],
    [`/tips/${"a".repeat(10_000)}`, 414],
    ["/tips/Tenir-Un-Site-A-Deux", 404],
    ["/tips/", 200],
    ["//evil.example/tips", 404],
    ["/tips?categorie=%3Cscript%3Ealert(1)%3C/script%3E", 200],
  ] as const) {
    test(`[NF-2] ${path.slice(0, 60)} answers ${status}`, async ({ request, baseURL }) => {
      const answer = await request.get(`${baseURL}${path}`);
      expect(answer.status()).toBe(status);
      expect(await answer.text()).not.toContain("<script>alert");
    });
  }
});

test("[LY-9] each address answers with a page: its content, or the not-found page", core, async ({ request }) => {
  const club = [
    "/",
    "/about",
    "/shop",
    "/teams",
    "/team-valorant",
    "/matches",
    "/recruitment",
    "/partners",
    "/contact",
  ];
  const there = [
    ...club,
    "/news",
    "/tips",
    "/tips/tenir-un-site-a-deux",
    "/search",
    "/auth",
    "/profile",
    "/privacy",
    "/terms",
  ];
  for (const path of [...there, "/admin", "/n-importe-quoi"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(path === "/n-importe-quoi" ? 404 : 200);
    expect(await answer.text(), path).toMatch(/<h1/);
  }
});

test("[SH-3] a page has the metadata for search engines and share cards", async ({ page, baseURL }) => {
  await page.goto(siteForTwo);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + siteForTwo);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^Deux angles qui se croisent/);
  const html = await (await page.request.get("/tips/nulle-part")).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("[PF-6] a change is shown at once, although pages are cached", core, async ({ page, request }) => {
  const text = `Tout de suite. ${crypto.randomUUID()}`;
  stored.push((club) => club.from("tip_comments").delete().eq("content", text).throwOnError());
  await request.get("/tips/lire-une-rotation-avant-qu-elle-parte");
  await signInAt(page, "/tips/lire-une-rotation-avant-qu-elle-parte");
  await page.getByRole("button", { name: /Commentaires/ }).click();
  await page.getByLabel("Votre commentaire").fill(text);
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Commentaire ajouté !")).toBeVisible();
  expect(await (await request.get("/tips/lire-une-rotation-avant-qu-elle-parte")).text()).toContain(text);
});

test("[SE-34] a posted form never redirects to another site", async ({ request, baseURL }) => {
  for (const path of ["//evil.example/x", "/tips", "/nulle-part"]) {
    expect((await request.post(baseURL + path, { maxRedirects: 0 })).status()).toBe(405);
  }
  const { location } = (await request.post("/auth?retour=//evil.example", { maxRedirects: 0 })).headers();
  expect(location).toMatch(/^\/auth\?/);
});

test("[PF-6] an unchanged page is answered 304", async ({ request }) => {
  const { etag = "" } = (await request.get("/auth")).headers();
  const again = await request.get("/auth", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
});
