import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { sessionName } from "../../adapters/sessionName.ts";
import { freePort, type Program, startProgram } from "../bench/programs.ts";
import { findings } from "./axe.ts";
import { expect, test, untilHydrated } from "./page.ts";

// The pages of a club that has nothing yet: no team, match, article, tip, partner, product or open role. A site of its own.

test.describe.configure({ mode: "serial", timeout: 240_000 });

const root = join(import.meta.dirname, "../..");
const admin = { email: "presidente@club.example", password: "une-saison-commence" };
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Each page with what it lacks, the staff's next step, and the name of the form that this opens. */
const pages = [
  ["/", "Rien n’est encore publié", "Écrire le premier article", "Créer du contenu"],
  ["/teams", "Aucune équipe pour le moment", "Ajouter la première équipe", "Nouvelle équipe"],
  ["/matches", "Aucun match pour le moment", "Annoncer le premier match", "Nouveau match"],
  ["/news", "Aucun article disponible", "Écrire le premier article", "Créer du contenu"],
  ["/tips", "Aucun tip pour le moment", "Écrire le premier tip", "Créer du contenu"],
  ["/partners", "Pas encore de partenaire", "Ajouter le premier partenaire", "Nouveau partenaire"],
  ["/shop", "La boutique est vide", "Ajouter le premier produit", "Nouveau produit"],
  ["/recruitment", "Aucun poste ouvert pour le moment", "Ouvrir le premier poste", "Nouveau poste"],
] as const;
const lists = [
  "honours",
  "memberships",
  "people",
  "matches",
  "standings",
  "teams",
  "partners",
  "products",
  "positions",
];

let site = "";
let server: Program | undefined;
let folder = "";
let link = "";

test.beforeAll(async () => {
  // The start builds the site from the other club's folder, which the tests empty: setup hides pages of a new one.
  test.setTimeout(300_000);
  folder = mkdtempSync(join(root, ".cache/first-"));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const flags = ["--address", site, "--port", String(port), "--admin", admin.email, "--folder", join(folder, "data")];
  const setup = [join(root, "src/operations/setup.ts"), ...flags, "--club", join(root, "tests/otherClub")];
  const { stdout } = await promisify(execFile)(process.execPath, setup, { cwd: folder });
  link = /http:\S+token=\w+/.exec(stdout)?.[0] ?? "";
  const start = [`--env-file=${join(folder, ".env")}`, join(root, "src/server/start.ts")];
  server = await startProgram(process.execPath, start, /Mails are/);
});
test.afterAll(async () => {
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});

const account = (page: Page) => page.getByRole("button", { name: "Mon compte" });

const signIn = async (page: Page) => {
  await page.goto(`${site}/auth`);
  await page.getByLabel("E-mail").fill(admin.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  // The only start of a session in each test, on a machine that starts two sites.
  await expect(account(page)).toBeVisible({ timeout: 15_000 });
};

/** Removes what the club's folder has brought, as the panel does. */
const emptyLists = (page: Page) =>
  page.evaluate(
    async ({ tables, session }) => {
      const { backend } = JSON.parse(document.getElementById("page-state")?.textContent ?? "");
      const { access_token: token } = JSON.parse(localStorage.getItem(session) ?? "{}");
      const headers = { apikey: backend.anonKey, authorization: `Bearer ${token}` };
      const answers: number[] = [];
      for (const table of tables) {
        const { status } = await fetch(`/rest/v1/${table}?id=not.is.null`, { method: "DELETE", headers });
        answers.push(status);
      }
      return answers;
    },
    { tables: lists, session: sessionName },
  );

/** The titles of sections that hold nothing but their title. */
const bareSections = (page: Page) =>
  page.locator("main section").evaluateAll((all) =>
    all.flatMap((section) => {
      const title = section.querySelector("h2, h3")?.textContent ?? "";
      const number = /^\d\d/.exec(section.textContent.trim())?.[0] ?? "";
      return section.textContent.trim() === `${number}${title}` ? [title] : [];
    }),
  );

test("[LK-11] the first admin empties the club", async ({ page }) => {
  await page.goto(link);
  await page.getByLabel("Nouveau mot de passe").fill(admin.password);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByText("Mot de passe enregistré")).toBeVisible();
  await page.goto(`${site}/profile`);
  await expect(account(page)).toBeVisible();
  expect(await emptyLists(page)).toEqual(lists.map(() => 204));
});

const visitAll = async (page: Page, screen: (typeof screens)[number]) => {
  await page.setViewportSize(screen);
  const loaded: string[] = [];
  page.on("request", (request) => void loaded.push(request.url()));
  for (const [path, title] of pages) {
    await page.goto(site + path);
    await untilHydrated(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: title }), path).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    // A way on that works before anything is published.
    await expect(main.getByRole("link", { name: "Nous contacter" }).first(), path).toHaveAttribute("href", "/contact");
    await expect(page.getByText("Visible du staff seul."), path).toHaveCount(0);
    expect(await bareSections(page), path).toEqual([]);
    expect(await main.textContent(), path).not.toMatch(/(?<![\d,.])0 ?(?:article|équipe|match|victoire|joueu)/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBeLessThanOrEqual(screen.width);
    expect(await findings(page), path).toEqual([]);
  }
  expect(loaded.filter((address) => /StepLink/.test(address))).toEqual([]);
};

for (const screen of screens) {
  test(`[LK-11] [AD-38] shows a visitor what each page will have, at ${screen.width} px`, ({ page }) =>
    visitAll(page, screen));
}

test("[AD-38] leads staff from each page to its form, once", async ({ page }) => {
  await signIn(page);
  for (const [path, , step, form] of pages) {
    await page.goto(site + path);
    await page.getByRole("main").getByRole("link", { name: step }).click();
    await expect(page.getByRole("dialog", { name: form }), path).toBeVisible();
    expect(page.url(), path).toContain(`${site}/admin/`);
    expect(page.url(), path).not.toContain("formulaire");
  }
});

// Last: it publishes an article.
test("[AD-39] lists what makes the site the club's own, shorter with each step, until it is put away", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${site}/admin`);
  const list = page.getByRole("region", { name: /Mettre le site à votre nom/ });
  const article = list.getByText("Écrire le premier article");
  await expect(list.getByText("Ajouter la première équipe")).toBeVisible();
  await expect(article).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto(`${site}/admin/contenu?formulaire=nouveau`);
  const sheet = page.getByRole("dialog", { name: "Créer du contenu" });
  await sheet.getByRole("textbox", { name: /^Titre/ }).fill("Le club ouvre");
  await sheet.getByLabel("Contenu", { exact: true }).fill("Bienvenue à toutes et à tous.");
  await sheet.getByLabel("Publier immédiatement").check();
  await sheet.getByRole("button", { name: "Créer", exact: true }).click();
  await expect(page.getByText("Article créé avec succès.")).toBeVisible();
  await page.goto(`${site}/admin`);
  await expect(list.getByText("Ajouter la première équipe")).toBeVisible();
  await expect(article).toHaveCount(0);

  await list.getByRole("button", { name: "Ranger cette liste" }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Articles publiés")).toBeVisible();
  await expect(list).toHaveCount(0);
});
