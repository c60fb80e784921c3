import { test as base, type Page } from "@playwright/test";

/** What Vite and React say in development, where nobody else is to hear it. */
const ofDevelopment = /^\[vite\]|React DevTools/;

/**
 * Tests with a page that must stay silent: no console message, no error, no violation of the security policy. Whoever asks by
 * request alone opens none.
 */
export const test = base.extend<{ silence: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed, and here it is nothing.
  silence: ({}, run) => run([]),
  page: async ({ page, silence }, run) => {
    page.on("console", (message) => ofDevelopment.test(message.text()) || silence.push(message.text()));
    page.on("pageerror", (error) => silence.push(error.message));
    await page.addInitScript(() =>
      addEventListener("securitypolicyviolation", (violation) =>
        console.error(`CSP: ${violation.violatedDirective} ${violation.blockedURI} ${violation.sample}`),
      ),
    );
    await run(page);
    base.expect(silence).toEqual([]);
  },
});

export const { expect } = base;

export const siteForTwo = "/tips/tenir-un-site-a-deux";

export const heart = (page: Page) => page.getByRole("button", { name: /J'aime/ });

/** How many like the tip, as its heart says. */
export const likes = async (page: Page) => Number((await heart(page).textContent())?.match(/\d+/)?.[0]);

export const signIn = async (page: Page, email = "membre@demo.test", password = "demo-1234") => {
  await page.goto("/auth");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
};

/** Signs in on the way to a page, and waits until the page knows. */
export const signInAt = async (page: Page, path: string, email?: string) => {
  await signIn(page, email);
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
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
