import { openClub } from "./asClub.ts";
import { core, expect, signInAt, test, untilHydrated } from "./page.ts";

test("[AU-13] an applicant sees the staff's decision without a reload", core, async ({ page, baseURL }) => {
  const club = openClub(baseURL ?? "");
  const { data: admin } = await club.from("user_roles").select("user_id").eq("role", "admin").single();
  const wish = {
    user_id: admin?.["user_id"],
    position: "partnership-manager",
    discord_username: "",
    experience: "{}",
    availability: "",
    motivation: "",
  };
  const { data: sent, error } = await club.from("applications").insert(wish).select("id").single();
  expect(error).toBeNull();
  const decide = (decision: object) => club.from("applications").update(decision).eq("id", sent?.["id"]);

  await signInAt(page, "/profile?onglet=candidatures", "admin@demo.test");
  // Another test may have the same member apply for another position meanwhile.
  const application = page.getByRole("listitem").filter({ hasText: "Responsable partenariats" });
  const pending = application.getByText("En attente", { exact: true });
  await expect(pending).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await decide({ status: "accepted", staff_notes: "Bienvenue parmi nous." });
  await expect(page.getByText("Bienvenue parmi nous.")).toBeVisible();
  await expect(pending).toHaveCount(0);

  // Changes made while the connection is lost are shown once it is back.
  await page.context().setOffline(true);
  await decide({ staff_notes: "Bienvenue, vraiment." });
  await page.context().setOffline(false);
  await expect(page.getByText("Bienvenue, vraiment.")).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("[PF-33] a visitor's list follows changes without the container and the backend's client", async ({
  page,
  baseURL,
}) => {
  const heavy: string[] = [];
  page.on("request", (request) => {
    if (/assets\/(?:container|supabase|inversify)-/.test(request.url())) heavy.push(request.url());
  });
  // The first hint is the beginning of hearing: the list is read anew.
  const begun = page.waitForRequest(/\/lectures\/.*\/listMatches/);
  await page.goto("/matches");
  await untilHydrated(page);
  await begun;
  const matches = openClub(baseURL ?? "").from("matches");
  const match = matches.select("stage").eq("slug", "automne-b1-rocket-league").single();
  const write = (stage: string) => matches.update({ stage }).eq("slug", "automne-b1-rocket-league");
  const { data: before } = await match;
  expect((await write("Tour rejoué")).error).toBeNull();
  await expect(page.getByText("Tour rejoué").first()).toBeVisible();
  await write(before?.stage);
  await expect(page.getByText("Tour rejoué")).toHaveCount(0);
  expect(heavy).toEqual([]);
});
