import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { placeInIt, pngOf, withPlace } from "../pictures.ts";
import { club } from "../club.ts";
import { findings } from "./axe.ts";
import { core, expect, failedRequest, holdBack, refusedWith, signIn, signInAt, test, untilHydrated } from "./page.ts";

const password = "neige-et-givre";

/** Signs up and signs in a new member, unknown to other tests. */
const join = async (page: Page) => {
  const email = `lya-${crypto.randomUUID()}@exemple.fr`;
  await page.goto("/auth?onglet=inscription");
  await untilHydrated(page);
  await page.getByLabel("Nom complet").fill("Lya Fontaine");
  await page.getByLabel("Nom d'utilisateur").fill(`lya-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByLabel("Confirmer le mot de passe").fill(password);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText("Inscription réussie !")).toBeVisible();
  await page.goto("/_dev/mail");
  const link = page
    .getByRole("article")
    .filter({ hasText: email })
    .first()
    .getByRole("link", { name: /\/auth\// });
  await page.goto((await link.getAttribute("href")) ?? "");
  await page.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(page.getByText("Compte activé")).toBeVisible();
  return email;
};

const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" }).click();
const username = (page: Page) => page.getByLabel("Nom d'utilisateur");
/** The member's avatar at the top of the personal space. */
const face = (page: Page) => page.getByRole("main").locator("img[src*='avatar'], img[src^='data:image/']").first();

test("[AU-10] is for members only, leads back after signing in, and shows nothing before", async ({ page }) => {
  await page.goto("/profile?onglet=parametres");
  await expect(page).toHaveURL("/auth?retour=%2Fprofile%3Fonglet%3Dparametres");
  await page.getByLabel("E-mail").fill("staff@demo.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL("/profile?onglet=parametres");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sarah Lenoir");
  await expect(page.getByRole("main").getByText(`Staff ${club.name}`)).toBeVisible();
  await expect(page.getByRole("tab", { name: "Paramètres" })).toHaveAttribute("aria-selected", "true");

  const held = await holdBack(page, /\/assets\/client|client\.tsx/);
  await page.goto("/profile", { waitUntil: "commit" });
  await expect(page.getByText("Chargement de votre espace")).toBeVisible();
  await expect(page.getByText("Connectez-vous pour voir votre espace")).toBeHidden();
  held.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sarah Lenoir");
});

test("[LK-10] shows a member without a photo the same face as beside their comments", async ({ page }) => {
  await signInAt(page, "/profile");
  await expect(page.getByRole("main").locator("img[src='/visages/membres/camille.svg']").first()).toBeVisible();
});

test("[LK-24] draws the mask while a username is typed, and saves its card as a picture", async ({ page }) => {
  await signInAt(page, "/profile");
  const form = page.locator("form").filter({ has: page.getByLabel("Nom d'utilisateur") });
  const mask = form.locator("img");
  const before = await mask.getAttribute("src");
  await page.getByLabel("Nom d'utilisateur").pressSequentially(" 🦊");
  await expect(mask).not.toHaveAttribute("src", before ?? "");
  await expect.poll(() => mask.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger ma carte" }).click();
  const bytes = await readFile(await (await download).path());
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
    "PNG",
    1080,
    1350,
  ]);
  await page.getByRole("button", { name: "Annuler les changements" }).click();
});

test("[AU-13] [AU-16] shows a member's applications and figures", async ({ page }) => {
  await signInAt(page, "/profile");
  await expect(page.getByRole("main").getByText(`Staff ${club.name}`)).toHaveCount(0);
  await page.getByRole("tab", { name: "Profil" }).focus();
  // Past the followed teams.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/profile?onglet=candidatures");
  await expect(page.getByRole("main").getByText("Acceptée").first()).toBeVisible();
  await expect(page.getByText("Le mot du staff").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Past the kept tips and the notifications.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const activity = page.getByRole("region", { name: "Votre activité" });
  await expect(activity.locator("b")).toHaveText(Array.from({ length: 8 }, () => /^\d+$/));
  await expect(activity.getByRole("link", { name: "Candidatures" })).toHaveAttribute("href", /onglet=candidatures$/);
  await activity.getByText("Tips aimés").press("Enter");
  const liked = activity.getByRole("link").first();
  const title = (await liked.textContent()) ?? "";
  // A control that is half under the bar counts as too small a target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await findings(page)).toEqual([]);
  await liked.click();
  await expect(page).toHaveURL(/\/tips\/./);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("[AU-11] [AU-12] changes names and avatar, which others see from then on", core, async ({ page, silence }) => {
  await join(page);
  await page.goto("/profile");
  await expect(username(page)).toHaveValue(/^lya-/);
  expect(await findings(page)).toEqual([]);

  // Errors are shown at their field, and typed text stays, also over a reload.
  for (const [name, reason] of [
    ["CAMILLE", "Ce nom d'utilisateur est pris, ou ressemble trop à celui d'un autre membre."],
    ["c\u0430mille", "Ce nom d'utilisateur mélange des alphabets dont les lettres se ressemblent. Gardez-en un seul."],
    ["\u{1f3ae}\u{1f3ae}", "Le nom d'utilisateur contient au moins une lettre ou un chiffre."],
  ] as const) {
    await username(page).fill(name);
    await save(page);
    await expect(page.getByText("Erreur lors de la mise à jour")).toBeVisible();
    await expect(username(page)).toHaveAccessibleDescription(reason);
    await expect(username(page)).toBeFocused();
  }
  silence.allow(failedRequest);
  await page.reload();
  await expect(username(page)).toHaveValue("\u{1f3ae}\u{1f3ae}");
  const name = `Lya ${crypto.randomUUID().slice(0, 8)}`;
  await username(page).fill(name);
  await page.getByLabel("Nom complet").fill("Lya F.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Profil mis à jour avec succès")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lya F.");
  await expect(page.getByRole("banner").getByText("Lya F.").first()).toBeVisible();

  const choose = (file: string, mimeType: string, bytes: Uint8Array) =>
    page.getByLabel("Choisir une photo").setInputFiles({ name: file, mimeType, buffer: Buffer.from(bytes) });
  const tooMuch = new Uint8Array(5 * 1024 * 1024 + 1);
  tooMuch.set(pngOf({ width: 8, height: 8 }));
  for (const [file, bytes, reason] of [
    [
      "page.png",
      new TextEncoder().encode("<!doctype html><script>alert(1)</script>"),
      /ce fichier n'est pas une photo/,
    ],
    ["rien.png", new Uint8Array(), /ce fichier n'est pas une photo/],
    ["lourde.png", tooMuch, /elle dépasse 5\sMo/],
    ["large.png", pngOf({ width: 20_000, height: 8 }), /ses dimensions sont trop grandes/],
  ] as const) {
    await choose(file, "image/png", bytes);
    const said = page.getByRole("alert").filter({ hasText: "Erreur lors du téléchargement" });
    await expect(said.getByText(reason)).toBeVisible();
    await expect(said).toContainText("Impossible de télécharger l'image");
  }
  await expect(face(page)).toHaveCount(0);

  const photo = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1_200, 800];
    const context = canvas.getContext("2d");
    if (context) context.fillStyle = "#2a8";
    context?.fillRect(0, 0, 1_200, 800);
    const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/jpeg"));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
  });
  await choose("vacances.jpg", "image/jpeg", withPlace(Uint8Array.from(photo)));
  await expect(page.getByText("Photo mise à jour")).toBeVisible();
  // The uploading picture is shown at once, then the stored square.
  const sizeShown = () =>
    face(page).evaluate(
      (picture) => picture instanceof HTMLImageElement && [picture.naturalWidth, picture.naturalHeight],
    );
  await expect.poll(sizeShown).toEqual([512, 512]);
  const address = (await face(page).getAttribute("src")) ?? "";
  const bytes = address.startsWith("data:")
    ? Buffer.from(address.split(",")[1] ?? "", "base64")
    : await (await page.request.get(address)).body();
  expect([bytes[0], bytes[1], bytes.includes(placeInIt), bytes.includes("Exif")]).toEqual([0xff, 0xd8, false, false]);
  await expect(page.getByRole("banner").locator(`img[src="${address}"]`)).toHaveCount(1);

  // No other test opens this tip: the avatar beside the comment is gone with the account.
  await page.goto("/tips/placer-son-viseur-a-hauteur-de-tete");
  await untilHydrated(page);
  await page.getByRole("button", { name: /Commentaires/ }).click();
  await page.getByLabel("Votre commentaire").fill(`Vu par ${name}`);
  await page.getByRole("button", { name: "Publier" }).click();
  const comment = page
    .getByRole("article")
    .filter({ hasText: `Vu par ${name}` })
    .last();
  await expect(comment.getByText(name, { exact: true })).toBeVisible();
  await expect(comment.locator("img")).toHaveAttribute("src", address);

  await page.goto("/profile");
  await page.getByRole("button", { name: "Retirer la photo" }).press("Enter");
  await expect(page.getByText("Photo retirée")).toBeVisible();
  await expect(page.getByLabel("Choisir une photo")).toBeFocused();
  await expect(face(page)).toHaveCount(0);
  if (!address.startsWith("data:")) expect((await page.request.get(address)).ok()).toBe(false);
});

test(
  "[AU-14] [AU-15] changes the password and the e-mail, exports the data and deletes the account, by keyboard",
  core,
  async ({ page, silence }) => {
    const email = await join(page);
    await page.goto("/profile?onglet=parametres");
    const next = page.getByLabel("Nouveau mot de passe");
    await expect(next).toHaveAttribute("autocomplete", "new-password");
    await next.fill("court");
    await next.press("Enter");
    await expect(next).toHaveAccessibleDescription("Le mot de passe doit contenir au moins 6 caractères");
    await expect(next).toBeFocused();
    await next.fill("grand-froid-2026");
    await next.press("Enter");
    await expect(page.getByText("Mot de passe modifié")).toBeVisible();
    await expect(next).toHaveValue("");

    const address = page.getByLabel("Nouvel e-mail");
    await address.fill("lya@exemple");
    await address.press("Enter");
    await expect(address).toHaveAccessibleDescription(/n'est pas complète/);
    await address.fill(`autre-${email}`);
    await address.press("Enter");
    await expect(page.getByText("Email de confirmation envoyé")).toBeVisible();
    await expect(page.getByRole("main").getByText(`Ouvrez les liens envoyés à ${email}`)).toBeVisible();

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Télécharger mes données" }).press("Enter");
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^club-donnees-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(data["auth.users"]).toMatchObject([{ email }]);
    expect(data.profiles).toHaveLength(1);

    await page.getByRole("button", { name: "Supprimer mon compte" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Supprimer votre compte ?" });
    await expect(dialog.getByText("vos commentaires, sans votre nom")).toBeVisible();
    await expect(dialog.getByLabel("Pour confirmer, tapez SUPPRIMER")).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Supprimer mon compte" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Pour confirmer, tapez SUPPRIMER")).toBeFocused();
    await page.keyboard.press("Enter"); // Without the typed word, nothing happens.
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel("Pour confirmer, tapez SUPPRIMER")).toBeFocused();
    await page.keyboard.type("SUPPRIMER");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Compte supprimé")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Connexion" })).toBeVisible();

    await signIn(page, email, "grand-froid-2026");
    await expect(page.getByText("Email ou mot de passe incorrect").first()).toBeVisible();
    silence.allow(refusedWith(400));
  },
);

/**
 * Makes the page's sign-in older than a day. The clock of a server can't be changed:
 * there, a fake refusal of an old sign-in is answered until the password was entered again.
 */
const ageSignIn = async (page: Page) => {
  const isServed = await page.evaluate(
    (day) => {
      const session = JSON.parse(localStorage.getItem("club-session") ?? "{}");
      if (!("at" in session)) return true;
      localStorage.setItem("club-session", JSON.stringify({ ...session, at: session.at - day }));
      return false;
    },
    25 * 60 * 60 * 1000,
  );
  if (!isServed) return;
  const code = "reauthentication_needed";
  let isOld = true;
  page.on("response", (answer) => {
    if (answer.ok() && answer.url().includes("grant_type=password")) isOld = false;
  });
  await page.route("**/auth/v1/user*", (route) => {
    if (!isOld || route.request().method() !== "PUT") return route.fallback();
    return route.fulfill({ status: 400, json: { code, msg: code } });
  });
  await page.route("**/rpc/signed_in_lately*", (route) => (isOld ? route.fulfill({ json: false }) : route.fallback()));
};

test("[SE-6] an old sign-in asks for the password before the password, the e-mail or the account is changed", async ({
  page,
  silence,
}) => {
  silence.allow(refusedWith(400));
  const email = await join(page);
  const settings = "/profile?onglet=parametres";
  const current = page.getByLabel("Mot de passe actuel");
  const why = "Votre connexion date de plus d'un jour. Pour continuer, indiquez votre mot de passe actuel.";
  const isAsked = async () => {
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription(why);
  };

  await page.goto(settings);
  await ageSignIn(page);
  await page.getByLabel("Nouveau mot de passe").fill("grand-froid-2026");
  await page.getByLabel("Nouveau mot de passe").press("Enter");
  await isAsked();
  // The field is in the middle of the window: the bar lies over what is above it.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findings(page)).toEqual([]);
  await current.fill("pas-le-bon");
  await current.press("Enter");
  await expect(current).toHaveAccessibleDescription("Ce n'est pas votre mot de passe actuel. Réessayez.");
  await expect(page.getByText("Mot de passe modifié")).toBeHidden();
  await current.fill(password);
  await current.press("Enter");
  await expect(page.getByText("Mot de passe modifié")).toBeVisible();
  await expect(current).toHaveCount(0);

  await ageSignIn(page);
  await page.getByLabel("Nouvel e-mail").fill(`autre-${email}`);
  await page.getByLabel("Nouvel e-mail").press("Enter");
  await isAsked();
  await expect(page.getByText("Email de confirmation envoyé")).toBeHidden();
  await current.fill("grand-froid-2026");
  await current.press("Enter");
  await expect(page.getByText("Email de confirmation envoyé")).toBeVisible();

  await ageSignIn(page);
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  const dialog = page.getByRole("dialog", { name: "Supprimer votre compte ?" });
  await dialog.getByLabel("Pour confirmer, tapez SUPPRIMER").fill("SUPPRIMER");
  await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
  await isAsked();
  await current.fill("grand-froid-2026");
  await current.press("Enter");
  await expect(page.getByText("Compte supprimé")).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[AU-10] tells that it needs a session, and leads to the sign-in", async ({ page }) => {
    await page.goto("/profile");
    await expect(page.getByText("Connectez-vous pour voir votre espace")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Se connecter" })).toHaveAttribute(
      "href",
      "/auth?retour=%2Fprofile",
    );
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[LY-15] shows the chosen tab with those beside it, and where the tabs go on", async ({ page }) => {
    await signInAt(page, "/profile?onglet=tips-gardes");
    const row = page.getByRole("tablist");
    const tab = (name: string) => row.getByRole("tab", { name });
    const isInSight = async (name: string) => {
      const [frame, own] = [await row.boundingBox(), await tab(name).boundingBox()];
      return frame && own && own.x >= frame.x && own.x + own.width <= frame.x + frame.width;
    };
    await expect.poll(() => isInSight("Tips gardés")).toBe(true);
    await expect(row).toHaveAttribute("data-after");
    await page.goto("/profile");
    await expect.poll(() => isInSight("Profil")).toBe(true);
    await expect(row).toHaveAttribute("data-after");
    await expect(row).not.toHaveAttribute("data-before");
    await page.goto("/profile?onglet=parametres");
    await expect.poll(() => isInSight("Paramètres")).toBe(true);
    await expect(row).toHaveAttribute("data-before");
    await expect(row).not.toHaveAttribute("data-after");
  });
});
