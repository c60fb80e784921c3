import { test as base, type Page } from "@playwright/test";
import { sessionOf } from "./asClub.ts";

/** Messages of Vite and React in development only, and of Playwright about the service worker that it blocks. */
const ofTools = /^\[vite\]|React DevTools|^Service Worker registration blocked by Playwright/;

type Silence = {
  /** The console messages so far. */
  readonly heard: string[];
  /**
   * Allows this message during the whole test. The browser's message of a failed request arrives at any time
   * after the page shows the failure.
   */
  allow(message: RegExp): void;
  readonly allowed: RegExp[];
};

/** The browser's message of a failed or refused request. */
export const failedRequest = /^Failed to load resource/;
export const refusedWith = (status: number) => new RegExp(`^Failed to load resource: .* status of ${status} `);

/** The messages of the browser and the router about a script that can't be loaded. */
export const unloadable = /^Failed to load resource|Failed to fetch dynamically imported module/;

/**
 * Tests with a page that must stay silent: no console message, error or violation of the security policy.
 * Tests that only make requests open no page.
 */
export const test = base.extend<{ silence: Silence }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed, and here it is nothing.
  silence: ({}, run) => {
    const allowed: RegExp[] = [];
    return run({ heard: [], allowed, allow: (message) => void allowed.push(message) });
  },
  page: async ({ page, silence: { heard, allowed } }, run) => {
    page.on("console", (message) => ofTools.test(message.text()) || heard.push(message.text()));
    page.on("pageerror", (error) => heard.push(error.message));
    await page.addInitScript(() =>
      addEventListener("securitypolicyviolation", (violation) =>
        console.error(`CSP: ${violation.violatedDirective} ${violation.blockedURI} ${violation.sample}`),
      ),
    );
    await run(page);
    base.expect(heard.filter((message) => !allowed.some((one) => one.test(message)))).toEqual([]);
  },
});

export const { expect } = base;

export const siteForTwo = "/tips/tenir-un-site-a-deux";

export const likeButton = (page: Page) => page.getByRole("button", { name: /J'aime/ });

/** The tip's number of likes, as its like button shows it. */
export const likes = async (page: Page) => Number((await likeButton(page).textContent())?.match(/\d+/)?.[0]);

export const signIn = async (page: Page, email = "membre@demo.test", password = "demo-1234") => {
  await page.goto("/auth");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
};

export const account = (page: Page) => page.getByRole("button", { name: "Mon compte" });

type Entries = readonly { readonly name: string; readonly value: string }[];

/** The editing site's address in its projects: tests sign in there by a request. */
const editingSite = (): string | undefined => {
  const { name, use } = test.info().project;
  return name.endsWith("editing") ? use.baseURL : undefined;
};

/** What a device stores of a session that begins by the form. */
const sessionByForm = async (page: Page, email: string): Promise<Entries> => {
  const { baseURL } = test.info().project.use;
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...(baseURL && { baseURL }) });
  if (!context) throw new Error("There is no browser");
  const device = await context.newPage();
  await signIn(device, email);
  // A worker's first sign-in, on a machine that starts seven sites.
  await expect(account(device)).toBeVisible({ timeout: 15_000 });
  const { origins } = await context.storageState();
  await context.close();
  // The views that the device counted meanwhile, on the in-memory adapters, would take the place of the test's own.
  return origins.flatMap(({ localStorage: entries }) => entries).filter(({ name }) => name !== "club-memory-pageViews");
};

/** The stored session of each demo account, by e-mail. A worker tests one site only. */
const storedSessions = new Map<string, Promise<Entries>>();

/** Opens a page with the session, and waits until the page has it. */
const enter = async (page: Page, path: string, email: string, entries: Entries) => {
  // By a script: setting the storage state would open another page. Once only: tests sign out too.
  await page.addInitScript(
    ({ entries, mark }) => {
      if (sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, "done");
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    { entries, mark: `signed in: ${email}` },
  );
  await page.goto(path);
  // A page of the panel may take seconds to come on a busy machine.
  await expect(account(page)).toBeVisible({ timeout: 20_000 });
};

/** Signs in on the way to a page, with a session of its own: for tests that end the session. */
export const signInAfreshAt = async (page: Page, path: string, email = "membre@demo.test") => {
  const site = editingSite();
  if (site !== undefined) return enter(page, path, email, await sessionOf(site, email));
  await signIn(page, email);
  await expect(account(page)).toBeVisible();
  await page.goto(path);
  await expect(account(page)).toBeVisible();
};

/** Opens a page with a stored session of the account, and waits until the page has it. */
export const signInAt = async (page: Page, path: string, email = "membre@demo.test") => {
  const site = editingSite();
  const found = storedSessions.get(email) ?? (site === undefined ? sessionByForm(page, email) : sessionOf(site, email));
  storedSessions.set(email, found);
  await enter(page, path, email, await found);
};

/** Uses the page as a visitor does who turns the wheel: the app is loaded then. Waits until the page is hydrated, and the loader done. */
export const untilHydrated = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 0);
    await expect(page.locator("nav button").first()).toHaveAttribute("aria-expanded", /./, { timeout: 500 });
    await expect(page.locator("html")).toHaveAttribute("data-app", "here", { timeout: 500 });
  }).toPass();

/** Blocks the loading of files until they are released. */
export const holdBack = async (page: Page, files: string | RegExp) => {
  let release = () => {};
  const allowed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await allowed;
    await route.continue();
  });
  return { release: () => release() };
};

/** A request for what pages show: a visitor's to the site's server, a member's to the backend. */
export const dataRequest = /\/(?:lectures\/|rest\/v1\/(?!rpc\/count_))/;

/** Tags one of the product's main ways: `npm test` has it, on the embedded backend. */
export const core = { tag: "@core" };

/** Tags a test in which others change the server's data: with the memory adapters each browser has its own data. */
export const served = { tag: "@served" };
