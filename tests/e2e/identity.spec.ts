import type { APIRequestContext } from "@playwright/test";
import { club, legal } from "../club.ts";
import { findings } from "./axe.ts";
import { expect, signInAt, test } from "./page.ts";
import { edit, line, restore, save, textsPanel } from "./textsPanel.ts";

// Each test returns to what the folder says. One after the other: they change the same site.
test.describe.configure({ mode: "default" });

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
  const form = await edit(page, "Nom du club");
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
  await save(page, "Nom du club");
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
  await restore(page, "Nom du club");
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
  const form = await edit(page, "Nom du club");
  const file = form.getByLabel(/Téléverser un fichier.*Logo/);
  await file.setInputFiles({ name: "logo.txt", mimeType: "image/svg+xml", buffer: Buffer.from("<html></html>") });
  await expect(page.getByText(/Choisissez une image JPG/)).toBeVisible();
  await file.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
  await expect(form.getByRole("button", { name: "Logo d'origine" })).toBeVisible();
  const stored = /\/storage\/v1\/object\/public\/contenus\/images\/[\w-]+\.png$/;
  await expect(form.getByRole("img", { name: "Le logo choisi" })).toHaveAttribute("src", stored);
  expect(await findings(page)).toEqual([]);
  await save(page, "Nom du club");
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
  const again = await edit(page, "Nom du club");
  await again.getByRole("button", { name: "Logo d'origine" }).click();
  await save(page, "Nom du club");
  await expect(async () => expect(await pictures()).toEqual(before)).toPass();
  await page.goto(textsPanel);
  await restore(page, "Nom du club");
});

test("[CF-12] an admin changes the legal notice; a wrong day and an empty fact are named", async ({
  page,
  request,
}) => {
  await signInAt(page, textsPanel, admin);
  const form = await edit(page, "Mentions légales");
  await form.getByLabel("Éditeur et forme juridique").fill("Les Furets, association loi 1901");
  await form.getByLabel("Immatriculation").fill("");
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
  for (const name of ["Nom du club", "Mentions légales"]) {
    await expect(line(page, name).getByText("Réservé aux admins")).toBeVisible();
    await expect(page.getByRole("button", { name: `Modifier les textes : ${name}` })).toHaveCount(0);
  }
});
