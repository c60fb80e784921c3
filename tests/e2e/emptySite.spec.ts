import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { freePort, type Program, startProgram } from "../bench/programs.ts";
import { brokenLinksIn, crawl, type CrawledPage } from "../crawl.ts";
import { shown } from "../club.ts";
import { findings } from "./axe.ts";
import { demoWords, demoWordsIn } from "../demoWords.ts";
import { account, expect, test, untilHydrated } from "./page.ts";
import { textsPanel } from "./textsPanel.ts";

// A club's first evening: npm run setup, npm start, the first admin's link, the first article. It has no team, match, article, tip, partner,
// product or open role yet. A site and a folder of its own. In order: the club fills.

test.describe.configure({ mode: "serial", timeout: 240_000 });

const root = join(import.meta.dirname, "../..");
const email = "presidente@club.example";
const name = "Les Furets de Guérande";
const password = "une-saison-commence";

let site = "";
let link = "";
let server: Program | undefined;
let folder = "";
let pages: ReadonlyMap<string, CrawledPage>;
let get: (path: string) => Promise<{ readonly status: number; readonly type: string; readonly body: string }>;

const run = promisify(execFile);

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(root, ".cache/empty-"));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const own = ["--name", name, "--contact", "bonjour@furets.example"];
  const flags = ["--address", site, "--port", String(port), "--admin", email, "--folder", join(folder, "data"), ...own];
  const setup = [join(root, "src/operations/setup.ts"), ...flags];
  const { stdout } = await run(process.execPath, setup, { cwd: folder });
  link = /http:\S+token=\w+/.exec(stdout)?.[0] ?? "";
  const settings = `--env-file=${join(folder, ".env")}`;
  // The start would build the site from the new folder, within the minute that it has.
  await run(process.execPath, [settings, join(root, "scripts/build.ts")], { cwd: root });
  server = await startProgram(process.execPath, [settings, join(root, "src/server/start.ts")], /Mails are/);
  expect(server.said).toContain(`The site is at ${site}`);
  expect(server.said).not.toContain("demo");
  get = async (path) => {
    const answer = await fetch(site + path);
    return { status: answer.status, type: answer.headers.get("content-type") ?? "", body: await answer.text() };
  };
  pages = await crawl(site, "/", get);
});
test.afterAll(async () => {
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** What the demo club alone says: none of it may be here. */
let foreign: (text: string) => readonly string[];
test.beforeAll(async () => {
  const words = await demoWords();
  expect(words.length).toBeGreaterThan(120);
  foreign = (text) => demoWordsIn(text, words);
  // The check knows the demo club's own words.
  expect(foreign("Kéva, contre Banquise")).toEqual(["kéva", "banquise"]);
});

test("[ON-4] answers every page and file that the site leads to", async () => {
  expect(pages.size).toBeGreaterThan(20);
  expect(brokenLinksIn(pages)).toEqual([]);
  for (const [path, { body, type }] of pages) {
    if (type.startsWith("text/html")) expect(body, path).not.toMatch(/NaN|>undefined<|>null</);
  }
  const map = await get("/sitemap.xml");
  const listed = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.slice(site.length));
  expect(listed.length).toBeGreaterThan(8);
  expect(listed.filter((path) => pages.get(path || "/")?.status !== 200)).toEqual([]);
});

const hiddenPaths = ["/about", "/partners", "/shop"];
const files = ["/sitemap.xml", "/rss.xml", "/calendrier.ics", "/robots.txt"];

test("[ON-22] no page and no file says anything of the demo club", async () => {
  for (const [path, { body }] of pages) expect([path, foreign(body)]).toEqual([path, []]);
  for (const path of files) {
    const { status, body } = await get(path);
    expect([path, status, foreign(body)]).toEqual([path, 200, []]);
  }
  for (const path of [...hiddenPaths, "/team-valorant"]) expect((await get(path)).status, path).toBe(404);
  const home = (await get("/")).body;
  expect(home.split("<main")[1]).toContain(name);
  const card = /<meta property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "";
  expect((await fetch(card)).headers.get("content-type")).toBe("image/png");
});

test("[AD-38] [ON-2] the first admin chooses a password by the link, and shows the pages that setup hid", async ({
  page,
}) => {
  await page.goto(link);
  await page.getByLabel("Nouveau mot de passe").fill(password);
  await expect(page.getByRole("main")).not.toContainText(/ancien|changer|modifi/i);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByText("Mot de passe enregistré")).toBeVisible();
  await page.getByRole("link", { name: "Ouvrir l'administration" }).click();
  await expect(page).toHaveURL(`${site}/admin`);
  const steps = page.getByRole("region", { name: /Mettre le site à votre nom/ });
  await steps.getByText(/^Voir les \d+ autres étapes$/).click();
  for (const step of ["Régler l'envoi des e-mails", "Choisir le logo", "Choisir les couleurs", "Écrire l'accueil"]) {
    await expect(steps.getByText(shown(step))).toBeVisible();
  }
  await page.goto(site + textsPanel);
  for (const part of ["Partenaires", "Shop"]) {
    await page.getByRole("button", { name: `Afficher : ${part}` }).click();
    await expect(page.getByRole("button", { name: `Masquer : ${part}` })).toBeVisible();
  }
});

