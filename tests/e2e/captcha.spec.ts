import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { type Provider, startProvider } from "../../adapters/embedded/testing/captchas.ts";
import { findings } from "./axe.ts";
import { expect, failedRequest, likeButton, refusedWith, siteForTwo, test, untilHydrated } from "./page.ts";

// A site of its own with a captcha, whose provider is on this machine.

test.describe.configure({ mode: "serial" });

let provider: Provider;
const sites: ChildProcess[] = [];
let address: string;
let addressOfOther: string;
const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(root, ".cache/captcha-"));

const startSite = async (name: "turnstile" | "hcaptcha") => {
  const site = spawn(process.execPath, ["src/server/start.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(20_000 + (process.pid % 20_000) + sites.length),
      DATA_FOLDER: join(folder, name),
      CAPTCHA_PROVIDER: name,
      CAPTCHA_SITE_KEY: "key of the test",
      CAPTCHA_SECRET: provider.secret,
      CAPTCHA_VERIFY_URL: provider.verifyUrl,
      CAPTCHA_SCRIPT_URL: provider.scriptUrl,
    },
  });
  sites.push(site);
  let said = "";
  return new Promise<string>((ready, failed) => {
    const hear = (text: unknown) => {
      said += String(text);
      const [, found] = /The site is at (\S+)/.exec(said) ?? [];
      if (found) ready(found);
    };
    site.stdout?.on("data", hear);
    site.stderr?.on("data", hear);
    site.on("exit", () => failed(new Error(said)));
  });
};

