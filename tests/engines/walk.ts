import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "./browser.ts";

const forVisitors = {
  home: "/",
  news: "/news",
  article: "/news/premier-plateau-montreal",
  tips: "/tips",
  tip: "/tips/tenir-un-site-a-deux",
  teams: "/teams",
  matches: "/matches",
  match: "/matches/ldr-j5-valorant",
  auth: "/auth",
  recruitment: "/recruitment",
  contact: "/contact",
  missing: "/nulle-part",
};
const forStaff = {
  profile: "/profile",
  overview: "/admin",
  panelMatches: "/admin/matchs",
  panelContent: "/admin/contenu",
  panelMessages: "/admin/messages",
  panelTeams: "/admin/equipes",
  panelEvents: "/admin/evenements",
};
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Waits in the page until a condition holds, half a minute at most: views come late on a busy machine. */
const helpers = `
  const until = async (holds) => {
    for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((next) => setTimeout(next, 50))) {
      const found = holds();
      if (found) return found;
    }
    throw new Error("Not within half a minute: " + holds);
  };
  const type = (name, text) => {
    const field = document.querySelector("main [name=" + name + "]");
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
`;

/** Begins to use the page, and waits for the app and for what it loads. */
const useApp = `${helpers}
  window.failures = [];
  addEventListener("error", ({ message }) => failures.push(message));
  addEventListener("unhandledrejection", ({ reason }) => failures.push(String(reason)));
  dispatchEvent(new WheelEvent("wheel"));
  await until(() => document.documentElement.dataset.app === "here");
  await until(() => !document.querySelector("main [aria-busy=true]"));
`;

/** What is wrong with a page: errors, what reaches beyond the window, popovers that are higher than what they hold. */
const complaints = `
  const { scrollWidth } = document.documentElement;
  const open = [...document.querySelectorAll(":popover-open")].filter(({ children }) => children.length > 0);
  const tooHigh = open.filter((popover) => {
    const ends = [...popover.children].map((child) => child.getBoundingClientRect().bottom);
    return popover.getBoundingClientRect().bottom > Math.max(...ends) + 40;
  });
  return [
    ...failures,
    ...(scrollWidth > innerWidth ? ["is " + scrollWidth + " px wide"] : []),
    ...tooHigh.map(({ id, role, offsetHeight }) => "a popover is " + offsetHeight + " px high: " + (id || role)),
  ];
`;

const signIn = `${useApp}
  type("email", "staff@demo.test");
  type("password", "demo-1234");
  document.querySelector("main form button[type=submit]").click();
  await until(() => document.querySelector("[data-toast]"));
  await until(() => localStorage.getItem("club-session"));
  ${complaints}
`;

/** A form that is refused: the first field and its label are in sight, clear of the bar. */
const refused = `${useApp}
  scrollTo(0, document.documentElement.scrollHeight);
  document.querySelector("main form button[type=submit]").click();
  await until(() => document.activeElement.matches("[aria-invalid]"));
  const field = document.activeElement;
  const label = document.querySelector("label[for='" + field.id + "']").getBoundingClientRect();
  const bar = document.querySelector("header").getBoundingClientRect();
  if (label.top < bar.bottom) failures.push("the label is under the bar, at " + label.top);
  ${complaints}
`;

/** Walks through a site in a browser, takes pictures, and returns what is wrong, by page and width. */
export const walk = async (browser: Browser, site: string, folder: string): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const found: string[] = [];
  for (const { width, height } of sizes) {
    await browser.resize(width, height);
    const look = async (name: string, path: string, act: string) => {
      await browser.open(site + path);
      const wrong = await browser.run<string[]>(act).catch((failure: unknown) => [String(failure)]);
      found.push(...wrong.map((what) => `${name} at ${width} px: ${what}`));
      await writeFile(join(folder, `${name}-${width}.png`), await browser.picture());
    };
    const lookAtAll = async (pages: Readonly<Record<string, string>>) => {
      for (const [name, path] of Object.entries(pages)) await look(name, path, useApp + complaints);
    };
    await lookAtAll(forVisitors);
    await look("refused", "/contact", refused);
    await look("signedIn", "/auth", signIn);
    await lookAtAll(forStaff);
    await browser.run("localStorage.clear()");
  }
  return found;
};