/** Each list with what it lacks, the staff's next step, and the name of the form that this opens. */
const lists = [
  ["/", "Rien n’est encore publié", "Écrire le premier article", "Créer du contenu"],
  ["/teams", "Aucune équipe pour le moment", "Ajouter la première équipe", "Nouvelle équipe"],
  ["/matches", "Aucun match pour le moment", "Annoncer le premier match", "Nouveau match"],
  ["/news", "Aucun article disponible", "Écrire le premier article", "Créer du contenu"],
  ["/tips", "Aucun tip pour le moment", "Écrire le premier tip", "Créer du contenu"],
  ["/partners", "Pas encore de partenaire", "Ajouter le premier partenaire", "Nouveau partenaire"],
  ["/shop", "La boutique est vide", "Ajouter le premier produit", "Nouveau produit"],
  ["/recruitment", "Aucun poste ouvert pour le moment", "Ouvrir le premier poste", "Nouveau poste"],
] as const;

/** The titles of sections that hold nothing but their title. */
const bareSections = (page: Page) =>
  page.locator("main section").evaluateAll((all) =>
    all.flatMap((section) => {
      const title = section.querySelector("h2, h3")?.textContent ?? "";
      const number = /^\d\d/.exec(section.textContent.trim())?.[0] ?? "";
      return section.textContent.trim() === `${number}${title}` ? [title] : [];
    }),
  );

/** Opens a page as a visitor does: it is silent, it has one title, and nothing on it is the demo club's. */
const visit = async (page: Page, path: string) => {
  expect((await page.goto(site + path))?.status(), path).toBe(200);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
  expect([path, foreign((await page.locator("body").textContent()) ?? "")]).toEqual([path, []]);
};

test("[AD-38] [HO-23] [LK-11] [ON-4] [ON-22] shows a visitor what each page will have, and nothing of the demo club", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => void loaded.push(request.url()));
  const main = page.getByRole("main");
  for (const [path, title] of lists) {
    await visit(page, path);
    await expect(main.getByRole("heading", { name: title }), path).toBeVisible();
    // A way on that works before anything is published.
    await expect(main.getByRole("link", { name: "Nous contacter" }).first(), path).toHaveAttribute("href", "/contact");
    await expect(page.getByText("Visible du staff seul."), path).toHaveCount(0);
    expect(await bareSections(page), path).toEqual([]);
    expect(await main.textContent(), path).not.toMatch(/(?<![\d,.])0 ?(?:article|équipe|match|victoire|joueu)/);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      expect(await findings(page), `${path} at ${width} px`).toEqual([]);
    }
    if (path === "/") {
      await expect(main.getByRole("link", { name: "Nous écrire" })).toHaveCount(2);
      await expect(main.getByRole("link", { name: /Postuler|Rejoindre le club|Lire les tips/ })).toHaveCount(0);
    }
    if (path === "/teams") {
      await expect(page.getByRole("heading", { level: 2, name: "Une équipe avec nous" })).toBeVisible();
      await expect(page.getByText(/En développement|Recrutement ouvert|^01$/)).toHaveCount(0);
    }
    if (path === "/news" || path === "/tips") {
      await expect(page.getByLabel("Catégorie")).toHaveCount(0);
      await expect(page.getByRole("complementary")).toHaveCount(0);
    }
  }
  const home = await get("/");
  expect(home.body).not.toContain('href="/lettres"');
  expect(/<main.*<\/main>/s.exec((await get("/nulle-part")).body)?.[0]).not.toContain('href="/tips"');
  for (const path of ["/contact", "/privacy", "/terms", "/auth"]) await visit(page, path);
  expect(loaded.filter((address) => /StepLink/.test(address))).toEqual([]);
});