test.beforeAll(async () => {
  provider = await startProvider();
  [address, addressOfOther] = await Promise.all([startSite("turnstile"), startSite("hcaptcha")]);
});
test.afterAll(async () => {
  for (const site of sites.filter(({ exitCode }) => exitCode === null)) {
    const ended = once(site, "exit");
    site.kill();
    await ended;
  }
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

const panel = (page: Page) => page.getByRole("dialog", { name: "Vérification anti-robot" });
const answer = (page: Page) =>
  panel(page).frameLocator("iframe").getByRole("button", { name: "Je suis humain" }).click();
const fillIn = async (page: Page, at = address) => {
  await page.goto(`${at}/auth`);
  await untilHydrated(page);
  await page.getByLabel("E-mail").fill("membre@demo.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
};
const signIn = (page: Page) => page.getByRole("button", { name: "Se connecter" }).click();

test("[HS-47] a site without a captcha's key loads and allows nothing of it", async ({ page, request, baseURL }) => {
  const plain = await request.get(`${baseURL}/auth`);
  expect(plain.headers()["content-security-policy"]).toContain("frame-src 'self';");
  expect(await plain.text()).not.toContain("captcha");
  expect(await (await request.get(`${baseURL}/privacy`)).text()).not.toContain('id="robots"');
  // Nor does a site with a key, before a form is sent.
  const asked: string[] = [];
  page.on("request", (one) => asked.push(one.url()));
  await fillIn(page);
  expect(asked.filter((url) => url.startsWith(new URL(provider.scriptUrl).origin))).toEqual([]);
});

test("[HS-48] a sign-in asks the visitor, by keyboard too, and signs in with the answer", async ({ page }) => {
  await fillIn(page);
  await signIn(page);
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toContainText("Si une question s'affiche ici");
  expect(await findings(page, "[popover=manual][role=dialog]")).toEqual([]);
  await answer(page);
  await expect(page.getByText("Connexion réussie !")).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test("[HS-48] a visitor who gives up keeps what they typed, and reads that it can be tried again", async ({ page }) => {
  await fillIn(page);
  await signIn(page);
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("alert")).toContainText("La vérification anti-robot n'a pas abouti. Réessayez.");
  await expect(page.getByLabel("E-mail")).toHaveValue("membre@demo.test");
  await signIn(page);
  await answer(page);
  await expect(page.getByText("Connexion réussie !")).toBeVisible();
});

test("[HS-48] Escape gives up wherever the focus went, with the form kept", async ({ page }) => {
  await fillIn(page);
  await signIn(page);
  await panel(page).getByRole("button", { name: "Annuler" }).focus();
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(page.getByLabel("E-mail")).toHaveValue("membre@demo.test");
});

test("[HS-50] the privacy page names the captcha's provider, opened by its address or by a link", async ({
  page,
  request,
}) => {
  const served = await (await request.get(`${addressOfOther}/privacy`)).text();
  expect(served).toContain("hCaptcha");
  expect(served).not.toContain("Turnstile");
  await fillIn(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Confidentialité" }).click();
  await expect(page.getByRole("heading", { name: /Quand une vérification anti.robot/ })).toBeVisible();
  await expect(page.getByText("Turnstile")).toContainText("reçoit votre adresse réseau");
  await page.reload();
  await expect(page.getByText("Turnstile")).toBeVisible();
});

test("[HS-49] a blocked script is told, with another way to the club, and tried again", async ({ page, silence }) => {
  silence.allow(failedRequest);
  await page.route("**/api.js*", (route) => route.abort());
  await fillIn(page);
  await signIn(page);
  await expect(panel(page).getByRole("alert")).toContainText("La vérification n'a pas pu se charger");
  await expect(panel(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
  expect(await findings(page, "[popover=manual][role=dialog]")).toEqual([]);
  await page.unroute("**/api.js*");
  await panel(page).getByRole("button", { name: "Réessayer" }).click();
  await panel(page).frameLocator("iframe").getByRole("button", { name: "Panne" }).click();
  await expect(panel(page).getByRole("alert")).toBeVisible();
  await panel(page).getByRole("button", { name: "Réessayer" }).click();
  await answer(page);
  await expect(page.getByText("Connexion réussie !")).toBeVisible();
});

test("[HS-48] an expired answer is asked for again, and the provider's silence signs no one in", async ({
  page,
  silence,
}) => {
  silence.allow(refusedWith(400));
  silence.allow(refusedWith(500));
  await fillIn(page);
  const expire = (route: Route) => (provider.expire(), route.continue());
  await page.route("**/auth/v1/token*", expire, { times: 1 });
  await signIn(page);
  // A second press that comes before the first answer is sent would land in the first question.
  const refused = page.waitForResponse((response) => response.url().includes("/auth/v1/token"));
  await answer(page);
  expect((await refused).status()).toBe(400);
  await answer(page);
  await expect(page.getByText("Connexion réussie !")).toBeVisible();

  provider.mode = "broken";
  await page.evaluate(() => localStorage.clear());
  await fillIn(page);
  await signIn(page);
  await answer(page);
  await expect(page.getByRole("alert")).toContainText("La vérification anti-robot n'a pas abouti. Réessayez.");
  provider.mode = "answers";
});

test("[HS-48] the dialog asks above itself: Escape closes the captcha alone, and a sign-up goes through", async ({
  page,
}) => {
  await page.goto(address + siteForTwo);
  await untilHydrated(page);
  await likeButton(page).click();
  await page.getByRole("link", { name: "Se connecter" }).click();
  const dialog = page.getByRole("dialog", { name: "Connexion" });
  await dialog.getByRole("link", { name: "Créer un compte" }).click();
  const signUp = page.getByRole("dialog", { name: "Inscription" });
  await signUp.getByLabel("Pseudo").fill("noctua.max");
  await signUp.getByLabel("E-mail").fill("max@exemple.fr");
  await signUp.getByLabel("Mot de passe", { exact: true }).fill("neige-et-givre");
  await signUp.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(panel(page)).toBeFocused();
  await panel(page).getByRole("button", { name: "Annuler" }).focus();
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(signUp.getByRole("alert")).toContainText("n'a pas abouti");
  await expect(signUp.getByLabel("Pseudo")).toHaveValue("noctua.max");
  await signUp.getByRole("button", { name: "Créer mon compte" }).click();
  await answer(page);
  await expect(page.getByRole("dialog", { name: "E-mail envoyé" })).toBeVisible();
});

test("[HS-48] closing the dialog gives up its captcha, and the next sign-in asks again", async ({ page }) => {
  await page.goto(address + siteForTwo);
  await untilHydrated(page);
  const dialog = page.getByRole("dialog", { name: "Connexion" });
  const send = async () => {
    await likeButton(page).click();
    await page.getByRole("link", { name: "Se connecter" }).click();
    await dialog.getByLabel("E-mail").fill("membre@demo.test");
    await dialog.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
    await dialog.getByRole("button", { name: "Se connecter" }).click();
    await expect(panel(page)).toBeFocused();
  };
  await send();
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page)).toBeHidden();
  await send();
  await answer(page);
  await expect(page.getByText("Connexion réussie")).toBeVisible();
});

test("[HS-48] a forgotten password asks too", async ({ page }) => {
  await page.goto(`${address}/auth/forgot`);
  await untilHydrated(page);
  await page.getByLabel("E-mail").fill("membre@demo.test");
  await page.getByRole("main").getByRole("button").last().click();
  await answer(page);
  await expect(page.getByText("Vérifiez vos e-mails")).toBeVisible();
});

test("[HS-48] fits a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fillIn(page);
  await signIn(page);
  await expect(panel(page).locator("iframe")).toBeVisible();
  expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("[HS-48] a question above the page is reached whole, and can be left for another", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await fillIn(page, addressOfOther);
  await signIn(page);
  const begin = page.getByRole("button", { name: "Je suis humain" });
  await begin.click();
  await page.getByRole("button", { name: "Fermer la question" }).click();
  await expect(panel(page)).toBeFocused();
  await begin.click();
  await page.getByRole("button", { name: "Vérifier" }).click();
  await expect(page.getByText("Connexion réussie !")).toBeVisible();
});
