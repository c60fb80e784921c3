import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { core, expect, likeButton, refusedWith, signInAt, siteForTwo, test, untilHydrated } from "./page.ts";

const password = "neige-et-givre";
const newEmail = () => `lya-${crypto.randomUUID()}@exemple.fr`;

const fields = (page: Page) => ({
  fullName: page.getByLabel("Nom complet"),
  username: page.getByLabel("Nom d'utilisateur"),
  pseudo: page.getByLabel("Pseudo"),
  email: page.getByLabel("E-mail"),
  password: page.getByLabel("Mot de passe", { exact: true }),
  confirmation: page.getByLabel("Confirmer le mot de passe"),
});
const signUp = (page: Page) => page.getByRole("button", { name: "Créer mon compte" });
const signIn = (page: Page) => page.getByRole("button", { name: "Se connecter" });
const account = (page: Page) => page.getByRole("button", { name: /^Mon compte/ });

/** The link in the newest mail to an address. */
const mailedLink = async (page: Page, email: string): Promise<string> => {
  await page.goto("/_dev/mail");
  const link = page
    .getByRole("article")
    .filter({ hasText: email })
    .first()
    .getByRole("link", { name: /\/auth\// });
  return (await link.getAttribute("href")) ?? "";
};

const fillIn = async (page: Page, email: string) => {
  const form = fields(page);
  await form.fullName.fill("Lya Fontaine");
  await form.username.fill("noctua.lya");
  await form.email.fill(email);
  await form.password.fill(password);
  await form.confirmation.fill(password);
};

test(
  "[AU-2] [AU-3] signs up: each error is shown at its field, then the mail's link signs the member in",
  core,
  async ({ page }) => {
    const [mistyped, email] = [newEmail(), newEmail()];
    const form = fields(page);
    await page.goto("/auth?onglet=inscription&retour=%2Fnews");
    await untilHydrated(page);
    await fillIn(page, mistyped);
    await form.password.fill("abcd");
    await form.confirmation.fill("abcde");
    await signUp(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "Deux champs sont à corriger" });
    await expect(alert).toBeFocused();
    await expect(form.password).toHaveAccessibleDescription("Le mot de passe doit contenir au moins 6 caractères");
    await expect(form.confirmation).toHaveAccessibleDescription("Les mots de passe ne correspondent pas");
    expect(await findings(page)).toEqual([]);
    await alert.getByRole("link", { name: "Confirmer le mot de passe" }).click();
    await expect(form.confirmation).toBeFocused();

    // The typed fields survive a change of tab.
    await page.getByRole("tab", { name: "Connexion" }).click();
    await expect(form.email).toHaveValue(mistyped);
    await page.getByRole("tab", { name: "Inscription" }).click();
    await expect(form.fullName).toHaveValue("Lya Fontaine");
    await form.password.fill(password);
    await expect(form.password).toHaveAccessibleDescription("Très bon mot de passe");
    await form.confirmation.fill(password);
    await form.confirmation.press("Enter");
    await expect(page.getByText("Inscription réussie !")).toBeVisible();
    await expect(page.getByText("Vérifiez votre email pour confirmer votre compte.")).toBeVisible();
    await expect(page.getByRole("main").getByText(mistyped)).toBeVisible();
    await page.getByRole("button", { name: "Corriger l'adresse" }).click();
    await expect(form.email).toBeFocused();
    await form.email.fill(email);
    await form.email.press("Enter");
    await expect(page.getByRole("main").getByText(email)).toBeVisible();
    await expect(page.getByRole("button", { name: "Renvoyer l'e-mail" })).toBeDisabled();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("abcde");

    const link = await mailedLink(page, email);
    await page.goto(link);
    await untilHydrated(page);
    // The address no longer holds the link's token, and a reload keeps it usable.
    await expect(page).toHaveURL("/auth/confirm?type=sign-up");
    await page.reload();
    await untilHydrated(page);
    await expect(account(page)).toBeHidden();
    await page.getByRole("button", { name: "Activer mon compte" }).click();
    await expect(page.getByText("Compte activé")).toBeVisible();
    await expect(page.getByText("Connexion réussie !")).toBeVisible();
    await expect(account(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    // The page that asked for the session.
    await page.getByRole("link", { name: "Continuer" }).click();
    await expect(page).toHaveURL("/news");
  },
);

test("[AU-3] tells that an e-mail is taken and passes it to the other tab; a used link is reported as used", async ({
  page,
  silence,
}) => {
  await page.goto("/auth?onglet=inscription");
  await untilHydrated(page);
  await fillIn(page, "membre@demo.test");
  await signUp(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Cette adresse email est déjà utilisée." });
  await expect(alert).toBeFocused();
  await alert.getByRole("link").click();
  await expect(fields(page).email).toHaveValue("membre@demo.test");

  await page.goto("/auth/confirm?type=sign-up&token=0123456789abcdef");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(page.getByRole("heading", { name: "Ce lien ne marche plus", level: 1 })).toBeFocused();
  await fields(page).email.fill("membre@demo.test");
  await page.getByRole("button", { name: "Recevoir un autre e-mail" }).click();
  await expect(page.getByText("Vérifiez vos e-mails")).toBeVisible();
  silence.allow(refusedWith(403));

  // A signed-in member sees their account, since the link may belong to another one, and isn't asked to sign in.
  await signInAt(page, "/");
  await page.goto("/auth/confirm?type=sign-up&token=0123456789abcdef");
  await untilHydrated(page);
  await expect(account(page)).toBeVisible();
  await page.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(page.getByRole("heading", { name: "Ce lien ne marche plus", level: 1 })).toBeFocused();
  await expect(page.getByText("Votre session est ouverte avec membre@demo.test.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Continuer" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Recevoir un autre e-mail" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto("/auth/reset");
  await expect(page.getByRole("heading", { name: "Ce lien est incomplet", level: 1 })).toBeVisible();
  await expect(page.getByLabel("Nouveau mot de passe")).toHaveCount(0);
  await page.getByRole("link", { name: "Demander un autre lien" }).click();
  await expect(page).toHaveURL("/auth/forgot");
});

test("[HS-5] [HS-12] the backend's own links, of default mail templates, activate an account and lead to a new password", async ({
  page,
  baseURL,
}) => {
  const email = newEmail();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  /** Where a default template links to: the backend spends the token, and leads to the site's root. */
  const follow = async (type: string) => {
    const link = new URL(await mailedLink(page, email), baseURL);
    const token = new URLSearchParams(link.hash.slice(1)).get("token") ?? link.searchParams.get("token");
    await page.goto(`/auth/v1/verify?token=${token}&type=${type}&redirect_to=${encodeURIComponent(`${baseURL}/`)}`);
  };
  await page.goto("/auth?onglet=inscription");
  await untilHydrated(page);
  await fillIn(page, email);
  await signUp(page).click();
  await expect(page.getByText("Vérifiez vos e-mails")).toBeVisible();
  await expect(page.getByText(/Son mot de passe reste le bon/)).toBeVisible();

  await follow("signup");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText("La connexion est faite. Bienvenue !")).toBeVisible();
  await account(page).click();
  await page.getByRole("button", { name: "Déconnexion" }).click();

  await page.goto("/auth/forgot");
  await untilHydrated(page);
  await fields(page).email.fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await follow("recovery");
  await expect(page.getByText(`Ce lien vous connecte au compte ${email} sur cet appareil.`)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("main").getByRole("link", { name: "Choisir un mot de passe" }).click();
  await page.getByLabel("Nouveau mot de passe").fill("grand-froid-du-nord");
  await page.getByRole("button", { name: "Modifier le mot de passe" }).click();
  await expect(page.getByText("Mot de passe modifié").first()).toBeVisible();

  expect(asked.filter((url) => url.includes("access_token") && !url.includes("#access_token"))).toEqual([]);
  await page.goBack();
  await page.goBack();
  expect(page.url()).not.toContain("token");
});

test("[AU-20] the link of a mail replaces a forgotten password", core, async ({ page }) => {
  const email = newEmail();
  await page.goto("/auth?onglet=inscription");
  await untilHydrated(page);
  await fillIn(page, email);
  await signUp(page).click();
  await expect(page.getByText("Inscription réussie !")).toBeVisible();

  await page.goto("/auth");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  // The previous page has the same field: wait for the new address.
  await expect(page).toHaveURL(/\/auth\/forgot/);
  await fields(page).email.fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();

  await page.goto(await mailedLink(page, email));
  await untilHydrated(page);
  await page.getByLabel("Nouveau mot de passe").fill("azerty123");
  await expect(page.getByText("Mot de passe faible")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel("Nouveau mot de passe").fill("grand-froid-du-nord");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByText("Mot de passe enregistré")).toBeVisible();
  await account(page).click();
  await page.getByRole("button", { name: "Déconnexion" }).click();

  await page.goto("/auth");
  await untilHydrated(page);
  await fields(page).email.fill(email);
  await fields(page).password.fill("grand-froid-du-nord");
  await signIn(page).click();
  await expect(account(page)).toBeVisible();
});

test("[AU-5] [AU-6] [AU-7] [TP-6] the dialog works by keyboard alone: it is empty after closing, and the pending action runs after sign-in", async ({
  page,
  silence,
}) => {
  const form = fields(page);
  const dialog = page.getByRole("dialog", { name: "Connexion" });
  const ask = async () => {
    await likeButton(page).press("Enter");
    await page.getByRole("link", { name: "Se connecter" }).press("Enter");
    await expect(form.email).toBeFocused();
  };
  await page.goto("/tips/gagner-la-manche-d-apres");
  await untilHydrated(page);
  await ask();
  await page.keyboard.type("membre@demo.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await expect(form.password).toHaveAccessibleDescription("Le mot de passe doit contenir au moins 6 caractères");
  await expect(form.password).toBeFocused();
  await form.password.fill("pas-le-bon");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Identifiants incorrects");
  await expect(dialog.getByRole("alert")).toContainText("Email ou mot de passe incorrect.");
  expect(await findings(page)).toEqual([]);

  await page.getByRole("link", { name: "Créer un compte" }).press("Enter");
  await expect(form.pseudo).toBeFocused();
  await expect(form.email).toHaveValue("membre@demo.test");
  await form.pseudo.fill("Camille");
  await form.password.fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Email déjà utilisé" })).toContainText(
    "Cet email est déjà associé à un compte. Essayez de vous connecter.",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(likeButton(page)).toBeFocused();

  await ask();
  await expect(form.email).toHaveValue("");
  await form.email.fill("membre@demo.test");
  await form.password.fill("demo-1234");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Connexion réussie")).toBeVisible();
  await expect(page.getByText(/^Bienvenue sur .+\s!$/)).toBeVisible();
  await expect(page.getByText("Tip liké !")).toBeVisible();
  await expect(likeButton(page)).toHaveAttribute("aria-pressed", "true");
  await expect(likeButton(page)).toBeFocused();
  await expect(page).toHaveURL("/tips/gagner-la-manche-d-apres");
  await likeButton(page).press("Enter");
  await expect(page.getByText("Like retiré")).toBeVisible();
  silence.allow(refusedWith(400));
});

test("[AU-5] [RC-4] a visitor who signs up to apply comes to the wizard after the mail's link", async ({
  page,
  context,
}) => {
  const [mistyped, email] = [newEmail(), newEmail()];
  await page.goto("/recruitment");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Postuler maintenant : Event manager" }).click();
  await page.getByRole("link", { name: "Se connecter" }).click();
  await page.getByRole("link", { name: "Créer un compte" }).click();
  await fields(page).pseudo.fill("Lya");
  await fields(page).email.fill(mistyped);
  await fields(page).password.fill(password);
  await signUp(page).click();
  await page.getByRole("button", { name: "Corriger l'adresse" }).click();
  await expect(fields(page).email).toBeFocused();
  await fields(page).email.fill(email);
  await signUp(page).click();
  await expect(page.getByRole("dialog", { name: "E-mail envoyé" })).toContainText(email);

  const other = await context.newPage();
  await other.goto(await mailedLink(other, email));
  await untilHydrated(other);
  await other.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(other.getByRole("link", { name: "Continuer" })).toHaveAttribute(
    "href",
    "/recruitment?poste=event-manager",
  );

  await page.bringToFront();
  await expect(page.getByRole("dialog", { name: "Compte activé" })).toBeVisible();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("dialog", { name: "Postuler : Event manager" })).toBeVisible();
});

test("[TP-7] signing in to comment focuses the comment box, and the sign-in page is one press away without the dialog", async ({
  page,
}) => {
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await page.getByRole("button", { name: /Commentaires/ }).click();
  const prompt = page.getByRole("link", { name: "Connectez-vous" });
  await expect(prompt).toHaveAttribute("href", `/auth?retour=${encodeURIComponent(siteForTwo)}`);
  await prompt.click();
  await fields(page).email.fill("membre@demo.test");
  await fields(page).password.fill("demo-1234");
  await signIn(page).click();
  await expect(page.getByLabel("Votre commentaire")).toBeFocused();
});
