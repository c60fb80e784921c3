import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { expect, signInAt, test } from "../page.ts";

test.use({ serviceWorkers: "allow" });

// Chromium asks Google's service for an address, which tests don't reach: the browser's part is played, the rest is the site's.

/** Plays the browser's question and its push service. */
const playPushes = (page: Page, answer: NotificationPermission) =>
  page.addInitScript((given) => {
    const kept = "played-subscription";
    const bytes = (length: number) => new Uint8Array(length).fill(66).buffer;
    const shown = (key: string) => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${key}`,
      options: { applicationServerKey: null },
      getKey: (name: string) => bytes(name === "auth" ? 16 : 65),
      unsubscribe: async () => (localStorage.removeItem(kept), true),
    });
    Object.defineProperty(Notification, "permission", {
      get: () => localStorage.getItem("played-answer") ?? "default",
    });
    Notification.requestPermission = async () => {
      localStorage.setItem("played-answer", given);
      return given as NotificationPermission;
    };
    PushManager.prototype.getSubscription = async () => {
      const key = localStorage.getItem(kept);
      return key === null ? null : (shown(key) as unknown as PushSubscription);
    };
    PushManager.prototype.subscribe = async (options) => {
      if (String(options?.applicationServerKey).length !== 87) throw new DOMException("No key", "InvalidAccessError");
      const key = crypto.randomUUID();
      localStorage.setItem(kept, key);
      return shown(key) as unknown as PushSubscription;
    };
  }, answer);

const openSettings = async (page: Page) => {
  await signInAt(page, "/contact");
  await page.goto("/profile?onglet=parametres");
  return page.getByRole("region", { name: "Sur vos appareils" });
};

test("[NT-34] [NT-35] receives on this device after a press, chooses by kind, and stops", async ({ page }) => {
  await playPushes(page, "granted");
  const setting = await openSettings(page);
  await expect(setting.getByRole("button")).toHaveText("Recevoir sur cet appareil");
  expect(await page.evaluate(() => localStorage.getItem("played-answer"))).toBeNull();
  await setting.getByRole("button", { name: "Recevoir sur cet appareil" }).click();
  await expect(setting.getByRole("button", { name: "Ne plus recevoir sur cet appareil" })).toBeVisible();
  await expect(setting.getByRole("list", { name: "Appareils qui reçoivent" })).toContainText("cet appareil");
  const kind = page.getByRole("switch", { name: /^Sur mes appareils : Une mention/ });
  await expect(kind).toBeChecked();
  await kind.click();
  await expect(kind).not.toBeChecked();
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(kind).not.toBeChecked();
  await kind.click();
  await expect(kind).toBeChecked();

  // The worker shows what a service brings.
  const shown = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.scriptURL;
  });
  expect(shown).toMatch(/\/service-worker\.js$/);

  await setting.getByRole("button", { name: "Ne plus recevoir sur cet appareil" }).click();
  await expect(setting.getByRole("button", { name: "Recevoir sur cet appareil" })).toBeVisible();
  await expect(setting.getByRole("list")).toBeHidden();
});

test("[NT-34] says what to do when the browser refuses", async ({ page }) => {
  await playPushes(page, "denied");
  const setting = await openSettings(page);
  await setting.getByRole("button", { name: "Recevoir sur cet appareil" }).click();
  await expect(setting.getByRole("status")).toContainText("bloque les notifications de ce site");
  await expect(setting.getByRole("list")).toBeHidden();
});
