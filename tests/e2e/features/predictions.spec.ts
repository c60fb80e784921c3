import { openClub } from "../asClub.ts";
import { findings } from "../axe.ts";
import { expect, failedRequest, signInAt, test } from "../page.ts";

const slug = "pronostic-a-venir";
const path = `/matches/${slug}`;

test("[PX-5] [PX-8] predicts a match, keeps a choice that isn't stored, and sees what it has earned", async ({
  page,
  baseURL,
  silence,
}) => {
  silence.allow(failedRequest);
  const matches = openClub(baseURL ?? "", "editing").from("matches");
  await matches.delete().eq("slug", slug);
  const details = { slug, team: "valorant", opponent: "Les Essais", competition: "Coupe d'essai", format: "bo3" };
  expect((await matches.insert({ ...details, start: "2070-01-01T20:00:00Z" })).error).toBeNull();
  const change = async (to: object) => expect((await matches.update(to).eq("slug", slug)).error).toBeNull();
  try {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Se connecter pour pronostiquer" })).toBeVisible();
    await expect(page.getByText(/jamais d.argent en jeu/)).toBeVisible();
    await signInAt(page, path);
    const part = page.getByRole("main").locator("section").filter({ hasText: "Pronostics" });

    await page.route("**/rest/v1/predictions*", (route) => route.abort());
    await part.getByRole("radio", { name: "Les Essais" }).check();
    await expect(part.getByText(/n.est peut-être pas enregistré/)).toBeVisible();
    await expect(part.getByRole("radio", { name: "Les Essais" })).toBeChecked();
    await page.unroute("**/rest/v1/predictions*");
    await part.getByRole("button", { name: "Réessayer" }).click();
    await expect(part.getByText("Enregistré.")).toBeVisible();
    await part.getByRole("radio", { name: /^1.*2$/ }).check();
    await expect(part.getByText("Enregistré.")).toBeVisible();
    await expect(part.getByRole("listitem")).toHaveText([/0\s%/, /Les Essais100\s%/]);
    // Scrolled down, the bar covers a part of a link above.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findings(page)).toEqual([]);

    const map = (ours: number, theirs: number) => ({ name: "", ours, theirs });
    await change({ start: "2020-01-01T20:00:00Z" });
    await change({ status: "finished", maps: [map(13, 9), map(7, 13), map(11, 13)] });
    await page.reload();
    await expect(part.getByText("Score exact : 3 points.")).toBeVisible();
    await expect(part.getByText(/Meilleurs\spronostics.*camille.*3\spoints/)).toBeVisible();
    await page.getByRole("switch", { name: "Masquer les scores" }).click();
    await expect(part.getByText("Les Essais, 1")).toBeVisible();
    await expect(part.getByText("Score exact : 3 points.")).toHaveCount(0);
    await expect(part.getByText(/Meilleurs\spronostics/)).toHaveCount(0);

    await page.goto("/pronostics?saison=2019-2020");
    await page.getByRole("button", { name: "Montrer le classement" }).click();
    const own = page.getByRole("row", { name: /camille/ });
    await expect(own).toContainText(/vous.*1.*1.*1.*3/);
    expect(await findings(page)).toEqual([]);
    await own.getByRole("link", { name: "camille" }).click();
    await expect(page.getByRole("heading", { name: "camille" })).toBeVisible();
  } finally {
    await matches.delete().eq("slug", slug);
  }
});
