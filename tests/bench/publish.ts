import type { Browser, Locator, Page } from "@playwright/test";
import type { Row } from "./budgets.ts";

const words = { title: "Deux soirées par semaine", text: "On ouvre les serveurs le mardi et le jeudi." };
const login = { email: "staff@demo.test", password: "demo-1234" };
const mostTabs = 40;
const contentTab = "Contenu";

type Counted = { presses: number };

/** Opens the panel, which asks to sign in and returns. */
const openPanelSignedOut = async (browser: Browser, site: string) => {
  const page = await browser.newPage({ baseURL: site });
  await page.goto("/admin");
  await page.waitForURL(/\/auth\?retour=/);
  const dialog = page.getByRole("dialog");
  return {
    page,
    email: page.getByLabel("E-mail").first(),
    password: page.getByLabel("Mot de passe", { exact: true }),
    enter: page.getByRole("button", { name: "Se connecter" }),
    content: page.getByRole("tab", { name: contentTab }),
    create: page.getByRole("button", { name: "Créer du contenu" }),
    title: dialog.getByRole("textbox", { name: /^Titre/ }).first(),
    text: dialog.getByLabel("Contenu", { exact: true }),
    atOnce: dialog.getByLabel("Publier immédiatement"),
    send: dialog.getByRole("button", { name: "Créer", exact: true }),
    done: page.getByText("Article créé avec succès."),
  };
};

const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);

const byMouse = async (browser: Browser, site: string, counted: Counted): Promise<Page> => {
  const at = await openPanelSignedOut(browser, site);
  const click = async (place: Locator) => {
    counted.presses += 1;
    await place.click();
  };
  /** Clicks only when the field isn't focused. */
  const write = async (place: Locator, text: string) => {
    await place.waitFor();
    if (!(await isFocused(place))) await click(place);
    await at.page.keyboard.type(text);
  };
  await write(at.email, login.email);
  await write(at.password, login.password);
  await click(at.enter);
  await click(at.content);
  await click(at.create);
  await write(at.title, words.title);
  await write(at.text, words.text);
  await click(at.atOnce);
  await click(at.send);
  await at.done.waitFor();
  return at.page;
};

const byKeyboard = async (browser: Browser, site: string, counted: Counted): Promise<Page> => {
  const at = await openPanelSignedOut(browser, site);
  const press = async (key: string) => {
    counted.presses += 1;
    await at.page.keyboard.press(key);
  };
  const reach = async (place: Locator, key = "Tab") => {
    await place.waitFor();
    for (let tabs = 0; !(await isFocused(place)); tabs++) {
      if (tabs === mostTabs) throw new Error(`${place} can't be reached by ${key}`);
      await press(key);
    }
  };
  await reach(at.email);
  await at.page.keyboard.type(login.email);
  await reach(at.password);
  await at.page.keyboard.type(login.password);
  await press("Enter");
  await at.content.waitFor();
  // A tab's key is its place.
  const tabs = await at.page.getByRole("tab").allTextContents();
  await press(String(tabs.findIndex((tab) => tab.includes(contentTab)) + 1));
  await at.create.waitFor();
  await press("c");
  await reach(at.title);
  await at.page.keyboard.type(words.title);
  await reach(at.text);
  await at.page.keyboard.type(words.text);
  await reach(at.atOnce);
  await press("Space");
  await press("Control+Enter");
  await at.done.waitFor();
  return at.page;
};

const row = async (what: string, unit: string, publish: (counted: Counted) => Promise<Page>): Promise<Row> => {
  const counted: Counted = { presses: 0 };
  const before = performance.now();
  const page = await publish(counted);
  const time = performance.now() - before;
  await page.context().close();
  return {
    what: `from the closed panel to a published article, ${what}`,
    measured: `${counted.presses} ${unit}, ${(time / 1000).toFixed(1)} s`,
  };
};

/** The clicks and keys to publish, beside the typed text. */
export const publishRows = async (browser: Browser, site: string): Promise<readonly Row[]> => [
  await row("by mouse", "clicks", (counted) => byMouse(browser, site, counted)),
  await row("by keyboard alone", "keys", (counted) => byKeyboard(browser, site, counted)),
];
