import type { APIRequestContext, Locator } from "@playwright/test";
import { club, legal } from "../club.ts";
import { openClub } from "./asClub.ts";
import { findings } from "./axe.ts";
import { expect, signInAt, test } from "./page.ts";
import { edit, line, restore, save, textsPanel } from "./textsPanel.ts";

// Each test returns to what the folder says. One after the other: they change the same site.
test.describe.configure({ mode: "default" });

// Where one fails before its return.
test.afterEach(async ({ baseURL }) => {
  await openClub(baseURL ?? "", "identity")
    .from("page_texts")
    .delete()
    .not("section", "is", null)
    .throwOnError();
});

const admin = "admin@demo.test";

/** What names the club outside of a page's text. */
const filesOf = async (request: APIRequestContext) => {
  const [home, feed, calendar, card] = await Promise.all(
    ["/", "/rss.xml", "/calendrier.ics", "/partage/club.png"].map(async (path) => request.get(path)),
  );
  const html = (await home?.text()) ?? "";
  const [, data = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const graph = (JSON.parse(data) as { readonly "@graph"?: readonly Record<string, unknown>[] })["@graph"] ?? [];
  return {
    html,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    siteName: /<meta property="og:site_name" content="(.*?)"/.exec(html)?.[1],
    organization: graph.find((thing) => thing["@type"] === "Organization"),
    feed: (await feed?.text()) ?? "",
    calendar: (await calendar?.text()) ?? "",
    card: (await card?.body())?.toString("base64"),
  };
};

test("[CF-10] [CF-11] an admin renames the club: its bar, pages, feeds, calendars and share card follow, and come back", async ({
  page,
  request,
}) => {
  const before = await filesOf(request);
  await signInAt(page, textsPanel, admin);
  const form = await edit(page, "Identité");
  await form.getByLabel("Nom complet").fill("Les Furets du Grand Ponant");
  await form.getByLabel("Nom court, dans les matchs").fill("");
  await form.getByLabel("En gras").fill("Les");
  await form.getByLabel("En lettres fines").fill("Furets");
  await form.getByLabel("Le club en une phrase").fill("Un club qui fouit, et qui trouve.");
  await form.getByLabel("Sur une page introuvable").fill("Ce terrier est vide.");
  const preview = form.getByRole("img", { name: "Aperçu" });
  await expect(preview.getByText("Un club qui fouit, et qui trouve.")).toBeAttached();
  await expect(preview.getByText("Ce terrier est vide.")).toBeAttached();
  expect(await findings(page)).toEqual([]);
  await save(page, "Identité");
  await expect(page.getByRole("banner").getByRole("link", { name: "Les Furets" })).toBeVisible();
  await expect.poll(() => page.title()).toContain("Les Furets du Grand Ponant");

  await expect(async () => {
    const after = await filesOf(request);
    expect(after.title).toContain(", Les Furets du Grand Ponant");
    // The bar of the next match.
    expect(after.html).toMatch(/<b>Les\sFurets<\/b>/);
    expect(after.siteName).toBe("Les Furets du Grand Ponant");
    expect(after.organization).toMatchObject({
      name: "Les Furets du Grand Ponant",
      description: "Un club qui fouit, et qui trouve.",
    });
    expect(after.feed).toContain("<title>Les Furets du Grand Ponant</title>");
    expect(after.calendar).toContain("Les Furets du Grand Ponant");
    for (const text of [after.html, after.feed, after.calendar]) expect(text).not.toContain(`>${club.name}<`);
    expect(after.card).not.toBe(before.card);
  }).toPass();
  const lost = await (await request.get("/nulle-part")).text();
  expect(lost).toContain("Ce terrier est vide.");

  await page.goto(textsPanel);
  await restore(page, "Identité");
  await expect(page.getByRole("banner").getByRole("link", { name: club.wordmark.strong })).toBeVisible();
  await expect(async () => {
    const again = await filesOf(request);
    expect({ ...again, html: "" }).toEqual({ ...before, html: "" });
  }).toPass();
});

/** Half red, half blue, with a script that would change it, and a picture that would be requested. */
const drawing = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" onload="alert(1)">
  <script>document.documentElement.remove()</script><image href="https://elsewhere.example/x.png" width="1" height="1"/>
  <rect width="40" height="40" fill="#f00"/><rect x="40" width="40" height="40" fill="#00f"/></svg>`;

test("[CF-13] an admin uploads a logo: bar, head, share card and structured data have it, and it comes back", async ({
  page,
  request,
}) => {
  const pictures = async () =>
    Promise.all(
      ["/partage/club.png", "/partage/logo.png"].map(async (path) =>
        (await (await request.get(path)).body()).toString("base64"),
      ),
    );
  const before = await pictures();
  await signInAt(page, textsPanel, admin);
  const form = await edit(page, "Identité");
  const file = form.getByLabel(/Choisir un fichier.*Logo/);
  await file.setInputFiles({ name: "logo.txt", mimeType: "image/svg+xml", buffer: Buffer.from("<html></html>") });
  await expect(page.getByText(/Choisissez une image JPG/)).toBeVisible();
  await file.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
  await expect(form.getByRole("button", { name: "Logo d'origine" })).toBeVisible();
  const stored = /\/storage\/v1\/object\/public\/contenus\/images\/[\w-]+\.png$/;
  await expect(form.getByRole("img", { name: "Le logo choisi" })).toHaveAttribute("src", stored);
  expect(await findings(page)).toEqual([]);
  await save(page, "Identité");
  const inBar = page.getByRole("banner").getByRole("link").first().locator("img");
  await expect(inBar).toHaveAttribute("src", stored);
  const address = (await inBar.getAttribute("src")) ?? "";
  const picture = await request.get(address);
  expect(picture.headers()["content-type"]).toBe("image/png");
  await expect(async () => {
    const html = await (await request.get("/about")).text();
    expect(html).toContain(`<img src="${address}" alt="" width="40" height="40"`);
    const after = await pictures();
    expect(after.map((one, at) => one === before[at])).toEqual([false, false]);
  }).toPass();

  await page.goto(textsPanel);
  const again = await edit(page, "Identité");
  await again.getByRole("button", { name: "Logo d'origine" }).click();
  await save(page, "Identité");
  await expect(async () => expect(await pictures()).toEqual(before)).toPass();
  await page.goto(textsPanel);
  await restore(page, "Identité");
});

/** What a visitor's first page and its pictures have of the club's colours. */
const colouredBy = async (request: APIRequestContext) => {
  const [html = "", manifest = "", card = ""] = await Promise.all(
    ["/", "/site.webmanifest", "/partage/club.png"].map(async (path) => (await request.get(path)).body()),
  ).then((bodies) => bodies.map((body, at) => body.toString(at === 2 ? "base64" : "utf8")));
  return {
    accent: /--acid400:(#[0-9a-f]{6})/.exec(html)?.[1],
    frame: /<meta name="theme-color" content="(.*?)"/.exec(html)?.[1],
    manifest: (JSON.parse(manifest) as { readonly theme_color: string }).theme_color,
    marked: /src="\/([0-9a-f]{30})\/[a-z]+\//.exec(html)?.[1],
    card,
  };
};

const mint = "#8fe3c0";

/** Whether a link or a button in it has the accent that the test picks. */
const hasAccent = async (place: Locator) =>
  place.evaluate((root) =>
    [...root.querySelectorAll("a, button")].some((element) =>
      // The ground of a button is behind its words.
      [undefined, "::before"].some((part) => getComputedStyle(element, part).backgroundColor === "rgb(143, 227, 192)"),
    ),
  );

test("[CF-14] [CF-15] [HO-22] an admin picks the club's colours: refused while they can't be told apart, then everyone has them, and they come back", async ({
  page,
  browser,
  request,
}) => {
  // Two saves, a return and a second visitor.
  test.slow();
  const before = await colouredBy(request);
  expect(before).toMatchObject({ accent: club.colours.accent, marked: undefined });
  await signInAt(page, textsPanel, admin);
  const form = await edit(page, "Identité");
  const accent = form.getByLabel("Accent", { exact: true });
  await accent.fill("#5b0f1a");
  const refusal = form.getByText(/^Contraste trop faible sur fond .* \(#[0-9a-f]{6}\) sur .* il faut \d/);
  await expect(refusal).toBeInViewport();
  const nearest = form.getByRole("button", { name: /Prendre la plus proche qui convient, #/ });
  await expect(nearest).toBeInViewport();
  await form.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(form.getByText("Les textes ne sont pas enregistrés")).toBeVisible();
  await expect(accent).toBeFocused();
  expect(await findings(page, "[role=dialog] form")).toEqual([]);
  await nearest.click();
  await expect(form.getByText(/Contraste trop faible/)).toHaveCount(0);
  await expect(accent).toHaveValue(/^#(?!5b0f1a)[0-9a-f]{6}$/);

  await accent.fill(mint);
  await form.getByLabel("Choisir la couleur : Fond").fill("#402a5c");
  const preview = form.getByRole("img", { name: "Aperçu" });
  await expect.poll(() => hasAccent(preview)).toBe(true);
  expect(await hasAccent(page.locator("main"))).toBe(false);
  await save(page, "Identité");
  // The open page takes the colours, too.
  await expect.poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue("--acid400"))).toBe(mint);
  await expect(page.locator('meta[name="theme-color"]')).not.toHaveAttribute("content", before.frame ?? "");

  await expect(async () => {
    const after = await colouredBy(request);
    expect(after).toMatchObject({ accent: mint, marked: expect.stringMatching(/^8fe3c0402a5c/) });
    expect(after.frame).not.toBe(before.frame);
    expect(after.manifest).toBe(after.frame);
    expect(after.card).not.toBe(before.card);
  }).toPass();
  const visitor = await browser.newPage();
  await visitor.goto(new URL("/", page.url()).href);
  expect(await hasAccent(visitor.locator("body"))).toBe(true);
  await visitor.close();

  await page.goto(textsPanel);
  await restore(page, "Identité");
  await expect(async () => expect(await colouredBy(request)).toEqual(before)).toPass();
});

test("[CF-12] an admin changes the legal notice; an empty day is named, and a fact to come is marked", async ({
  page,
  request,
}) => {
  await signInAt(page, textsPanel, admin);
  const form = await edit(page, "Mentions légales");
  await form.getByLabel("Éditeur et forme juridique").fill("Les Furets, association loi 1901");
  await form.getByLabel("Immatriculation").fill("");
  await form.getByLabel("Adresse postale").fill("");
  await expect(form.getByLabel(/^Adresse postale\s*\(à compléter\)$/)).toBeVisible();
  await form.getByLabel("Adresse postale").fill("3 rue du Terrier, 29000 Quimper");
  await form.getByLabel("En vigueur depuis le").fill("");
  await form.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(form.getByText("Ce texte ne peut pas être vide.")).toHaveCount(1);
  await expect(form.getByLabel("En vigueur depuis le")).toBeFocused();
  await form.getByLabel("En vigueur depuis le").fill("2026-12-01");
  expect(await findings(page)).toEqual([]);
  await save(page, "Mentions légales");
  await expect(async () => {
    const [terms, privacy] = await Promise.all(
      ["/terms", "/privacy"].map(async (path) => (await request.get(path)).text()),
    );
    for (const text of [terms, privacy]) {
      expect(text).toContain("Les Furets, association loi 1901");
      expect(text).toContain("3 rue du Terrier");
      expect(text).toContain('dateTime="2026-12-01"');
    }
    expect(terms).not.toContain(legal.registration ?? "");
    expect(terms).not.toContain("Numéro");
  }).toPass();
  await page.goto("/terms");
  await expect(page.getByRole("main").getByText("3 rue du Terrier, 29000 Quimper")).toBeVisible();
  await page.goto(textsPanel);
  await restore(page, "Mentions légales");
  await expect(async () => expect(await (await request.get("/terms")).text()).not.toContain("Terrier")).toPass();
});

test("[CF-10] staff who aren't admins see that these are the admins'", async ({ page }) => {
  await signInAt(page, textsPanel, "staff@demo.test");
  for (const name of ["Identité", "Mentions légales"]) {
    await expect(line(page, name).getByText("Réservé aux admins")).toBeVisible();
    await expect(page.getByRole("button", { name: `Modifier les textes : ${name}` })).toHaveCount(0);
  }
});
