import { expect, signInAt, test, untilHydrated } from "../page.ts";

const records = [
  { what: "match", list: "/matches", link: "main li a[href^='/matches/']:not([href$='.ics'])" },
  { what: "team", list: "/team-valorant", link: null },
  { what: "player", list: "/team-valorant", link: "main a[href^='/players/']" },
] as const;

for (const { what, list, link } of records) {
  test(`[AD-41] staff come from a ${what}'s page to its form, whose visitors load nothing of it`, async ({
    page,
    browser,
  }) => {
    await signInAt(page, list, "staff@demo.test");
    if (link) await page.goto((await page.locator(link).first().getAttribute("href")) ?? "");
    const edit = page.getByRole("main").getByRole("link", { name: "Modifier" });
    await expect(edit).toBeVisible();
    const path = new URL(page.url()).pathname;
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await edit.press("Enter");
    const form = page.getByRole("dialog");
    // The panel, its tab and the form are loaded one after the other.
    await expect(form.getByRole("textbox").first()).toBeVisible({ timeout: 15_000 });
    const typed = await form
      .getByRole("textbox")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).filter(Boolean));
    expect(typed.some((text) => title?.toLowerCase().includes(text.toLowerCase()))).toBe(true);
    // A reload doesn't open it again.
    await expect(page).not.toHaveURL(/formulaire=/);

    const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin });
    const asked: string[] = [];
    visitor.on("request", (request) => asked.push(request.url()));
    await visitor.goto(path);
    await untilHydrated(visitor);
    await expect(visitor.getByRole("link", { name: "Modifier" })).toHaveCount(0);
    expect(asked.filter((address) => address.includes("RecordLink"))).toEqual([]);
    await visitor.close();
  });
}
