import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { type OwnData, test } from "../ownData.ts";
import { expect, failedRequest, holdBack, signInAt, untilHydrated } from "../page.ts";

// Each test has categories of its own. One after the other: a category of another test between two of this one's would change their order.
test.describe.configure({ mode: "default" });

const panel = "/admin/contenu/categories";
const staff = "staff@demo.test";
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

const list = (page: Page, kind: "Actualités" | "Tips" = "Tips") =>
  page.getByRole("region", { name: kind, exact: true });
const names = (page: Page) => list(page).getByRole("list", { name: "Tips" }).locator("bdi");
const row = (page: Page, name: string) => list(page).getByRole("listitem").filter({ hasText: name });
const move = (page: Page, name: string, way: "Monter" | "Descendre") =>
  list(page).getByRole("group", { name, exact: true }).getByRole("button", { name: way });

const add = async (page: Page, name: string) => {
  await list(page).getByLabel("Nouvelle catégorie").fill(name);
  await list(page).getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(row(page, name)).toBeVisible();
};
const rename = async (page: Page, from: string, to: string) => {
  await list(page)
    .getByRole("button", { name: `Renommer, ${from}` })
    .click();
  await list(page).getByLabel("Nom", { exact: true }).fill(to);
  await list(page).getByRole("button", { name: "Enregistrer" }).click();
};

/** Stores categories of tips at the end of the list, in this order. */
const store = async (own: OwnData, ...labels: readonly string[]) => {
  for (const [at, label] of labels.entries()) {
    own.deletesAfterwards("categories", "slug", label);
    await own.club
      .from("categories")
      .insert({ kind: "tip", slug: label, label, position: 900 + at })
      .throwOnError();
  }
};

/** Publishes a tip of the category. */
const write = async (page: Page, own: OwnData, category: string) => {
  const title = unique("Rangé");
  own.deletesAfterwards("tips", "title", title);
  await page.goto("/admin/contenu?type=tips");
  await page.getByRole("button", { name: "Créer du contenu" }).click();
  const dialog = page.getByRole("dialog", { name: "Créer du contenu" });
  await dialog.getByRole("radio", { name: "Tip" }).check({ force: true });
  await dialog
    .getByRole("textbox", { name: /^Titre/ })
    .first()
    .fill(title);
  await dialog.getByText("Réglages", { exact: true }).click();
  await dialog.getByLabel("Catégorie").selectOption({ label: category });
  await dialog.getByLabel("Publier immédiatement").check();
  await dialog.getByRole("button", { name: "Créer", exact: true }).click();
  await expect(page.getByText("Tip créé avec succès.")).toBeVisible();
  return title;
};

test("[CA-1] [CA-2] a new category stands in the creation form, its tip in the filter; a rename keeps both", async ({
  page,
  request,
  own,
}) => {
  const [name, later] = [unique("Coulisses"), unique("Vie du vestiaire")];
  own.deletesAfterwards("categories", "slug", name);
  await signInAt(page, panel, staff);
  await expect(row(page, "Compétitif")).toContainText(/\d tips/);
  await add(page, name);
  await expect(page.getByText("Catégorie ajoutée")).toBeVisible();
  await expect(row(page, name)).toContainText("Aucun contenu");
  expect(await (await request.get("/tips")).text()).not.toContain(name);
  const title = await write(page, own, name);

  await page.goto("/tips");
  await untilHydrated(page);
  await page.getByLabel("Catégorie").selectOption({ label: name });
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  const address = page.url();
  await page.goto(panel);
  await expect(row(page, name)).toContainText("1 tip");
  await rename(page, name, later);
  await expect(page.getByText("Catégorie renommée")).toBeVisible();
  await expect(list(page).getByRole("button", { name: `Renommer, ${later}` })).toBeFocused();

  await page.goto(address);
  const card = page.getByRole("main").getByRole("link", { name: title }).first();
  await expect(card).toContainText(later);
  await expect(page.getByLabel("Catégorie").locator("option:checked")).toHaveText(later);
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(later);
});

