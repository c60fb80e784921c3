import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { parseFeed } from "htmlparser2";
import { club } from "../club.ts";
import { expect, failedRequest, signInAt, test, untilHydrated } from "./page.ts";

// Tips and articles with hostile content, written to the real database with the secret key.

const secretKey = (): string =>
  JSON.parse(readFileSync(join(`${process.env["E2E_DATA"]}-hostile`, "keys.json"), "utf8")).secretKey;

type Row = Readonly<Record<string, unknown>>;

const insert = (request: APIRequestContext, table: "tips" | "articles", row: Row) =>
  request.post(`/rest/v1/${table}`, {
    headers: { apikey: secretKey(), "content-type": "application/json", prefer: "return=minimal" },
    data: { is_published: true, ...row },
  });

const put = async (request: APIRequestContext, table: "tips" | "articles", row: Row) => {
  const takeBack = async () => {
    const path = `/rest/v1/${table}?slug=eq.${row["slug"]}`;
    const gone = await request.delete(path, { headers: { apikey: secretKey() } });
    expect(gone.ok()).toBe(true);
  };
  // A first try that failed has left its row.
  await takeBack();
  expect((await insert(request, table, row)).status()).toBe(201);
  return { takeBack };
};

const publish = (request: APIRequestContext, tip: Row) =>
  put(request, "tips", { category: "Brouillon hostile", author: "Personne", ...tip });
/** Closes the tip's page before the tip is deleted: the request that counts its view would be refused with 409. */
const leaveAndDelete = async (page: Page, tip: Awaited<ReturnType<typeof put>>) => {
  await page.goto("about:blank");
  await tip.takeBack();
};
const publishArticle = (request: APIRequestContext, article: Row) => put(request, "articles", article);

/** Executable scripts. Structured data is in a script element too, but isn't executed. */
const script = "script:not([type='application/ld+json'])";

const poison = [
  `<script>document.title = "caught"</script>`,
  `<img src=x onerror="document.title = 'caught'">`,
  `<svg onload="document.title = 'caught'"></svg>`,
  `<iframe srcdoc="<script>parent.document.title='caught'</script>"></iframe>`,
  `[un lien](javascript:document.title='caught')`,
  `![une image](relatif.png)`,
  `[déjà vu](//ailleurs.example/)`,
  `</script><script>document.title = "caught"</script>`,
  `**gras jamais fermé, *penché non plus, \`code non plus`,
  `> > > > citation\n\n- liste\n  - dedans`,
].join("\n\n");

test("[TP-4] a tip full of scripts runs none, and marks invalid addresses", async ({ page, request }) => {
  const tip = await publish(request, {
    slug: "tip-hostile",
    title: `"><script>document.title = "caught"</script>`,
    excerpt: `</title><script>document.title = "caught"</script>`,
    content: poison,
    difficulty: "<b>Expert</b>",
  });
  await page.goto("/tips/tip-hostile");
  await untilHydrated(page);
  await expect(page.getByText("Lien invalide").first()).toBeVisible();
  await expect(page.getByText("URL d'image invalide")).toBeVisible();
  await expect(page.getByRole("main").locator(`${script}, iframe, [onerror], [onload]`)).toHaveCount(0);
  expect(await page.title()).toContain('"><script>');

  await page.goto("/tips");
  await untilHydrated(page);
  await expect(page).toHaveTitle(`Tips, ${club.name}`);
  await leaveAndDelete(page, tip);
});

