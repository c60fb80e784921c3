import type { Locator, Page } from "@playwright/test";
import { matches } from "../../club.ts";
import { findings } from "../axe.ts";
import { button, dialog, listTab, unique } from "../listPanel.ts";
import { expect, holdBack, test, untilHydrated } from "../page.ts";
import { chooseAct } from "../tablePanel.ts";

// Each test has standings of its own group. One after the other: another test's would come between them.
test.describe.configure({ mode: "default" });

const { list, row, openTab } = listTab("/admin/matchs/classements", "Classements");
const competition = "Coupe d'Automne";
const listPath = `/matches?competition=${encodeURIComponent(competition)}`;
const [match] = matches.teams.flatMap(({ team, matches }) =>
  matches.filter(({ event }) => event === competition).map(({ id }) => `/matches/${id}-${team}`),
);
const matchPath = match ?? "";

const cell = (form: Locator, name: string, rank: number) =>
  form.getByRole("textbox", { name: `${name}, rang ${rank}`, exact: true });
const paste = (into: Locator, text: string, html = "") =>
  into.evaluate(
    (input, copied) => {
      const data = new DataTransfer();
      data.setData("text/plain", copied.text);
      data.setData("text/html", copied.html);
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    },
    { text, html },
  );
const table = "Équipe\tJ\tG\tP\tPts\nVertex Nord\t3\t3\t0\t9\nBORÉAL\t3\t2\t1\t6\nBanquise\t3\t0\t3\t0";
const begin = async (page: Page, group: string) => {
  await button(page, "Nouveau classement").first().click();
  const form = dialog(page);
  await form.getByLabel("Compétition").fill(competition);
  await form.getByLabel("Groupe ou phase").fill(group);
  await form.getByLabel("Classement du").fill("2026-11-12");
  return form;
};
const add = async (page: Page, group: string) => {
  const form = await begin(page, group);
  await paste(cell(form, "Équipe", 1), table);
  await button(form, "Ajouter le classement").click();
  await expect(form).toBeHidden();
  await expect(row(page, group)).toBeVisible();
};
const remove = async (page: Page, group: string) => {
  await chooseAct(row(page, group), "Supprimer");
  await expect(row(page, group)).toBeHidden();
};
const shown = (page: Page, group: string) => page.getByRole("table", { name: group });
/** The texts of a table's rows. */
const rowsOf = async (page: Page, group: string) => {
  await expect(shown(page, group)).toBeVisible();
  const texts = await shown(page, group)
    .locator("tbody tr")
    // Without the form of the club's team.
    .evaluateAll((rows) =>
      rows.map((row) => {
        const form = row.querySelector("ol");
        return (row as HTMLElement).innerText.replace(form?.innerText ?? "", "");
      }),
    );
  return texts.map((text) => text.replace(/\s+/g, " ").trim());
};

