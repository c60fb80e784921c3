import type { Browser } from "./browser.ts";
import type { Evening } from "./evening.ts";
import { takePart } from "./member.ts";
import { work } from "./staff.ts";
import { type Tab, tabOf } from "./tab.ts";
import { visit } from "./visitor.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const as = async (tab: Tab, email: string, act: () => Promise<void>) => {
  await tab.part(email, async () => {
    await tab.open("/auth");
    await tab.fill("E-mail", email);
    await tab.fill("Mot de passe", "demo-1234");
    await tab.press("Se connecter");
    await tab.until("is signed in", () => localStorage.getItem("club-session") !== null);
    await tab.look(`signedIn-${email.split("@")[0]}`);
    await act();
  });
  await tab.run(() => localStorage.clear());
};

/** Walks through a site in a browser, takes pictures, and returns what is wrong, by page and width, and how many steps it took. */
export const walk = async (browser: Browser, site: string, folder: string, evening: Evening) => {
  const found: string[] = [];
  let steps = 0;
  for (const { width, height } of sizes) {
    await browser.resize(width, height);
    const tab = tabOf(browser, site, folder, width, found);
    await visit(tab, evening);
    await as(tab, "membre@demo.test", () => takePart(tab, evening));
    await as(tab, "staff@demo.test", () => work(tab, evening));
    steps += tab.steps();
  }
  return { found, steps };
};