test("[CA-4] refuses empty, long and double names beside the field, and keeps what was typed", async ({
  page,
  own,
}) => {
  await signInAt(page, panel, staff);
  const field = list(page).getByLabel("Nouvelle catégorie");
  const refused = async (typed: string, sentence: string) => {
    await field.fill(typed);
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveValue(typed);
  };
  await refused("", "Donnez un nom à la catégorie.");
  await refused("  \u200b ", "Donnez un nom à la catégorie.");
  await refused("é".repeat(62), "2 caractères de trop : un nom en a 60 au plus.".replace(" :", "\u00a0:"));
  await refused("  AIM   training ", "Une catégorie de cette liste porte déjà ce nom. Choisissez-en un autre.");
  expect(await findings(page)).toEqual([]);
  for (const name of ["é".repeat(54) + unique("").trim(), `🦊${unique("")}`, unique("أخبار")]) {
    own.deletesAfterwards("categories", "slug", name.trim());
    await add(page, name.trim());
    await expect(field).toHaveValue("");
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // On a whole page the bar at the bottom lies over no row.
  await page.setViewportSize({ width: 390, height: 6000 });
  expect(await findings(page)).toEqual([]);
});

test("[CA-5] puts categories in order by buttons, keys and dragging; the focus stays", async ({ page, own }) => {
  const added = [unique("Un"), unique("Deux"), unique("Trois")] as const;
  await store(own, ...added);
  await signInAt(page, panel, staff);
  const order = async () => (await names(page).allTextContents()).filter((name) => added.includes(name as never));
  const [one, two, three] = added;

  await move(page, three, "Monter").click();
  await expect(move(page, three, "Monter")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(order).toEqual([three, one, two]);
  await expect(move(page, three, "Monter")).toBeFocused();
  await move(page, one, "Descendre").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(order).toEqual([three, two, one]);
  await expect(page.getByRole("status").filter({ hasText: one })).toContainText("position");

  const grip = row(page, one).locator("span[aria-hidden]").first();
  const target = await row(page, three).boundingBox();
  const from = await grip.boundingBox();
  if (!target || !from) throw new Error("The rows aren't on the screen");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, target.y + 8, { steps: 6 });
  await page.mouse.up();
  await expect.poll(order).toEqual([one, three, two]);
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, target.y + 8, { steps: 3 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  // The page asks before it is loaded again until its order is stored.
  const asks = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await expect.poll(asks).toBe(false);
  await page.reload();
  await expect(row(page, one)).toBeVisible();
  expect(await order()).toEqual([one, three, two]);
});

test("[CA-10] asks before the page is closed while an order isn't stored; moves that wait are one", async ({
  page,
  own,
}) => {
  const added = [unique("Un"), unique("Deux"), unique("Trois"), unique("Quatre")] as const;
  await store(own, ...added);
  await signInAt(page, panel, staff);
  const order = async () => (await names(page).allTextContents()).filter((name) => added.includes(name as never));
  const [one, two, three, four] = added;

  const answered: string[] = [];
  page.on("response", (answer) => answer.url().includes("/rpc/place_category") && answered.push(answer.url()));
  const held = await holdBack(page, /\/rpc\/place_category/);
  for (let times = 0; times < 3; times++) await move(page, four, "Monter").click();
  await expect.poll(order).toEqual([four, one, two, three]);
  const refuseToClose = async () => {
    const question = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const asked = await question;
    expect(asked.type()).toBe("beforeunload");
    await asked.dismiss();
  };
  await refuseToClose();
  // A link of the site loses nothing: the moves are sent all the same.
  await page.getByRole("contentinfo").locator("a[href='/contact']").click();
  await expect(page).toHaveURL(/\/contact$/);
  await refuseToClose();

  held.release();
  await expect.poll(() => answered.length).toBe(2);
  await page.goto(panel);
  await expect(row(page, one)).toBeVisible();
  expect(await order()).toEqual([four, one, two, three]);
});

test("[CA-6] removes a category only after its content has moved", async ({ page, own }) => {
  const [name, heir, empty] = [unique("Ancienne"), unique("Nouvelle"), unique("Vide")];
  await store(own, name, heir, empty);
  const { title } = await own.addTip(unique("Rangé"), { category: name });
  await signInAt(page, panel, staff);
  await list(page)
    .getByRole("button", { name: `Supprimer, ${name}` })
    .click();
  await expect(page.getByText("1 tip utilise cette catégorie.")).toBeVisible();
  await expect(list(page).getByLabel("Déplacer vers")).toBeFocused();
  await list(page).getByLabel("Déplacer vers").selectOption({ label: heir });
  await list(page).getByRole("button", { name: "Déplacer et supprimer" }).click();
  await expect(page.getByText("Contenu déplacé")).toBeVisible();
  // The removed row's focus stays in the list.
  await expect(list(page).locator("li button:focus")).toHaveCount(1);
  await expect(row(page, heir)).toContainText("1 tip");
  await expect(names(page).filter({ hasText: name })).toHaveCount(0);
  page.once("dialog", (dialog) => void dialog.accept());
  await list(page)
    .getByRole("button", { name: `Supprimer, ${empty}` })
    .click();
  await expect(page.getByText("Catégorie supprimée")).toBeVisible();
  await expect(names(page).filter({ hasText: empty })).toHaveCount(0);

  await page.goto(`/tips?categorie=${encodeURIComponent(heir)}`);
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
});

test("[CA-7] shows what stands outside the list, and takes it in", async ({ page, own }) => {
  own.deletesAfterwards("categories", "slug", "Vie du club");
  await signInAt(page, panel, staff);
  const news = list(page, "Actualités");
  await expect(news.getByRole("heading", { name: "Hors de la liste" })).toBeVisible();
  await news.getByRole("button", { name: "Ajouter à la liste, Vie du club" }).click();
  await expect(news.getByRole("button", { name: "Renommer, Vie du club" })).toBeVisible();
  await expect(news.getByRole("heading", { name: "Hors de la liste" })).toBeHidden();
  await page.goto("/news?categorie=Vie+du+club");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(2);
});

test("[CA-3] tells the second of two that the name has changed, and keeps theirs", async ({ page, browser, own }) => {
  const [name, theirs, mine] = [unique("Avant"), unique("Le leur"), unique("Le mien")];
  await store(own, name);
  await signInAt(page, panel, staff);
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await signInAt(other, panel, "admin@demo.test");
  await list(other)
    .getByRole("button", { name: `Renommer, ${name}` })
    .click();
  await list(other).getByLabel("Nom", { exact: true }).fill(mine);
  await rename(page, name, theirs);
  await expect(row(page, theirs)).toBeVisible();

  await list(other).getByRole("button", { name: "Enregistrer" }).click();
  const field = list(other).getByLabel("Nom", { exact: true });
  await expect(field).toHaveAccessibleDescription(new RegExp(`quelqu.un l.a renommée «.${theirs}.»`));
  await expect(field).toHaveValue(mine);
  await list(other).getByRole("button", { name: "Enregistrer" }).click();
  await expect(other.getByText("Catégorie renommée")).toBeVisible();
  // The first tab follows.
  await expect(row(page, mine)).toBeVisible();
  await elsewhere.close();
});

test("[CA-3] keeps a typed name when the network is gone", async ({ page, silence, context, own }) => {
  silence.allow(failedRequest);
  const [name, later] = [unique("Hors ligne"), unique("Revenue")];
  await store(own, name);
  await signInAt(page, panel, staff);
  await expect(row(page, name)).toBeVisible();
  await context.setOffline(true);
  await rename(page, name, later);
  const field = list(page).getByLabel("Nom", { exact: true });
  await expect(field).toHaveAccessibleDescription(/n.est peut-être pas enregistré/);
  await expect(field).toHaveValue(later);
  await context.setOffline(false);
  await list(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(row(page, later)).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[CA-1] the filters have the categories in use, in the club's order", async ({ page }) => {
    await page.goto("/news");
    const options = page.getByLabel("Catégorie").getByRole("option");
    expect((await options.allTextContents()).slice(0, 4)).toEqual(["Toutes", "Esport", "Merch", "Recrutement"]);
    await page.getByLabel("Catégorie").selectOption({ label: "Merch" });
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(2);
    await page.goto("/tips?categorie=Cuisine");
    await expect(page.getByRole("heading", { name: "Aucun article trouvé avec ces filtres." })).toBeVisible();
    await expect(page.getByLabel("Catégorie").locator("option:checked")).toHaveText("Cuisine");
  });
});
