import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { expect, failedRequest, signInAt } from "../page.ts";

test("[PX-5] [PX-8] predicts a match, keeps a choice that isn't stored, and sees what it has earned", async ({
  page,
  silence,
  own,
}) => {
  silence.allow(failedRequest);
  const slug = `pronostic-${crypto.randomUUID()}`;
  const path = `/matches/${slug}`;
  const details = { slug, team: "valorant", opponent: "Les Essais", competition: "Coupe d'essai", format: "bo3" };
  await own.add("matches", { ...details, start: "2070-01-01T20:00:00Z" });
  const change = (to: object) => own.club.from("matches").update(to).eq("slug", slug).throwOnError();
  await page.goto(path);
  await expect(page.getByRole("link", { name: "Se connecter pour pronostiquer" })).toBeVisible();
  await expect(page.getByText(/jamais d.argent en jeu/)).toBeVisible();
  // A member of its own: the choice to hide scores is the account's.
  const name = `devin-${Date.now()}`;
  await signInAt(page, path, await own.addMember(name));
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
  await expect(part.getByText(new RegExp(`Meilleurs\\spronostics.*${name}.*3\\spoints`))).toBeVisible();
  await page.getByRole("switch", { name: "Masquer les scores" }).click();
  await expect(part.getByText("Les Essais, 1")).toBeVisible();
  await expect(part.getByText("Score exact : 3 points.")).toHaveCount(0);
  await expect(part.getByText(/Meilleurs\spronostics/)).toHaveCount(0);

  await page.goto("/pronostics?saison=2019-2020");
  await page.getByRole("button", { name: "Montrer le classement" }).click();
  const line = page.getByRole("row", { name: new RegExp(name) });
  await expect(line).toContainText(/vous.*1.*1.*1.*3/);
  expect(await findings(page)).toEqual([]);
  await line.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
});