test("[ST-20] enters a table by keys, after mistakes; fans see it with the club's row marked", async ({ page }) => {
  const group = unique("Groupe");
  await openTab(page);
  expect(await findings(page)).toEqual([]);
  await button(page, "Nouveau classement").first().click();
  const form = dialog(page);
  await button(form, "Ajouter le classement").click();
  await expect(form.getByText("Écrivez la compétition.")).toBeVisible();
  await expect(form.getByText("Indiquez le jour de ce classement.")).toBeVisible();
  await expect(form.getByText("Ajoutez au moins une équipe.")).toBeVisible();
  await form.getByLabel("Compétition").fill("Une compétition sans match");
  await expect(form.getByText("Aucun match publié ne porte ce nom")).toBeVisible();
  await form.getByLabel("Compétition").fill(competition);
  await expect(form.getByText("Aucun match publié ne porte ce nom")).toBeHidden();
  await form.getByLabel("Groupe ou phase").fill(group);
  await form.getByLabel("Classement du").fill("2026-11-12");

  await button(form, "Supprimer, rang 1").click();
  await expect(cell(form, "Équipe", 1)).toBeFocused();
  for (const name of ["Banquise", "Vertex Nord", "BORÉAL"]) {
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
  await expect(cell(form, "Équipe", 4)).toBeFocused();
  await button(form, "Supprimer, rang 4").click();
  await cell(form, "Joués", 1).focus();
  for (const [number, key] of [
    ["3", "Enter"],
    ["3", "ArrowDown"],
    ["x", "ArrowUp"],
  ] as const) {
    await page.keyboard.type(number);
    await page.keyboard.press(key);
  }
  await expect(cell(form, "Joués", 2)).toBeFocused();
  await button(form, "Ajouter le classement").click();
  await expect(form.getByText("Joués : un nombre entier de 0 à 999.")).toBeVisible();
  await expect(cell(form, "Joués", 3)).toBeFocused();
  expect(await findings(page)).toEqual([]);

  await paste(cell(form, "Joués", 1), "3\t0\t\t3\t0\n3\t3\t\t0\t9\n3\t2\t\t1\t6");
  await form.getByRole("combobox", { name: "À nous ?, rang 3" }).selectOption({ label: "Nous, Rocket League" });
  await cell(form, "Équipe", 1).press("Alt+ArrowDown");
  await button(form.getByRole("group", { name: "Banquise", exact: true }), "Descendre").click();
  await expect(cell(form, "Équipe", 3)).toHaveValue("Banquise");
  await expect(cell(form, "Équipe", 2)).toHaveValue("BORÉAL");
  await button(form, "Ajouter le classement").click();
  await expect(page.getByText("Classement ajouté")).toBeVisible();
  await expect(row(page, group)).toContainText("3 équipes, au 12 novembre 2026");

  for (const path of [listPath, matchPath]) {
    await page.goto(path);
    expect(await rowsOf(page, group)).toEqual(["1 Vertex Nord 3 3 0 9", "2 BORÉAL nous 3 2 1 6", "3 Banquise 3 0 3 0"]);
    await expect(shown(page, group).getByRole("columnheader")).toHaveText([
      /Rang/,
      "Équipe",
      /Joués/,
      /Gagnés/,
      /Perdus/,
      /Points/,
    ]);
    await expect(shown(page, group).getByRole("link", { name: "BORÉAL" })).toHaveAttribute(
      "href",
      "/teams/rocket-league",
    );
    expect(await findings(page)).toEqual([]);
  }
  await openTab(page);
  await remove(page, group);
  await page.goto(listPath);
  await expect(shown(page, group)).toHaveCount(0);
});

test("[ST-22] keeps what was typed over a reload, and shows both versions of a conflict", async ({ page }) => {
  const group = unique("Groupe");
  await openTab(page);
  const form = await begin(page, group);
  await paste(cell(form, "Équipe", 1), table);
  await page.reload();
  await expect(list(page)).toBeVisible();
  await button(page, "Nouveau classement").first().click();
  await expect(form.getByText("Vos changements non enregistrés sont revenus.")).toBeVisible();
  await expect(cell(form, "Équipe", 2)).toHaveValue("BORÉAL");
  await button(form, "Ajouter le classement").click();
  await expect(row(page, group)).toBeVisible();

  const other = await page.context().newPage();
  await openTab(other);
  for (const one of [page, other]) {
    await button(row(one, group), /^Modifier/).click();
    await expect(cell(dialog(one), "Points", 2)).toHaveValue("6");
  }
  await cell(dialog(page), "Points", 2).fill("7");
  await cell(dialog(other), "Points", 2).fill("8");
  await dialog(other).getByLabel("Note").fill("Après réclamation");
  await button(dialog(other), "Enregistrer").click();
  await expect(dialog(other)).toBeHidden();
  await button(dialog(page), "Enregistrer").click();
  const conflict = page.getByRole("dialog", { name: "Ce classement a été modifié entre-temps" });
  const both = conflict.getByRole("region", { name: "Équipes" });
  await expect(both).toContainText("2. BORÉAL, J 3, G 2, P 1, Pts 7");
  await expect(both).toContainText("2. BORÉAL, J 3, G 2, P 1, Pts 8");
  await expect(conflict.getByRole("region", { name: "Note" })).toBeHidden();
  expect(await findings(page)).toEqual([]);
  await button(conflict, "Garder le mien").click();
  await expect(page.getByText("Classement enregistré")).toBeVisible();
  await page.goto(listPath);
  expect((await rowsOf(page, group))[1]).toBe("2 BORÉAL nous 3 2 1 7");
  await expect(page.getByText("Après réclamation")).toBeVisible();
  await other.close();
  await openTab(page);
  await remove(page, group);
});

test("[ST-15] marks what a pasted table leaves unsure, until it is corrected or confirmed", async ({ page }) => {
  const group = unique("Groupe");
  await openTab(page);
  const form = await begin(page, group);
  await paste(cell(form, "Équipe", 1), "1.\tBanquise\t5-0\t10-2\t+8\n2.\tBORÉAL\t3-2\t7-5\t+2");
  await expect(form.getByText("2 équipes à vérifier.", { exact: true })).toBeVisible();
  await expect(form.getByText("Points : le tableau collé ne les donne pas.", { exact: true })).toBeVisible();
  await expect(cell(form, "Gagnés", 1)).toHaveValue("5");
  await expect(cell(form, "Manches -", 2)).toHaveValue("5");
  await expect(cell(form, "Points", 1)).toHaveValue("");
  await expect(cell(form, "Points", 2)).toHaveAccessibleDescription(
    /^À vérifier\. Points\s: le tableau collé ne les donne pas\.$/,
  );
  expect(await findings(page)).toEqual([]);
  await button(form, "Ajouter le classement").click();
  await expect(form.getByText("Des cases sont à vérifier")).toBeVisible();
  await expect(cell(form, "Points", 1)).toBeFocused();
  expect(await findings(page)).toEqual([]);
  // A contradiction is told while it is typed, and goes with it.
  await cell(form, "Perdus", 2).fill("3");
  await expect(form.getByText("gagnés, nuls et perdus ne font pas les joués (BORÉAL)")).toBeVisible();
  await cell(form, "Perdus", 2).fill("2");
  await expect(form.getByText("gagnés, nuls et perdus")).toBeHidden();
  await page.reload();
  await button(page, "Nouveau classement").first().click();
  await button(form, "Tout est juste").press("Enter");
  await expect(form.getByText("à vérifier")).toHaveCount(0);
  await button(form, "Ajouter le classement").click();
  await expect(row(page, group)).toContainText("2 équipes");
  await page.goto(listPath);
  expect(await rowsOf(page, group)).toEqual(["1 Banquise 5 5 0 10 2", "2 BORÉAL nous 5 3 2 7 5"]);
  await expect(shown(page, group).getByRole("columnheader", { name: "Points" })).toHaveCount(0);
  await openTab(page);
  // What was confirmed is so when it is opened again.
  await button(row(page, group), /^Modifier/).click();
  await expect(cell(dialog(page), "Gagnés", 1)).toHaveValue("5");
  await expect(button(dialog(page), "Tout est juste")).toHaveCount(0);
  await button(dialog(page), "Fermer").first().click();
  await remove(page, group);
});

test("[ST-15] names the headings that fill nothing, and reads the cells of a copied page", async ({ page }) => {
  await openTab(page);
  const form = await begin(page, unique("Groupe"));
  const picture = '<img src="https://nowhere.example/logo.png" alt="Logo Banquise">';
  const html = `<style>td { color: red }</style><table style="color: red"><thead>
    <tr><th rowspan="2">Rang</th><th rowspan="2"></th><th rowspan="2">Équipe</th><th colspan="2">Parties</th><th rowspan="2">Total</th></tr>
    <tr><th>Joués</th><th>Kills</th></tr></thead><tbody>
    <tr><td>1</td><td>${picture}</td><td style="color: red"><div>Banquise</div><div>BNQ</div></td><td>6<sup>a</sup></td><td>41</td><td>1 074</td></tr>
    <tr><td>2</td><td></td><td>Les Huards<script>throw 1</script></td><td>6</td><td>35</td><td>965</td></tr></tbody></table>`;
  await paste(cell(form, "Équipe", 1), "1\n\nBanquise\nBNQ\n6a\t41\t1 074", html);
  await expect(cell(form, "Équipe", 1)).toHaveValue("Banquise");
  await expect(cell(form, "Joués", 1)).toHaveValue("6");
  await expect(cell(form, "Points", 1)).toHaveValue("1074");
  await expect(cell(form, "Équipe", 2)).toHaveValue("Les Huards");
  for (const column of ["Gagnés", "Nuls", "Perdus", "Manches +"]) await expect(cell(form, column, 1)).toHaveValue("");
  await expect(form.getByText("« Parties Kills »").first()).toBeVisible();
  await expect(form.getByText("Points : le titre de la colonne peut dire autre chose.", { exact: true })).toBeVisible();
});

test("[ST-15] a table that is copied from the site's page comes back the same", async ({ page }) => {
  const group = unique("Groupe");
  await openTab(page);
  await add(page, group);
  await page.goto(listPath);
  await shown(page, group).evaluate((table) => getSelection()?.selectAllChildren(table));
  await page.keyboard.press("ControlOrMeta+c");
  await openTab(page);
  await button(row(page, group), /^Modifier/).click();
  const form = dialog(page);
  await expect(cell(form, "Équipe", 3)).toHaveValue("Banquise");
  const texts = () =>
    form
      .getByRole("textbox", { name: /, rang \d$/ })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const before = await texts();
  for (const rank of [3, 2])
    await button(form, new RegExp(`^Supprimer, .*`))
      .nth(rank - 1)
      .click();
  await button(form, /^Supprimer, /)
    .first()
    .click();
  await expect(cell(form, "Équipe", 1)).toHaveValue("");
  await cell(form, "Équipe", 1).press("ControlOrMeta+v");
  await expect(cell(form, "Équipe", 3)).toHaveValue("Banquise");
  expect(await texts()).toEqual(before);
  await expect(form.getByText("à vérifier")).toHaveCount(0);
  await expect(form.getByText("laissées de côté")).toHaveCount(0);
  await button(form, "Fermer").first().click();
  await remove(page, group);
});

test("[ST-8] an open page follows a change", async ({ page }) => {
  const group = unique("Groupe");
  await openTab(page);
  await add(page, group);
  const fan = await page.context().newPage();
  await fan.goto("/matches");
  await fan.getByRole("main").getByRole("link", { name: "Coupe d’Automne", exact: true }).click();
  await expect(shown(fan, group)).toBeVisible();
  await button(row(page, group), /^Modifier/).click();
  // A page under the pointer has the same table: it was prefetched before the change.
  await fan.locator(`main a[href="${matchPath}"]`).evaluate((link: HTMLAnchorElement, path) => {
    link.href = `${path}&team=`;
    link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }, listPath);
  await paste(cell(dialog(page), "Équipe", 1), "BORÉAL\t4\t3\t1\t9\nVertex Nord\t4\t3\t1\t9");
  await button(dialog(page), "Enregistrer").click();
  await expect(dialog(page)).toBeHidden();
  await expect
    .poll(() => rowsOf(fan, group))
    .toEqual(["1 BORÉAL nous 4 3 1 9", "2 Vertex Nord 4 3 1 9", "3 Banquise 3 0 3 0"]);
  await fan.close();
  await remove(page, group);
});

const [first] = matches.standings ?? [];
const firstMatch = matches.teams.flatMap(({ team, matches }) =>
  matches.filter(({ event }) => event === first?.competition).map(({ id }) => `/matches/${id}-${team}`),
)[0];

for (const path of [`/matches?competition=${encodeURIComponent(first?.competition ?? "")}`, firstMatch ?? ""]) {
  test(`[ST-10] where scores are hidden, ${path.slice(0, 9)} shows the table at a press alone`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("club-scores", "hidden 1"));
    const app = await holdBack(page, /\/assets\/client/);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: /^Classement/ })).toBeVisible();
    const table = page.locator("table", { hasText: first?.rows.at(-1)?.name ?? "" });
    await expect(table).toHaveCount(1);
    await expect(table).toBeHidden();
    await expect(page.getByText(first?.note ?? "")).toBeHidden();
    app.release();
    const reveal = button(page, "Afficher le classement");
    await expect(reveal).toBeVisible();
    await expect(table).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await reveal.press("Enter");
    await expect(table).toBeVisible();
    await expect(page.locator(":focus")).toContainText(first?.note ?? "");
  });
}

