import { test as base, type BrowserContext, type Page } from "@playwright/test";

/** What Vite and React say in development, where nobody else is to hear it. */
const ofDevelopment = /^\[vite\]|React DevTools/;

type Silence = {
  /** What the page has said so far. */
  readonly heard: string[];
  /**
   * Lets the page say this during the whole test. The browser's message of a failed request reaches the test later than
   * what the page shows of it, at any time.
   */
  allow(message: RegExp): void;
  readonly allowed: RegExp[];
};

/** What the browser itself says of a request that failed or was refused. */
export const failedRequest = /^Failed to load resource/;
export const refusedWith = (status: number) => new RegExp(`^Failed to load resource: .* status of ${status} `);

/** What the browser and the router say of a script that could not be loaded. */
export const unloadable = /^Failed to load resource|Failed to fetch dynamically imported module/;

/**
 * Tests with a page that must stay silent: no console message, no error, no violation of the security policy. Whoever asks by
 * request alone opens none.
 */
export const test = base.extend<{ silence: Silence }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed, and here it is nothing.
  silence: ({}, run) => {
    const allowed: RegExp[] = [];
    return run({ heard: [], allowed, allow: (message) => void allowed.push(message) });
  },
  page: async ({ page, silence: { heard, allowed } }, run) => {
    page.on("console", (message) => ofDevelopment.test(message.text()) || heard.push(message.text()));
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

/** How many like the tip, as its likeButton says. */
export const likes = async (page: Page) => Number((await likeButton(page).textContent())?.match(/\d+/)?.[0]);

export const signIn = async (page: Page, email = "membre@demo.test", password = "demo-1234") => {
  await page.goto("/auth");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
};

const account = (page: Page) => page.getByRole("button", { name: "Mon compte" });

/** Signs in on the way to a page, and waits until the page knows. For whoever ends the session: it is nobody else's. */
export const signInAfreshAt = async (page: Page, path: string, email?: string) => {
  await signIn(page, email);
  await expect(account(page)).toBeVisible();
  await page.goto(path);
  await expect(account(page)).toBeVisible();
};

/** What a device keeps of whoever signed in on it, by e-mail. A worker of the tests knows one site only. */
const kept = new Map<string, ReturnType<BrowserContext["storageState"]>>();

const keptOf = (page: Page, email: string) => {
  const found = kept.get(email) ?? signInElsewhere(page, email);
  kept.set(email, found);
  return found;
};

const signInElsewhere = async (page: Page, email: string) => {
  const { baseURL } = test.info().project.use;
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...(baseURL && { baseURL }) });
  if (!context) throw new Error("There is no browser");
  const device = await context.newPage();
  await signIn(device, email);
  await expect(account(device)).toBeVisible();
  const state = await context.storageState();
  await context.close();
  return state;
};

/** Comes to a page as somebody who signed in on this device before, and waits until the page knows. */
export const signInAt = async (page: Page, path: string, email = "membre@demo.test") => {
  const { origins } = await keptOf(page, email);
  // As a script, because whatever else fills a device's storage opens a page of its own. Once, because people sign out.
  await page.addInitScript(
    ({ entries, mark }) => {
      if (sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, "done");
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    { entries: origins.flatMap(({ localStorage: entries }) => entries), mark: `signed in: ${email}` },
  );
  await page.goto(path);
  await expect(account(page)).toBeVisible();
};

/** Waits until the page's own script runs it. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => document.querySelector("nav button")?.hasAttribute("aria-expanded"));

/** Keeps files away until they are let through. */
export const holdBack = async (page: Page, files: string | RegExp) => {
  let letThrough = () => {};
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await allowed;
    await route.continue();
  });
  return { letThrough: () => letThrough() };
};

/** Of a test in which others act on the server's own data: on memory each browser has its own. */
export const served = { tag: "@served" };
