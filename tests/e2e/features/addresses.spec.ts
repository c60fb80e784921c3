import { findings } from "../axe.ts";
import { dialog, openContentTab, openSettings, rowOf } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect, refusedWith, served, untilHydrated } from "../page.ts";

test(
  "[NW-110] [NW-111] [NW-112] [NW-114] staff change an article's address, to which the old one leads, and what search engines read",
  served,
  async ({ page, baseURL, browser, request, silence, own }) => {
    silence.allow(refusedWith(409));
    const title = `Adresse ${crypto.randomUUID().slice(0, 8)}`;
    const { slug } = await own.addArticle(title, { excerpt: "Un extrait" });
    await openContentTab(page);
    await rowOf(page, title)
      .getByRole("button", { name: `Modifier, ${title}` })
      .click();
    const box = dialog(page);
    await openSettings(page);

    const address = box.getByLabel("Adresse", { exact: true });
    const result = box.getByRole("region", { name: "Le résultat dans un moteur de recherche" });
    await expect(address).toHaveValue(slug);
    await address.fill("!?");
    await address.press("Enter");
    await expect(address).toHaveAccessibleDescription(/Donnez au moins une lettre/);
    await address.fill("montreal-notre-premier-plateau");
    await address.press("Enter");
    await expect(address).toHaveAccessibleDescription(/Un autre contenu a cette adresse/);
    await address.fill(`${slug} Été`);
    await expect(address).toHaveAccessibleDescription(
      `Adresse complète : /news/${slug}-ete. /news/${slug} continuera d’y mener.`,
    );
    await address.press("Enter");
    await expect(box.getByText(`Y mène aussi son ancienne adresse : /news/${slug}`)).toBeVisible();
    await expect(address).toHaveValue(`${slug}-ete`);

    await expect(result).toContainText(title.slice(0, 20));
    await box.getByLabel("Titre pour les moteurs de recherche").fill("Trouvé autrement");
    await box.getByLabel("Description pour les moteurs de recherche").fill("Ce que dit le résultat");
    await expect(result).toContainText("Trouvé autrement, ");
    await expect(result).toContainText("Ce que dit le résultat");
    await expect(result).toContainText(`news › ${slug}-ete`);
    expect(await findings(page)).toEqual([]);
    await box.getByRole("button", { name: "Mettre à jour" }).click();
    await expect(box).toBeHidden();

    const answer = await request.get(`/news/${slug}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()).toMatchObject({ location: `/news/${slug}-ete`, "cache-control": "no-cache" });
    const reader = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await reader.goto(`/news/${slug}`);
    await expect(reader).toHaveURL(`/news/${slug}-ete`);
    await expect(reader).toHaveTitle(/^Trouvé autrement, /);
    await expect(reader.locator('meta[name="description"]')).toHaveAttribute("content", "Ce que dit le résultat");
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
    // In the app, as the browser's history leads there: without a new document.
    await untilHydrated(reader);
    await reader.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await reader.evaluate((path) => {
      history.pushState({}, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, `/news/${slug}`);
    await expect(reader).toHaveURL(`/news/${slug}-ete`);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await reader.evaluate(() => "isSameDocument" in window)).toBe(true);
  },
);
