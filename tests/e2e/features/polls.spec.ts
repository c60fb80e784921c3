import { weeksFrom } from "../../../domain/club/polls/hours.ts";
import { dayIn } from "../../../domain/shared/wallTime.ts";
import { findings } from "../axe.ts";
import { button, dialog } from "../listPanel.ts";
import { type OwnData, test } from "../ownData.ts";
import { expect, refusedWith, signInAt } from "../page.ts";

// The staff's view has the polls of all teams: one test after the other.
test.describe.configure({ mode: "default" });

const slug = "essai-sondage";
const game = "Essai sondage";
const hour = (name: RegExp) => ({ name });

test("[EV-11] [EV-14] a coach asks, a player paints by keys and pointer, and the best hours become a training", async ({
  page,
  browser,
  baseURL,
  silence,
  own,
}) => {
  const { club } = own;
  const leave = async () => {
    await club.from("events").delete().eq("team", slug);
    await club.from("teams").delete().eq("slug", slug);
    await club.from("people").delete().eq("slug", slug);
  };
  await leave();
  const membership = { team: slug, person: slug, kind: "player", role: "Duelliste", place: 900 };
  for (const { error } of [
    await club.from("teams").insert({ slug, game, place: -1, is_published: false }),
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
    await button(page, "Relier Milo Essai").click();
    await expect(page.getByText(/^Écrivez le nom d.utilisateur du compte/)).toBeVisible();
    await page.getByLabel(/^Nom d.utilisateur de Milo Essai/).fill("personne-de-ce-nom");
    await button(page, "Relier Milo Essai").click();
    await expect(page.getByText(/^Aucun membre n.a ce nom d.utilisateur/)).toBeVisible();
    await page.getByLabel(/^Nom d.utilisateur de Milo Essai/).fill("@camille");
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

    // The answer comes without a reload.
    await expect(page.getByText("1 réponse sur 1")).toBeVisible();
    await button(page, /^jeudi \S+, 21 h : 1 sur 1/).click();
    await expect(page.getByText(/^jeudi \S+, 21.h.: Milo Essai/)).toBeVisible();
    await button(page, /^En faire un entraînement : jeudi \S+, 20 h à 22 h/).click();
    const form = dialog(page);
    await expect(form.getByLabel("Titre")).toHaveValue(`Entraînement ${game}`);
    const thursday = new Date(Date.parse(weeksFrom(dayIn(Date.now(), "Europe/Paris"))[1] ?? "") + 3 * 86_400_000);
    await expect(form.getByLabel("Début")).toHaveValue(`${thursday.toISOString().slice(0, 10)}T20:00`);
    await expect(form.getByLabel("Lieu")).toHaveValue("En ligne");
    // The close fails, and the page is loaded again: the next one closes it with the training.
    silence.allow(refusedWith(500));
    await page.route("**/rest/v1/rpc/close_poll", (route) => route.fulfill({ status: 500, json: {} }));
    await button(form, "Ajouter l'évènement").click();
    await expect(page.getByText(/^L.évènement est créé, mais le sondage reste ouvert/)).toBeVisible();
    await page.unroute("**/rest/v1/rpc/close_poll");
    await page.reload();
    await button(page, /^Clore avec l.entraînement créé : Essai sondage/).click();
    await expect(page.getByRole("link", { name: `Entraînement ${game}` })).toBeVisible();
    await expect(button(page, /^Clore/)).toBeHidden();

    // The player reads what became of it.
    await player.reload();
    await player.getByRole("link", { name: `Entraînement ${game}` }).click();
    await expect(player.getByRole("heading", { level: 1 })).toContainText("Entraînement");
  } finally {
    await context.close();
    await leave();
  }
});

/** A team with one player, who is this member, and a poll of a week, which leave again. */
const teamWithPoll = async (
  club: OwnData["club"],
  team: string,
  username: string,
  poll: { readonly week: string; readonly first_hour: number; readonly last_hour: number },
  answer?: string,
) => {
  const leave = async () => {
    await club.from("matches").delete().eq("team", team);
    await club.from("teams").delete().eq("slug", team);
    await club.from("people").delete().eq("slug", team);
  };
  const must = async ({ error }: { readonly error: unknown }) => expect(error).toBeNull();
  await leave();
  const { data: member } = await club.from("profiles").select("id").eq("username", username).single();
  await must(await club.from("teams").insert({ slug: team, game: `Équipe ${team}`, place: -1, is_published: true }));
  await must(await club.from("people").insert({ slug: team, name: "Noa Essai", place: 901 }));
  await must(
    await club.from("memberships").insert({ team, person: team, kind: "player", role: "Duelliste", place: 901 }),
  );
  await must(await club.from("player_accounts").insert({ person: team, user_id: member?.id }));
  const { data: asked } = await club
    .from("polls")
    .insert({ team, ...poll })
    .select("id")
    .single();
  if (answer) {
    await must(await club.from("poll_answers").insert({ poll: asked?.id, user_id: member?.id, hours: answer }));
  }
  return leave;
};
const weekFromNow = (weeks: number) => weeksFrom(dayIn(Date.now(), "Europe/Paris"))[weeks] ?? "";

test("[EV-14] the best hours become a match, which the poll and the calendar show", async ({ page, request, own }) => {
  const { club } = own;
  const team = "essai-devenu-match";
  const week = weekFromNow(2);
  // Friday from 20 to 22, in winter and in summer.
  const hours = Array.from({ length: 168 }, (_, at) => ([4 * 24 + 20, 4 * 24 + 21].includes(at) ? "2" : "0")).join("");
  const leave = await teamWithPoll(club, team, "lina", { week, first_hour: 14, last_hour: 24 }, hours);
  try {
    await signInAt(page, "/admin/evenements/disponibilites", "staff@demo.test");
    await button(page, /^En faire un match : vendredi \S+, 20 h à 22 h/).click();
    const form = dialog(page);
    await expect(form.getByLabel("Équipe")).toHaveValue(team);
    const friday = new Date(Date.parse(week) + 4 * 86_400_000).toISOString().slice(0, 10);
    await expect(form.getByLabel("Début", { exact: true })).toHaveValue(`${friday}T20:00`);
    await form.getByRole("textbox", { name: "Adversaire", exact: true }).fill("Les Essais");
    await form.getByLabel("Compétition").fill("Coupe des essais");
    await form.getByLabel("Visibilité").selectOption("published");
    await button(form, "Créer le match").click();
    await expect(page.getByText("Devenu un match")).toBeVisible();
    await expect(button(page, new RegExp(`^Clore sans suite : Équipe ${team}`))).toBeHidden();
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await page.getByRole("link", { name: /Les Essais/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Les Essais");
    const calendar = await (await request.get(`/calendrier/${team}.ics`)).text();
    expect(calendar).toContain("Les Essais");
    expect(calendar).toMatch(new RegExp(`DTSTART:${friday.replaceAll("-", "")}T(18|19)0000Z`));
  } finally {
    await leave();
  }
});

test.describe("[EV-11] on a narrow touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger scrolls, paints sideways and presses, and two zoom and paint nothing", async ({ page, own }) => {
    const { club } = own;
    const username = `doigts${crypto.randomUUID().slice(0, 8)}`;
    const email = await own.addMember(username);
    const leave = await teamWithPoll(club, "essai-doigts", username, {
      week: weekFromNow(1),
      first_hour: 8,
      last_hour: 24,
    });
    try {
      await signInAt(page, "/profile?onglet=disponibilites", email);
      const grid = page.getByRole("table", { name: /^Mes heures/ });
      const cell = (name: RegExp) => grid.getByRole("button", { name });
      const pressed = () => grid.locator('[aria-pressed="true"]').count();
      await cell(/^mardi \S+, 12 h/).scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await findings(page)).toEqual([]);
      const browser = await page.context().newCDPSession(page);
      const middle = async (name: RegExp) => {
        const box = await cell(name).boundingBox();
        return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      };
      type Points = readonly { readonly x: number; readonly y: number }[];
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Points) =>
        browser.send("Input.dispatchTouchEvent", { type, touchPoints: [...touchPoints] });
      /** Moves a finger from each point to the other one. */
      const slide = async (from: Points, to: Points) => {
        await touch("touchStart", from);
        const between = (one: number, other: number | undefined, step: number) =>
          one + (((other ?? one) - one) * step) / 10;
        for (let step = 1; step <= 10; step++) {
          const points = from.map(({ x, y }, at) => ({
            x: between(x, to[at]?.x, step),
            y: between(y, to[at]?.y, step),
          }));
          await touch("touchMove", points);
        }
        await touch("touchEnd", []);
      };
      const scrolled = () => page.evaluate(() => Math.round(scrollY));

      // A tap presses.
      await cell(/^mardi \S+, 12 h/).tap();
      await expect(cell(/^mardi \S+, 12 h : libre/)).toBeVisible();
      await expect(page.getByText(/1.h libre\. Enregistré/)).toBeVisible();

      // A finger that goes up the grid, and one beside it, scroll the page and paint nothing.
      const [inside, beside] = [await middle(/^mercredi \S+, 14 h/), { x: 4, y: 500 }];
      for (const { x, y } of [inside, beside]) {
        const before = await scrolled();
        await slide([{ x, y }], [{ x, y: y - 120 }]);
        await expect.poll(scrolled).toBeGreaterThan(before + 60);
      }
      expect(await pressed()).toBe(1);

      // A finger that goes sideways paints, and the page stays.
      await cell(/^mercredi \S+, 14 h/).scrollIntoViewIfNeeded();
      const before = await scrolled();
      const [first, last] = [await middle(/^mercredi \S+, 14 h/), await middle(/^vendredi \S+, 14 h/)];
      await slide([first], [last]);
      await expect(cell(/^vendredi \S+, 14 h : libre/)).toBeVisible();
      await expect(page.getByText(/4.h libres\. Enregistré/)).toBeVisible();
      expect(await scrolled()).toBe(before);

      // Two fingers zoom, and paint nothing, also when they hardly move.
      const [monday, sunday] = [await middle(/^lundi \S+, 14 h/), await middle(/^dimanche \S+, 14 h/)];
      await slide(
        [monday, sunday],
        [
          { ...monday, y: monday.y + 4 },
          { ...sunday, y: sunday.y + 4 },
        ],
      );
      expect(await pressed()).toBe(4);
      const between = { x: (first.x + last.x) / 2, y: first.y };
      await slide(
        [between, { x: between.x + 20, y: between.y }],
        [
          { ...first, x: first.x - 60 },
          { ...last, x: last.x + 60 },
        ],
      );
      await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.2);
      expect(await pressed()).toBe(4);
      await page.reload();
      await expect(cell(/^vendredi \S+, 14 h : libre/)).toBeVisible();
      expect(await pressed()).toBe(4);
    } finally {
      await leave();
    }
  });

  test("hours that have passed take the focus, say so, and stay as they are", async ({ page, own }) => {
    const { club } = own;
    const username = `passe${crypto.randomUUID().slice(0, 8)}`;
    const email = await own.addMember(username);
    const leave = await teamWithPoll(club, "essai-heures-passees", username, {
      week: weekFromNow(0),
      first_hour: 0,
      last_hour: 24,
    });
    try {
      await signInAt(page, "/profile?onglet=disponibilites", email);
      const grid = page.getByRole("table", { name: /^Mes heures/ });
      const passed = grid.getByRole("button", { name: /^lundi \S+, 0 h : pas libre, heure commencée$/ });
      await expect(page.getByText(/^En pointillé.: les heures déjà commencées/)).toBeVisible();
      await passed.tap({ force: true });
      await passed.focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("ArrowUp");
      await expect(passed).toBeFocused();
      await expect(passed).toHaveAttribute("aria-disabled", "true");
      await expect(grid.locator('[aria-pressed="true"]')).toHaveCount(0);
      await expect(page.getByText("Pas encore de réponse.")).toBeVisible();
      // One Tab leaves the grid.
      await page.keyboard.press("Tab");
      expect(await grid.evaluate((table) => table.contains(document.activeElement))).toBe(false);
      expect(await findings(page)).toEqual([]);
    } finally {
      await leave();
    }
  });
});