test("[TP-19] a tip of 100 kB without a space, with a title without a space, can be read", async ({
  page,
  request,
}) => {
  const tip = await publish(request, {
    slug: "tip-enorme",
    title: "é".repeat(300),
    content: `${"m".repeat(20_000)}\n\n${"Une phrase de plus. ".repeat(4_000)}`,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/tips/tip-enorme");
  await untilHydrated(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await leaveAndDelete(page, tip);
});

test("a tip without a title in its text keeps its column", async ({ page, request }) => {
  const tip = await publish(request, { slug: "tip-court", title: "Court", content: "Une seule phrase." });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/tips/tip-court");
  const width = await page.getByText("Une seule phrase.").evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(400);
  await leaveAndDelete(page, tip);
});

test("[TP-18] an unpublished tip is reported as missing, also on a like", async ({ page, request, silence }) => {
  const tip = await publish(request, { slug: "tip-ephemere", title: "Éphémère", content: "Plus pour longtemps." });
  await page.goto("/auth?retour=/tips/tip-ephemere");
  await page.getByLabel("E-mail").fill("membre@demo.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Éphémère");
  await tip.takeBack();
  await page.getByRole("button", { name: /J'aime/ }).click();
  await expect(page.getByText("Ce tip n'est plus en ligne.")).toBeVisible();
  await expect(page.getByRole("button", { name: /J'aime/ })).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Article introuvable." })).toBeVisible();
  silence.allow(failedRequest);
});

const poisonedHtml = [
  `<p>Avant</p>`,
  `<script>document.title = "caught"</script>`,
  `<img src=x onerror="document.title = 'caught'">`,
  `<svg onload="document.title = 'caught'"><animate onbegin="document.title = 'caught'" attributeName=x dur=1s></svg>`,
  `<iframe srcdoc="<script>parent.document.title='caught'</script>"></iframe>`,
  `<a href="javascript:document.title='caught'">un lien</a>`,
  `<a href="/\tevil">un autre</a>`,
  `<form action="javascript:document.title='caught'"><button>un bouton</button></form>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="document.title='caught'"></style></mglyph></table></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=document.title='caught'>"></noscript>`,
  `<details open ontoggle="document.title='caught'">des détails</details>`,
  `<p style="position:fixed;inset:0">un voile</p>`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example">`,
  `<base href="https://evil.example/">`,
  `</article></main></body><script>document.title = "caught"</script>`,
  `<p>Après</p>`,
].join("\n");

test("[NW-5] an article full of scripts runs none, and shows its text", async ({ page, request }) => {
  const hostileTitle = `"><script>document.title = "caught"</script>`;
  const row = {
    slug: "article-hostile",
    title: hostileTitle,
    excerpt: `</title></script><script>document.title = "caught"</script>`,
    category: `<img src=x onerror="document.title='caught'">`,
    author_name: `<b onclick="document.title='caught'">Personne</b>`,
    content: poisonedHtml,
  };
  const withScriptAsPicture = { ...row, featured_image: `javascript:document.title='caught'` };
  expect((await insert(request, "articles", withScriptAsPicture)).status()).toBe(400);
  const article = await publishArticle(request, row);
  await page.goto("/news/article-hostile");
  await untilHydrated(page);
  for (const words of ["Avant", "un lien", "un bouton", "des détails", "un voile", "Après"]) {
    await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
  }
  await page.getByText("un lien").click();
  await page.getByText("un bouton").click();
  const main = page.getByRole("main");
  await expect(main.locator(`${script}, iframe, form, [onerror], [onload], [style], [href^=javascript]`)).toHaveCount(
    0,
  );
  expect(await page.title()).toContain('"><script>');
  await page.goto("/news");
  await untilHydrated(page);
  expect(await page.title()).toBe(`Actualités, ${club.name}`);
  const feed = parseFeed(await (await request.get("/rss.xml")).text());
  expect(feed?.items.find(({ link }) => link?.endsWith("/article-hostile"))?.title).toBe(hostileTitle);
  expect((await request.get("/partage/news/article-hostile.png")).headers()["content-type"]).toBe("image/png");
  await article.takeBack();
});

test("[AD-13] [AD-16] [AD-17] [SE-37] hostile text stays plain text in the panel and in the mail of a decision", async ({
  page,
  request,
}) => {
  const hostile = `"><img src=x onerror="document.title=404"><script>document.title = "caught"</script>`;
  const headers = { apikey: secretKey(), prefer: "return=representation" };
  const [card] = await (await request.get("/rest/v1/member_cards?username=eq.perce_neige", { headers })).json();
  const application = {
    user_id: card.id,
    position: "content-creator",
    discord_username: hostile.slice(0, 100),
    experience: JSON.stringify({ [hostile]: hostile, personalInfo: { firstName: hostile, lastName: hostile } }),
    availability: hostile,
    motivation: hostile,
  };
  // A first try that failed has left its application.
  await request.delete(`/rest/v1/applications?user_id=eq.${card.id}&position=eq.content-creator`, { headers });
  const [{ id }] = await (await request.post("/rest/v1/applications", { headers, data: application })).json();
  const article = await publishArticle(request, {
    slug: "article-du-panel",
    title: hostile,
    excerpt: hostile,
    category: hostile.slice(0, 60),
    content: poisonedHtml,
  });
  const untouched = async () => {
    const acting = page.locator("[role=dialog], main").locator(`${script}, iframe, form[action], [onerror], [onload]`);
    await expect(acting).toHaveCount(0);
    expect(await page.title()).not.toMatch(/caught|404/);
  };

  await signInAt(page, "/admin/candidatures", "staff@demo.test");
  await page
    .getByRole("button", { name: /^Détails/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog").first();
  await expect(dialog.getByText(hostile).first()).toBeVisible();
  await dialog.getByLabel("Nouvelle note interne").fill(hostile);
  await dialog.getByRole("button", { name: "Ajouter la note" }).click();
  await expect(dialog.getByRole("list", { name: "Notes internes" })).toContainText(hostile);
  await dialog.getByLabel("Mot joint à la décision").fill(hostile);
  await untouched();
  await dialog.getByRole("button", { name: "Accepter" }).click();
  await expect(page.getByText("Candidature acceptée")).toBeVisible();
  const [mail] = await (await request.get(`/rest/v1/outbox?decision_on=eq.${id}`, { headers })).json();
  expect(mail.body_html).toContain("&lt;script&gt;");
  expect(mail.body_html).not.toMatch(/<(?:script|img)/);

  await page.getByRole("tab", { name: "Contenu" }).click();
  await page.getByRole("button", { name: `Modifier, ${hostile}` }).click();
  await expect(dialog.getByRole("region", { name: "Aperçu" }).getByText("Après")).toBeAttached();
  await untouched();
  await article.takeBack();
  await request.delete(`/rest/v1/applications?id=eq.${id}`, { headers });
});

test("[NW-5] an article with only a title without a space can be read on a phone", async ({ page, request }) => {
  const article = await publishArticle(request, { slug: "article-nu", title: "é".repeat(300) });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/news/article-nu", "/news"]) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByText("La rédaction").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await article.takeBack();
});
