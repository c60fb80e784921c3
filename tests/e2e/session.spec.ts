import type { Page } from "@playwright/test";
import {
  core,
  expect,
  failedRequest,
  refusedWith,
  served,
  signIn,
  signInAfreshAt,
  signInAt,
  siteForTwo,
  test,
  untilHydrated,
} from "./page.ts";

test("[AU-4] [AU-1] signs a member in, and goes home", core, async ({ page }) => {
  await signIn(page);
  await expect(page.getByText("Connexion réussie !")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("[AU-4] reports a wrong e-mail or password, and keeps what was typed", core, async ({ page, silence }) => {
  await signIn(page, "membre@demo.test", "pas-le-bon");
  await expect(page.getByText("Email ou mot de passe incorrect")).toBeVisible();
  silence.allow(refusedWith(400));
  await expect(page.getByLabel("E-mail")).toHaveValue("membre@demo.test");
  await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue("pas-le-bon");
});

test("[AU-4] requires both fields", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByText("Indiquez votre e-mail.")).toBeVisible();
  await expect(page.getByText("Indiquez un mot de passe.")).toBeVisible();
});

test("[AU-1] has two tabs, and leads signed-in members away", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("tab", { name: "Connexion" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Inscription" }).click();
  await expect(page.getByRole("tab", { name: "Inscription" })).toHaveAttribute("aria-selected", "true");

  await signInAt(page, "/auth");
  await expect(page).toHaveURL("/");
});

test("[SE-34] never leads to another site after signing in", async ({ page }) => {
  await page.goto("/auth?retour=//evil.example/");
  await page.getByLabel("E-mail").fill("membre@demo.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL("/");
});

/** Sets the device's clock, which then goes on. */
const shiftClock = (page: Page, milliseconds: number) =>
  page.addInitScript((shift) => {
    const Real = Date;
    window.Date = new Proxy(Real, {
      construct: (_, given) => Reflect.construct(Real, given.length > 0 ? given : [Real.now() + shift]),
      get: (date, name) => (name === "now" ? () => Real.now() + shift : Reflect.get(date, name)),
    });
  }, milliseconds);

const hour = 3_600_000;

for (const [clock, shift] of [
  ["two hours fast", 2 * hour],
  ["two hours slow", -2 * hour],
] as const) {
  test(`[AU-24] with a clock that is ${clock}, signing in and six pages renew no session`, async ({ page }) => {
    test.slow();
    await shiftClock(page, shift);
    const renewals: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("grant_type=refresh_token")) renewals.push(request.url());
    });
    await signIn(page);
    await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
    for (const path of ["/news", "/tips", "/profile", siteForTwo, "/matches", "/profile?onglet=candidatures"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
      await untilHydrated(page);
    }
    expect(renewals).toEqual([]);
  });
}

const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem("club-session"));
const forged = "access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=signup";

test("[SE-8] an address with an invented session opens none", async ({ page, silence }) => {
  silence.allow(failedRequest);
  for (const address of [`/news?${forged}`, `/news#${forged}`]) {
    await page.goto(address);
    await untilHydrated(page);
    await expect(page.getByRole("banner").getByRole("link", { name: "Connexion" })).toBeVisible();
    expect(await sessionOf(page)).toBeNull();
  }
  await expect(page.getByRole("heading", { name: "Ce lien ne marche plus", level: 1 })).toBeVisible();
  expect(await sessionOf(page)).toBeNull();
});

/** The addresses that Back and Forward lead to. */
const visited = (page: Page) =>
  page.evaluate(() => (window as unknown as { navigation: Navigation }).navigation.entries().map(({ url }) => url));
type Navigation = { entries(): readonly { readonly url: string }[] };

test("[HS-5] the backend's own link that is over says so on any page, and leaves nothing in the address", async ({
  page,
}) => {
  for (const [fragment, title] of [
    ["error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid", "Ce lien ne marche plus"],
    ["error=server_error&error_code=unexpected_failure&error_description=x&sb=", "Ce lien ne marche plus"],
    ["error=access_denied&error_description=Email+link+is+invalid", "Ce lien ne marche plus"],
    ["message=Confirmation+link+accepted.+Please+proceed", /Plus qu.un e-mail à ouvrir/],
  ] as const) {
    await page.goto(`/news#${fragment}`);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(page.getByText(/Email link|Confirmation link/)).toHaveCount(0);
    expect((await visited(page)).filter((url) => /error|message/.test(url))).toEqual([]);
    await page.goto("about:blank");
  }
  await page.goto("/#error_code=otp_expired");
  await page.getByRole("main").getByRole("link", { name: "Recevoir un lien pour un nouveau mot de passe" }).click();
  await expect(page.getByRole("heading", { name: "Mot de passe oublié ?", level: 1 })).toBeVisible();
});