const tableTitle = (page: Page) => page.getByRole("heading", { name: `Classement : ${first?.competition ?? ""}` });
const toTable = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: first?.competition ?? "", exact: true });

test("[ST-11] a link of the list leads to the table of its competition", async ({ page }) => {
  await page.goto("/matches");
  await untilHydrated(page);
  await toTable(page).click();
  await expect(tableTitle(page)).toBeInViewport();
  await expect(tableTitle(page)).toBeFocused();
  await page.goBack();
  await expect(tableTitle(page)).toHaveCount(0);
});

test("[ST-11] leads to the table once it is loaded", async ({ page }) => {
  const table = await holdBack(page, /readStandings|rest\/v1\/standings\?.*competition=eq/);
  await page.goto("/matches");
  await untilHydrated(page);
  await toTable(page).click();
  await expect(page.getByLabel("Compétition")).toHaveValue(first?.competition ?? "");
  await expect(page.getByRole("main").locator("[aria-busy]")).toHaveCount(0);
  await expect(tableTitle(page)).toHaveCount(0);
  table.release();
  await expect(tableTitle(page)).toBeInViewport();
  await expect(tableTitle(page)).toBeFocused();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[ST-11] a link of the list leads to the table of its competition too", async ({ page }) => {
    await page.goto("/matches");
    await toTable(page).click();
    await expect(tableTitle(page)).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[ST-21] a pasted table is sent by thumb, and scrolls inside itself on the page", async ({ page }) => {
    const group = unique("Groupe");
    await openTab(page);
    const form = await begin(page, group);
    const names = ["X", "É".repeat(60), "🐙🐙 Pieuvre", "نسور الشمال"];
    const wide = names.map((name, at) => `${at + 1};${name};10;5;3;2;120;115;${100 - at}`).join("\n");
    const tooMany = Array.from({ length: 65 }, (_, at) => `Équipe ${at}\t${at}`).join("\n");
    await paste(cell(form, "Équipe", 1), tooMany);
    const refusal = form.getByRole("paragraph").filter({ hasText: "64 équipes au plus" });
    await expect(refusal).toHaveText(
      "64 équipes au plus : avec le tableau collé, il y en aurait 65. Rien n'a été changé.",
    );
    await expect(cell(form, "Équipe", 1)).toHaveValue("");
    expect(await findings(page)).toEqual([]);
    await paste(cell(form, "Équipe", 1), wide);
    await expect(refusal).toBeHidden();
    await expect(cell(form, "Manches -", 4)).toHaveValue("115");
    await expect(form.getByText("Points, Manches +, Manches - : lus à leur place").first()).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    expect(await findings(page)).toEqual([]);
    await button(form, "Tout est juste").tap();
    await button(form, "Ajouter le classement").tap();
    await expect(row(page, group)).toContainText("4 équipes");
    await page.goto(listPath);
    await untilHydrated(page);
    await expect(shown(page, group)).toBeVisible();
    expect(await rowsOf(page, group)).toContain("3 🐙🐙 Pieuvre 10 5 3 2 120 115 98");
    expect(await overflow()).toBe(0);
    expect(await findings(page)).toEqual([]);
    await openTab(page);
    await remove(page, group);
  });
});
