import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort, type Program, startProgram } from "../bench/programs.ts";
import type { APIRequestContext } from "@playwright/test";
import { brokenLinksIn, crawl } from "../crawl.ts";
import { shown } from "../club.ts";
import { findings } from "./axe.ts";
import { demoWords, demoWordsIn } from "../demoWords.ts";
import { expect, refusedWith, test, untilHydrated } from "./page.ts";

// A club's first evening: npm run setup, npm start, the first admin's link, the first article. A site and a folder of its own.

test.describe.configure({ mode: "serial", timeout: 180_000 });

const root = join(import.meta.dirname, "../..");
const email = "presidente@club.example";
const name = "Les Furets de Guérande";
const password = "une-saison-commence";

let site = "";
let link = "";
let server: Program | undefined;
let folder = "";

test.beforeAll(async () => {
  // The start builds the site from the new folder.
  test.setTimeout(300_000);
  folder = mkdtempSync(join(root, ".cache/empty-"));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const own = ["--name", name, "--contact", "bonjour@furets.example"];
  const flags = ["--address", site, "--port", String(port), "--admin", email, "--folder", join(folder, "data"), ...own];
  const setup = [join(root, "src/operations/setup.ts"), ...flags];
  const { stdout } = await promisify(execFile)(process.execPath, setup, { cwd: folder });
  link = /http:\S+token=\w+/.exec(stdout)?.[0] ?? "";
  const start = [`--env-file=${join(folder, ".env")}`, join(root, "src/server/start.ts")];
  server = await startProgram(process.execPath, start, /Mails are/);
  expect(server.said).toContain(`The site is at ${site}`);
  expect(server.said).not.toContain("demo");
});
const get = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(site + path);
  return { status: answer.status(), type: answer.headers()["content-type"] ?? "", body: await answer.text() };
};
test.afterAll(async () => {
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});

test("[ON-4] answers every page and file that the site leads to", async ({ request }) => {
  const pages = await crawl(site, "/", (path) => get(request, path));
  expect(pages.size).toBeGreaterThan(20);
  expect(brokenLinksIn(pages)).toEqual([]);
  for (const [path, { body, type }] of pages) {
    if (type.startsWith("text/html")) expect(body, path).not.toMatch(/NaN|>undefined<|>null</);
  }
  const map = await get(request, "/sitemap.xml");
  const listed = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.slice(site.length));
  expect(listed.length).toBeGreaterThan(8);
  expect(listed.filter((path) => pages.get(path || "/")?.status !== 200)).toEqual([]);
});

const shownPaths = [
  "/",
  "/teams",
  "/matches",
  "/news",
  "/tips",
  "/recruitment",
  "/contact",
  "/privacy",
  "/terms",
  "/auth",
];
const hiddenPaths = ["/about", "/partners", "/shop"];
const files = ["/sitemap.xml", "/rss.xml", "/calendrier.ics", "/robots.txt"];

test("[ON-22] says nothing of the demo club anywhere, and all pages are silent", async ({ page, request, silence }) => {
  const words = await demoWords();
  expect(words.length).toBeGreaterThan(120);
  const foreign = (text: string) => demoWordsIn(text, words);
  // The check knows the demo club's own words.
  expect(foreign("Kéva, contre Banquise")).toEqual(["kéva", "banquise"]);

  const pages = await crawl(site, "/", (path) => get(request, path));
  for (const [path, { body }] of pages) expect([path, foreign(body)]).toEqual([path, []]);
  for (const path of files) {
    const { status, body } = await get(request, path);
    expect([path, status, foreign(body)]).toEqual([path, 200, []]);
  }
  for (const path of shownPaths) {
    expect((await page.goto(site + path))?.status(), path).toBe(200);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([path, foreign((await page.locator("body").textContent()) ?? "")]).toEqual([path, []]);
  }
  silence.allow(refusedWith(404));
  for (const path of [...hiddenPaths, "/team-valorant"]) {
    expect((await page.goto(site + path))?.status(), path).toBe(404);
  }
  await page.goto(site);
  await expect(page.getByRole("main")).toContainText(name);
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await request.get(card ?? "")).headers()["content-type"]).toBe("image/png");
});

test("[HO-1] [ON-4] invites to nothing that isn't there", async ({ page }) => {
  await page.goto(site);
  await untilHydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Nous écrire" })).toHaveCount(2);
  await expect(main.getByRole("link", { name: /Postuler|Rejoindre le club|Lire les tips/ })).toHaveCount(0);
  await page.goto(`${site}/teams`);
  await expect(page.getByRole("heading", { level: 2, name: "Une équipe avec nous" })).toBeVisible();
  await expect(page.getByText(/En développement|Recrutement ouvert|^01$/)).toHaveCount(0);
});

const empty = [
  ["/news", "Aucun article disponible"],
  ["/tips", "Aucun tip pour le moment"],
] as const;

test("[ON-4] shows visitors the club's pages, and lists without filters and figures", async ({ page }) => {
  for (const path of ["/", "/teams"]) {
    await page.goto(site + path);
    await untilHydrated(page);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  }
  for (const [path, title] of empty) {
    await page.goto(site + path);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Nous contacter" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(page.getByLabel("Catégorie")).toHaveCount(0);
    await expect(page.getByRole("complementary")).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  }
});

test("[AD-38] [ON-2] [ON-4] the first admin chooses a password by the link, and publishes the first article", async ({
  page,
  browser,
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
