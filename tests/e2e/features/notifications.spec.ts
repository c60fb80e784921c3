import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { core, expect, signInAt, test } from "../page.ts";

// The backend's answers are made here: no other test sees a notification of this one.

const row = (number: number, isRead: boolean) => ({
  id: `0000000${number}-0000-4000-8000-000000000000`,
  kind: number === 1 ? "answer" : "match-result",
  subject: number === 1 ? "tip" : "match",
  slug: number === 1 ? "tenir-un-site-a-deux" : "valorant-solstice",
  title: number === 1 ? "Tenir un site à deux" : "Valorant contre Solstice",
  comment_id: null,
  created_at: `2026-11-2${number}T12:00:00Z`,
  read_at: isRead ? "2026-11-28T12:00:00Z" : null,
  card: number === 1 ? { username: "sarah" } : null,
});

/** Answers with two notifications of which some are unread. Returns what was marked as read. */
const answers = async (page: Page) => {
  const marked: unknown[] = [];
  const unread = () => 2 - Math.min(2, marked.length * 2);
  await page.route(/rest\/v1\/rpc\/read_notifications/, async (route) => {
    marked.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.route(/rest\/v1\/notifications\?/, (route) =>
    route.request().method() === "HEAD"
      ? route.fulfill({ headers: { "content-range": `*/${unread()}` } })
      : route.fulfill({ json: [row(2, unread() === 0), row(1, unread() === 0)] }),
  );
  return marked;
};

test(
  "[NT-10] rings a bell: by keyboard to the list, all marked as read, and on to the page",
  core,
  async ({ page }) => {
    const marked = await answers(page);
    await signInAt(page, "/contact");
    const bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName("Notifications, 2 non lues");
    await bell.press("Enter");
    const panel = page.getByRole("region", { name: "Notifications" });
    await expect(panel.getByRole("link", { name: /sarah vous répond/ })).toBeVisible();
    await expect(panel).not.toContainText(/\d\s*[–-]\s*\d/);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
    await bell.click();
    await panel.getByRole("button", { name: "Tout marquer comme lu" }).press("Enter");
    await expect(panel.getByRole("heading", { name: "Notifications" })).toBeFocused();
    await expect(bell).toHaveAccessibleName("Notifications");
    expect(marked).toEqual([{ until: "2026-11-22T12:00:00Z" }]);
    await panel.getByRole("link", { name: "Toutes les notifications" }).click();
    await expect(page).toHaveURL("/profile?onglet=notifications");
    await expect(panel).toBeHidden();
    await page
      .getByRole("tabpanel")
      .getByRole("link", { name: /sarah vous répond/ })
      .click();
    await expect(page).toHaveURL("/tips/tenir-un-site-a-deux");
  },
);
