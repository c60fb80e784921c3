import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { club } from "../../src/club/club.ts";
import { expect, test, untilAlive } from "./page.ts";

// Tips as somebody with a grudge would write them, put into the real database with the owner's key.

const secretKey = (): string =>
  JSON.parse(readFileSync(join(process.env["E2E_DATA"] ?? "", "keys.json"), "utf8")).secretKey;

const publish = async (request: APIRequestContext, tip: Record<string, unknown>) => {
  const answer = await request.post("/rest/v1/tips", {
    headers: { apikey: secretKey(), "content-type": "application/json", prefer: "return=minimal" },
    data: { category: "Brouillon hostile", author: "Personne", is_published: true, ...tip },
  });
  expect(answer.status()).toBe(201);
  return {
    takeBack: async () => {
      const gone = await request.delete(`/rest/v1/tips?slug=eq.${tip["slug"]}`, { headers: { apikey: secretKey() } });
      expect(gone.ok()).toBe(true);
    },
  };
};

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

test("[TP-4] a tip full of scripts runs none, and says which addresses are wrong", async ({ page, request }) => {
  const tip = await publish(request, {
    slug: "tip-hostile",
    title: `"><script>document.title = "caught"</script>`,
    excerpt: `</title><script>document.title = "caught"</script>`,
    content: poison,
    difficulty: "<b>Expert</b>",
  });
  await page.goto("/tips/tip-hostile");
  await untilAlive(page);
  await expect(page.getByText("Lien invalide").first()).toBeVisible();
  await expect(page.getByText("URL d'image invalide")).toBeVisible();
  await expect(page.getByRole("main").locator("script, iframe, [onerror], [onload]")).toHaveCount(0);
  expect(await page.title()).toContain('"><script>');

  await page.goto("/tips");
  await untilAlive(page);
  expect(await page.title()).toBe(`Tips, ${club.name}`);
  await tip.takeBack();
});

test("a tip of 100 kB, without a space, in a title without a space, can be read", async ({ page, request }) => {
  const tip = await publish(request, {
    slug: "tip-enorme",
    title: "é".repeat(300),
    content: `${"m".repeat(20_000)}\n\n${"Une phrase de plus. ".repeat(4_000)}`,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/tips/tip-enorme");
  await untilAlive(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tip.takeBack();
});

test("a tip without a title in its text keeps its column", async ({ page, request }) => {
  const tip = await publish(request, { slug: "tip-court", title: "Court", content: "Une seule phrase." });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/tips/tip-court");
  const width = await page.getByText("Une seule phrase.").evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(400);
  await tip.takeBack();
});

test("a tip that was taken back says so, and a like of it too", async ({ page, request, silence }) => {
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
  for (const message of silence.splice(0)) expect(message).toMatch(/Failed to load resource/);
});
