import { test } from "./ownData.ts";
import { core, expect, signInAt, untilHydrated } from "./page.ts";

test("[AU-13] an applicant sees the staff's decision without a reload", core, async ({ page, own, silence }) => {
  const sent = await own.add("applications", {
    user_id: await own.memberId("yanis"),
    position: "partnership-manager",
    discord_username: "",
    experience: "{}",
    availability: "",
    motivation: "",
  });
  const decide = (decision: object) => own.club.from("applications").update(decision).eq("id", sent.id);

  await signInAt(page, "/profile?onglet=candidatures", "admin@demo.test");
  // Another test may have the same member apply for another position meanwhile.
  const application = page.getByRole("listitem").filter({ hasText: "Responsable partenariats" });
  const pending = application.getByText("En attente", { exact: true });
  await expect(pending).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await decide({ status: "accepted", staff_notes: "Bienvenue parmi nous." });
  await expect(page.getByText("Bienvenue parmi nous.")).toBeVisible();
  await expect(pending).toHaveCount(0);

  // Changes made while the connection is lost are shown once it is back. A read that the decision began may end without a network.
  silence.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await decide({ staff_notes: "Bienvenue, vraiment." });
  await page.context().setOffline(false);
  await expect(page.getByText("Bienvenue, vraiment.")).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("[PF-33] a visitor's list follows changes without the container and the backend's client", async ({
  page,
  own,
}) => {
  const heavy: string[] = [];
  page.on("request", (request) => {
    if (/assets\/(?:container|backend)-/.test(request.url())) heavy.push(request.url());
  });
  // The first hint is the beginning of hearing: the list is read anew.
  const begun = page.waitForRequest(/\/lectures\/.*\/listMatches/);
  await page.goto("/matches");
  await untilHydrated(page);
  await begun;
  const match = { slug: "automne-b1-rocket-league" };
  await own.restoresAfterwards("matches", match, "stage");
  const write = (stage: string) => own.club.from("matches").update({ stage }).match(match).throwOnError();
  await write("Tour rejoué");
  await expect(page.getByText("Tour rejoué").first()).toBeVisible();
  await write("groupe B");
  await expect(page.getByText("Tour rejoué")).toHaveCount(0);
  expect(heavy).toEqual([]);
});