const signIn = async (page: Page) => {
  await page.goto(`${site}/auth`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  // The only start of a session in each test, on a machine that starts two sites.
  await expect(account(page)).toBeVisible({ timeout: 15_000 });
};

test("[AD-38] leads staff from each page to its form, once", async ({ page }) => {
  await signIn(page);
  for (const [path, , step, form] of lists) {
    await page.goto(site + path);
    await page.getByRole("main").getByRole("link", { name: step }).click();
    await expect(page.getByRole("dialog", { name: form }), path).toBeVisible();
    expect(page.url(), path).toContain(`${site}/admin/`);
    expect(page.url(), path).not.toContain("formulaire");
  }
});

test("[AD-38] [AD-39] [ON-4] lists what makes the site the club's own, shorter with each step, and publishes the first article", async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.goto(`${site}/admin`);
  const steps = page.getByRole("region", { name: /Mettre le site à votre nom/ });
  const article = steps.getByText("Écrire le premier article");
  await steps.getByText(/^Voir les \d+ autres étapes$/).click();
  await expect(steps.getByText("Ajouter la première équipe")).toBeVisible();
  await expect(article).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto(`${site}/admin/pages?formulaire=legal`);
  const legal = page.getByRole("dialog", { name: "Textes : Mentions légales" });
  await legal.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Textes enregistrés")).toBeVisible();
  await page.goto(`${site}/admin`);
  await expect(steps.getByText("Compléter les mentions légales")).toBeVisible();

  await page.goto(`${site}/news`);
  await page.getByRole("link", { name: "Écrire le premier article" }).click();
  await expect(page.getByRole("dialog", { name: "Créer du contenu" })).toBeVisible();
  await expect(page).toHaveURL(`${site}/admin/contenu`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tab", { name: "Articles (0)" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("tab", { name: "Aperçu" }).click();
  await expect(page.getByText("Rien n'est encore publié.")).toHaveCount(2);
  await expect(page.getByText("pas encore assez de données")).toHaveCount(3);
  await expect(page.getByText(/^[+-]?\d+%$/)).toHaveCount(0);
  await page.getByRole("tab", { name: "Chiffres" }).click();
  // Three trends, and the chart of views of tips.
  await expect(page.getByText("pas encore assez de données")).toHaveCount(3);
  await expect(page.getByText("Les tips ouverts compteront ici, jour par jour.")).toBeVisible();
  await page.getByRole("tab", { name: "Candidatures" }).click();
  await expect(page.getByRole("link", { name: "Voir la page Recrutement" })).toBeVisible();

  await page.getByRole("tab", { name: "Contenu" }).click();
  await page.getByRole("button", { name: "Écrire le premier contenu" }).click();
  const sheet = page.getByRole("dialog").first();
  await sheet.getByRole("textbox", { name: /^Titre/ }).fill("Le club ouvre");
  await sheet.getByLabel("Contenu", { exact: true }).fill("Bienvenue à toutes et à tous.");
  await sheet.getByLabel("Publier immédiatement").check();
  await sheet.getByRole("button", { name: "Créer", exact: true }).click();
  await expect(page.getByText("Article créé avec succès.")).toBeVisible();

  await page.goto(`${site}/admin`);
  await steps.getByText(/^Voir les \d+ autres étapes$/).click();
  await expect(steps.getByText("Ajouter la première équipe")).toBeVisible();
  await expect(article).toHaveCount(0);
  await steps.getByRole("button", { name: "Ranger cette liste" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Articles publiés")).toBeVisible();
  await expect(steps).toHaveCount(0);

  const visitor = await browser.newPage();
  await visitor.goto(`${site}/news`);
  await expect(visitor.getByRole("heading", { name: "Le club ouvre" })).toBeVisible();
  await expect(visitor.getByLabel("Catégorie")).toBeVisible();
  expect(await visitor.content()).not.toContain(email);
  // The link worked once.
  await visitor.goto(link);
  await visitor.getByLabel("Nouveau mot de passe").fill("un-autre-mot-de-passe");
  await visitor.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(visitor.getByText("Ce lien ne marche plus")).toBeVisible();
  await visitor.close();
});
