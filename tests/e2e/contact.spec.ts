import type { Page } from "@playwright/test";
import { contact, legal, shown } from "../club.ts";
import { findings } from "./axe.ts";
import { core, expect, holdBack, refusedWith, test, untilHydrated } from "./page.ts";

const fields = (page: Page) => {
  const main = page.getByRole("main");
  return {
    name: main.getByLabel("Nom"),
    email: main.getByLabel("E-mail"),
    subject: main.getByLabel("Sujet"),
    message: main.getByLabel("Message"),
    send: main.getByRole("button", { name: "Envoyer le message" }),
  };
};

const openContact = async (page: Page) => {
  await page.goto("/contact");
  await untilHydrated(page);
  return fields(page);
};

const newText = () => `Bonjour à toute l'équipe. ${crypto.randomUUID()}`;

test("[CT-1] [CT-2] shows how to reach the club, and where to follow it", async ({ page }) => {
  await openContact(page);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: "Contactez-nous" })).toBeVisible();
  await expect(main.getByRole("link", { name: contact.email })).toHaveAttribute("href", /^mailto:/);
  for (const text of [contact.delay, contact.team]) await expect(main.getByText(shown(text))).toBeVisible();
  const channels = main.getByRole("region", { name: "Suivez-nous" }).getByRole("link");
  await expect(channels).toContainText(contact.channels.map(({ name }) => shown(name)));
  for (const channel of await channels.all()) await expect(channel).toHaveAttribute("target", "_blank");
  expect(await findings(page)).toEqual([]);
});

test("[CT-3] shows a message beside each invalid field, and removes it once the field is valid", async ({ page }) => {
  const { name, email, message, send } = await openContact(page);
  await send.click();
  const mistakes = page.getByRole("main").locator("[aria-invalid]");
  await expect(mistakes).toHaveCount(4);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Indiquez votre nom.");

  await email.fill("lya.fontaine@exemple");
  await expect(email).toHaveAccessibleDescription("Cette adresse n'est pas complète. Exemple : vous@exemple.fr");
  await message.fill("a".repeat(100_000));
  await expect(message).toHaveAccessibleDescription(/^C'est trop long\s: 95\s000 caractères de trop\.$/);
  // The page is scrolled to the message, and its bar may hide half of another field.
  await name.focus();
  expect(await findings(page)).toEqual([]);

  await email.fill("lya.fontaine@exemple.fr");
  await message.fill("Bonjour");
  await expect(mistakes).toHaveCount(2);
});

test("[CT-4] sends a message once, confirms it, clears the fields, and sends the mail", core, async ({ page }) => {
  const text = newText();
  const { name, email, subject, message, send } = await openContact(page);
  await name.fill("Lya Fontaine");
  await email.fill("lya@exemple.fr");
  await subject.fill("Un scrim <b>jeudi</b>");
  await message.fill(text);
  await send.click();
  await expect(page.getByText("Message envoyé !")).toBeVisible();
  await expect(page.getByText("Nous vous répondrons dans les plus brefs délais.")).toBeVisible();
  for (const field of [name, email, subject, message]) await expect(field).toHaveValue("");
  await expect(send).toBeFocused();

  await page.reload();
  await untilHydrated(page);
  await expect(message).toHaveValue("");

  await page.goto("/_dev/mail");
  const mail = page.getByRole("article").filter({ hasText: text });
  await expect(mail).toHaveCount(1);
  await expect(mail.getByRole("heading")).toHaveText("[Contact] Un scrim <b>jeudi</b>");
  await expect(mail).toContainText(contact.email);
  expect(await findings(page)).toEqual([]);
});

test("[CT-4] restores the typed message after a reload, also text typed before hydration", async ({ page }) => {
  const held = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto("/contact");
  const { name, message } = fields(page);
  await name.fill("Lya");
  held.release();
  await untilHydrated(page);
  await message.fill("Une phrase que je ne veux pas écrire deux fois.");
  await page.reload();
  await expect(message).toHaveValue("Une phrase que je ne veux pas écrire deux fois.");
  await expect(name).toHaveValue("Lya");
  await name.fill("");
  await message.fill("");
});

test(
  "[LY-8] a visitor subscribes to the newsletter in the footer, confirms by the mail's link, and unsubscribes by the other",
  core,
  async ({ page }) => {
    const email = `lectrice-${crypto.randomUUID()}@exemple.fr`;
    await openContact(page);
    const footer = page.getByRole("contentinfo");
    const field = footer.getByLabel("La lettre du club");
    const subscribe = footer.getByRole("button", { name: "S’inscrire" });
    await field.fill("lectrice");
    await subscribe.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/^Cette adresse n'est pas complète\./);
    await expect(field).toHaveValue("lectrice");
    await field.fill(email);
    await subscribe.click();
    await expect(footer.getByRole("status")).toContainText("Ouvrez le lien");
    await expect(field).toHaveValue("");

    const openLink = async (page: Page, address: RegExp) => {
      await page.goto("/_dev/mail");
      const mail = page.getByRole("article").filter({ hasText: email });
      await mail.getByRole("link", { name: address }).click();
      await untilHydrated(page);
    };
    await openLink(page, /newsletter\/confirmer/);
    await page.getByRole("button", { name: "Confirmer mon inscription" }).click();
    await expect(page.getByText("Vous recevrez la prochaine lettre du club.")).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await openLink(page, /newsletter\/desinscription/);
    await page.getByRole("button", { name: "Me désinscrire" }).click();
    await expect(page.getByText(/n’est plus dans la liste/)).toBeVisible();
  },
);

test("[CT-7] an incomplete link is reported without a retry, with a next step", async ({ page, silence }) => {
  await page.goto("/newsletter/confirmer?jeton=1");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Confirmer mon inscription" }).click();
  await expect(page.getByText(/Ce lien est incomplet/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien ne marche pas");
  await expect(page.getByRole("button", { name: "Confirmer mon inscription" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Retour à l’accueil" })).toBeVisible();
  await page.getByRole("button", { name: "Demander un autre lien" }).click();
  await expect(page.getByLabel("La lettre du club")).toBeFocused();
  silence.allow(refusedWith(404));

  await page.goto("/newsletter/desinscription");
  await expect(page.getByText(/Ce lien est incomplet/)).toBeVisible();
});

for (const [path, title, says] of [
  ["/privacy", "Confidentialité", "Le site ne pose aucun cookie"],
  ["/terms", "Conditions", "Responsable de la publication"],
] as const) {
  test(`[LY-9] [LY-11] ${path} names the publisher and the contact`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(says);
    await expect(page.getByRole("main")).toContainText(shown(legal.publisher));
    await expect(page.getByRole("main").getByRole("link", { name: contact.email })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form tells that it needs a script, and offers another way", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByText(/Le formulaire a besoin de JavaScript/)).toBeVisible();
    await fields(page).send.click();
    await expect(page).toHaveURL("/contact");
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("button", { name: "S’inscrire" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("main").getByRole("link", { name: contact.email }).first()).toBeVisible();
  });
});
