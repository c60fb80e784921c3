import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { core, expect, failedRequest, signInAt, untilHydrated } from "../page.ts";

test(
  "[LT-8] [LT-13] [LT-14] [LT-16] [LT-22] [LT-23] a letter is written with the week, kept through a reload, and sent to the number of people that was named; it has its page",
  core,
  async ({ page, browser, silence, own }) => {
    // From the subscription to the archive.
    test.slow();
    const email = `lecteur-${crypto.randomUUID()}@exemple.fr`;
    const title = `La lettre ${crypto.randomUUID()}`;
    for (const one of [title, "La lettre, avant"]) own.deletesAfterwards("letters", "title", one);
    const token = () => crypto.randomUUID();
    const confirmed_at = new Date().toISOString();
    await own.add("newsletter_subscribers", { email, confirm_token: token(), leave_token: token(), confirmed_at });
    await signInAt(page, "/admin/lettres", "staff@demo.test");
    await page.getByRole("button", { name: "Écrire une lettre" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Nouvelle lettre" });
    await dialog.getByRole("button", { name: "Enregistrer le brouillon" }).click();
    await expect(dialog.getByRole("textbox", { name: "Titre" })).toHaveAccessibleDescription(/Donnez-lui un titre\./);
    await dialog.getByRole("textbox", { name: "Titre" }).fill(title);
    await dialog.getByRole("button", { name: "Ajouter la semaine" }).click();
    const preview = dialog.getByRole("region", { name: "Aperçu de l'e-mail" });
    await expect(preview.getByRole("heading", { name: "À suivre" })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Écrire une lettre" }).first().click();
    await expect(dialog.getByRole("textbox", { name: "Titre" })).toHaveValue(title);
    await dialog.getByRole("textbox", { name: "Aperçu dans la boîte de réception" }).fill("La reprise, enfin");
    await expect(preview.getByText("Dans la boîte de réception : La reprise, enfin")).toBeVisible();
    await dialog.getByText("Texte seul", { exact: true }).click();
    await expect(preview.getByText("À suivre")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    // The backend stores it, and its answer is lost. What is typed then is saved over it.
    const saving = "**/rest/v1/rpc/save_letter*";
    silence.allow(failedRequest);
    await page.route(saving, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole("textbox", { name: "Titre" }).fill("La lettre, avant");
    await dialog.getByRole("button", { name: "Enregistrer le brouillon" }).click();
    await expect(dialog.getByRole("alert")).toContainText("pas enregistrée");
    await page.unroute(saving);
    await dialog.getByRole("textbox", { name: "Titre" }).fill(title);
    await dialog.getByRole("button", { name: "Enregistrer le brouillon" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("listitem").filter({ hasText: "La lettre, avant" })).toHaveCount(0);
    await page.getByRole("button", { name: `Modifier : ${title}` }).click();
    const editor = page.getByRole("dialog", { name: "Modifier la lettre" });
    await expect(editor.getByRole("textbox", { name: "Titre" })).toHaveValue(title);
    await expect(editor.getByRole("heading", { name: "À suivre" }).first()).toBeVisible();
    await expect(editor.getByRole("textbox", { name: /^Aperçu dans/ })).toHaveValue("La reprise, enfin");
    await editor.getByRole("textbox", { name: "Titre" }).fill(`${title} bis`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    // The list follows who confirms meanwhile.
    const readers = page.getByText(/personnes? l/);
    const before = Number.parseInt((await readers.innerText()).replaceAll(/\D/g, ""), 10);
    const later = `lecteur-${crypto.randomUUID()}@exemple.fr`;
    await own.add("newsletter_subscribers", {
      email: later,
      confirm_token: token(),
      leave_token: token(),
      confirmed_at,
    });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect
      .poll(async () => Number.parseInt((await readers.innerText()).replaceAll(/\D/g, ""), 10))
      .toBeGreaterThan(before);
    await page.getByRole("button", { name: `Envoyer : ${title}` }).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("c'est la version enregistrée qui part");
    // A date without its hour would be no time at all, and send at once.
    await question.getByLabel("Date et heure de l'envoi").press("2");
    await question.getByRole("button", { name: /^Envoyer à \d+ personne/ }).click();
    await expect(question).toContainText("Cette heure n'existe pas");
    await question.getByLabel("Date et heure de l'envoi").press("Delete");
    await question.getByRole("button", { name: /^Envoyer à \d+ personne/ }).click();
    await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText(/Envoi en cours|Envoyée/);
    // The button that was pressed is gone.
    await expect(page.locator("li:focus-within").filter({ hasText: title })).toHaveCount(1);
    await page.goto("/_dev/mail");
    const mail = page.getByRole("article").filter({ hasText: title }).filter({ hasText: email });
    await expect(mail).toHaveCount(1);
    await expect(mail.getByRole("link", { name: /newsletter\/desinscription/ })).toBeVisible();

    // The mail leads to the letter's page, which visitors read without a script until the club takes it away.
    const address = (await mail.getByRole("link", { name: /\/lettres\// }).getAttribute("href")) ?? "";
    const visitor = await browser.newPage({ javaScriptEnabled: false });
    await visitor.goto(address);
    await expect(visitor.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(visitor.getByRole("heading", { name: "À suivre" })).toBeVisible();
    await visitor.getByRole("contentinfo").getByRole("link", { name: "Lire les dernières lettres" }).click();
    await expect(visitor.getByRole("heading", { name: "Les lettres du club" })).toBeVisible();
    await expect(visitor.getByRole("link", { name: title })).toBeVisible();
    await page.goto("/lettres");
    await untilHydrated(page);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.goto("/admin/lettres");
    await page.getByRole("button", { name: `Retirer du site : ${title}` }).click();
    await expect(page.getByRole("button", { name: `Mettre sur le site : ${title}` })).toBeVisible();
    expect((await visitor.goto(address))?.status()).toBe(404);
    await expect(visitor.getByRole("heading", { name: "Cette lettre n’est pas en ligne" })).toBeVisible();
    await visitor.close();
  },
);