test(
  "[SE-8] an address with another account's session asks before it opens that session",
  served,
  async ({ page, context, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const theirs = await elsewhere.newPage();
    await signInAfreshAt(theirs, "/", "staff@demo.test");
    const { access_token, refresh_token } = JSON.parse((await sessionOf(theirs)) ?? "{}");
    await elsewhere.close();
    expect([typeof access_token, typeof refresh_token]).toEqual(["string", "string"]);
    const brought = `access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=signup`;
    const banner = page.getByRole("banner");
    const question = page.getByRole("heading", { name: "Se connecter à ce compte ?", level: 1 });

    await page.goto(`/news?${brought}`);
    await untilHydrated(page);
    await expect(banner.getByRole("link", { name: "Connexion" })).toBeVisible();
    expect(await sessionOf(page)).toBeNull();

    await page.goto(`/tips#${brought}`);
    await expect(question).toBeVisible();
    await expect(page.getByText("Ce lien vous connecte au compte staff@demo.test sur cet appareil.")).toBeVisible();
    expect(page.url()).not.toContain("token");
    await expect(banner.getByRole("link", { name: "Connexion" })).toBeVisible();
    expect(await sessionOf(page)).toBeNull();
    await page.getByRole("main").getByRole("link", { name: "Annuler" }).click();
    await expect(page).toHaveURL("/");
    await page.reload();
    await untilHydrated(page);
    await expect(banner.getByRole("link", { name: "Connexion" })).toBeVisible();
    expect(await sessionOf(page)).toBeNull();

    // On a device of a signed-in member, the session stays.
    const member = await context.newPage();
    await signInAfreshAt(member, "/");
    await member.goto(`/tips#${brought}`);
    await expect(member.getByRole("heading", { name: "Se connecter à ce compte ?", level: 1 })).toBeVisible();
    await expect(member.getByText(/Une session est déjà ouverte avec membre@demo.test/)).toBeVisible();
    expect(await sessionOf(member)).toContain("membre@demo.test");
  },
);

test("[LY-6] [LY-7] [AU-9] shows the member's menu after a reload, and signs out", core, async ({ page }) => {
  await signInAfreshAt(page, siteForTwo);
  await page.getByRole("button", { name: "Mon compte" }).click();
  const banner = page.getByRole("banner");
  await expect(banner.getByText("Camille Martin").last()).toBeVisible();
  await expect(banner.getByText("membre@demo.test")).toBeVisible();
  await expect(banner.getByRole("link", { name: "Mon espace personnel" })).toHaveAttribute("href", "/profile");
  await expect(banner.getByRole("link", { name: "Administration" })).toHaveCount(0);
  await expect(banner.getByText("Staff", { exact: true })).toHaveCount(0);
  await expect(banner.getByText("M", { exact: true }).first()).toBeVisible();

  await banner.getByRole("button", { name: "Déconnexion" }).press("Enter");
  await expect(banner.getByRole("link", { name: "Connexion" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(banner.getByRole("link", { name: "Connexion" })).toBeVisible();
});

for (const email of ["staff@demo.test", "admin@demo.test"]) {
  test(`[LY-6] shows ${email} as staff`, async ({ page }) => {
    await signInAt(page, "/tips", email);
    await page.getByRole("button", { name: "Mon compte" }).click();
    const banner = page.getByRole("banner");
    await expect(banner.getByText("Staff", { exact: true })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Administration" })).toHaveAttribute("href", "/admin");
  });
}

test("two tabs share the session", async ({ page, context }) => {
  await page.goto("/tips");
  await untilHydrated(page);
  const other = await context.newPage();
  await signIn(other);
  // The navigation after the sign-in closes an open menu.
  await expect(other).not.toHaveURL(/\/auth/);
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();

  await other.getByRole("button", { name: "Mon compte" }).click();
  await other.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Connexion" })).toBeVisible();
});
