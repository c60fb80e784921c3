import { sessionName } from "../../adapters/sessionName.ts";
import { leave } from "./asClub.ts";
import { expect, failedRequest, untilHydrated } from "./page.ts";
import { testThroughProxy as test } from "./throughProxy.ts";

test("[DC-11] signs in with Discord in a browser whose service worker answers for its pages", async ({
  page,
  network,
  silence,
  baseURL,
}) => {
  // The proxy has no sockets.
  silence.allow(failedRequest);
  silence.allow(/WebSocket/);
  const id = String(300_000_000_000_000_000n + BigInt(Date.now()));
  await fetch(`http://127.0.0.1:${process.env["E2E_DISCORD_SIGN_IN_PORT"]}/next`, {
    method: "POST",
    body: JSON.stringify({ person: { id, username: `n${id}`, email: `${id}@exemple.fr`, verified: true } }),
  });
  await page.goto("/tips");
  await untilHydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.goto("/auth?retour=%2Ftips");
  expect(network.countOf("/auth")).toBe(1);
  await page.getByRole("button", { name: "Continuer avec Discord" }).click();
  await page.getByRole("link", { name: "Autoriser" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre compte est ouvert");
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
  expect([network.countOf("/auth/v1/authorize"), network.countOf("/auth/v1/callback")]).toEqual([1, 1]);
  const session = await page.evaluate((name) => localStorage.getItem(name), sessionName);
  await leave(baseURL ?? "", JSON.parse(session ?? ""));
});
