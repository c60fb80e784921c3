import { weeksFrom } from "../../../domain/club/polls/hours.ts";
import { dayIn } from "../../../domain/shared/wallTime.ts";
import { openClub } from "../asClub.ts";
import { findings } from "../axe.ts";
import { button, dialog } from "../listPanel.ts";
import { expect, signInAt, test } from "../page.ts";

const slug = "essai-sondage";
const game = "Essai sondage";
const hour = (name: RegExp) => ({ name });

test("[EV-11] [EV-14] a coach asks, a player paints by keys and pointer, and the best hours become a training", async ({
  page,
  browser,
  baseURL,
}) => {
  const club = openClub(baseURL ?? "", "editing");
  const leave = async () => {
    await club.from("events").delete().eq("team", slug);
    await club.from("teams").delete().eq("slug", slug);
    await club.from("people").delete().eq("slug", slug);
  };
  await leave();
  const membership = { team: slug, person: slug, kind: "player", role: "Duelliste", place: 900 };
  for (const { error } of [
    await club.from("teams").insert({ slug, game, place: 900, is_published: false }),
    await club.from("people").insert({ slug, name: "Milo Essai", place: 900 }),
    await club.from("memberships").insert(membership),
  ]) {
    expect(error).toBeNull();
  }
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const player = await context.newPage();
  try {
    // The coach says which member the player is, after a mistake, and asks for the coming week.
    await signInAt(page, "/admin/evenements/disponibilites", "staff@demo.test");
    await page.getByLabel("Équipe", { exact: true }).selectOption(game);
    await page.getByLabel("Pseudo de Milo Essai").fill("personne-de-ce-nom");
    await button(page, "Relier Milo Essai").click();
    await expect(page.getByText(/^Aucun membre n.a ce pseudo/)).toBeVisible();
    await page.getByLabel("Pseudo de Milo Essai").fill("camille");
    await button(page, "Relier Milo Essai").click();
    await expect(button(page, "Délier Milo Essai")).toBeVisible();
    await button(page, "Ouvrir le sondage").click();
    await expect(page.getByText("0 réponse sur 1")).toBeVisible();
    await button(page, "Ouvrir le sondage").click();
    await expect(page.getByText("Un sondage est déjà ouvert")).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await signInAt(player, "/profile?onglet=disponibilites");
    const grid = player.getByRole("table", { name: /^Mes heures/ });
    const cell = (name: RegExp) => grid.getByRole("button", hour(name));
    // Tab reaches the first hour; Space paints it, and Shift with an arrow the next one.
    await cell(/^lundi \S+, 14 h/).focus();
    await player.keyboard.press("ArrowRight");
    await player.keyboard.press("Space");
    await player.keyboard.press("Shift+ArrowDown");
    await expect(cell(/^mardi \S+, 14 h : libre/)).toHaveAttribute("aria-pressed", "true");
    await expect(cell(/^mardi \S+, 15 h : libre/)).toBeFocused();
    // The pointer paints from one hour to another, and a second stroke takes one back.
    const from = cell(/^jeudi \S+, 20 h/);
    const to = cell(/^jeudi \S+, 22 h/);
    await from.hover();
    await player.mouse.down();
    await cell(/^jeudi \S+, 21 h/).hover();
    await to.hover();
    await player.mouse.up();
    await expect(to).toHaveAttribute("aria-pressed", "true");
    await cell(/^mardi \S+, 14 h/).click();
    await player.getByRole("radio", { name: "Si besoin" }).check();
    await cell(/^mardi \S+, 15 h/).click();
    await expect(cell(/^mardi \S+, 15 h : si besoin/)).toHaveAttribute("aria-pressed", "mixed");
    await expect(player.getByText(/3.h libres, 1.h si besoin\. Enregistré/)).toBeVisible();
    expect(await findings(player)).toEqual([]);
    await player.reload();
    await expect(cell(/^jeudi \S+, 22 h : libre/)).toBeVisible();
    await expect(cell(/^mardi \S+, 14 h : pas libre/)).toBeVisible();

    await page.reload();
    await expect(page.getByText("1 réponse sur 1")).toBeVisible();
    await button(page, /^jeudi \S+, 21 h : 1 sur 1/).click();
    await expect(page.getByText(/^jeudi \S+, 21.h.: Milo Essai/)).toBeVisible();
    await button(page, /^En faire un entraînement : jeudi \S+, 20 h à 22 h/).click();
    const form = dialog(page);
    await expect(form.getByLabel("Titre")).toHaveValue(`Entraînement ${game}`);
    const thursday = new Date(Date.parse(weeksFrom(dayIn(Date.now(), "Europe/Paris"))[1] ?? "") + 3 * 86_400_000);
    await expect(form.getByLabel("Début")).toHaveValue(`${thursday.toISOString().slice(0, 10)}T20:00`);
    await form.getByLabel("Lieu").fill("En ligne");
    await button(form, "Ajouter l'évènement").click();
    await expect(page.getByRole("link", { name: `Entraînement ${game}` })).toBeVisible();
    await expect(button(page, /^Clore sans suite/)).toBeHidden();

    // The player reads what became of it.
    await player.reload();
    await player.getByRole("link", { name: `Entraînement ${game}` }).click();
    await expect(player.getByRole("heading", { level: 1 })).toContainText("Entraînement");
  } finally {
    await context.close();
    await leave();
  }
});
