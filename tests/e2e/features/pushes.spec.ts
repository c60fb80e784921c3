import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { expect, signInAt } from "../page.ts";

test.use({ serviceWorkers: "allow" });

// Chromium asks Google's service for an address, which tests don't reach: the browser's part is played, the rest is the site's.

/** Plays the browser's question, which its user first refuses, and its push service. */
const playPushes = (page: Page) =>
  page.addInitScript(() => {
    const kept = "played-subscription";
    const answer = "played-answer";
    const permission = () => (localStorage.getItem(answer) ?? "default") as NotificationPermission;
    const bytes = (length: number) => new Uint8Array(length).fill(66).buffer;
    const shown = (key: string) =>
      ({
        endpoint: `https://fcm.googleapis.com/fcm/send/${key}`,
        options: { applicationServerKey: null },
        getKey: (name: string) => bytes(name === "auth" ? 16 : 65),
        unsubscribe: async () => (localStorage.removeItem(kept), true),
      }) as unknown as PushSubscription;
    Object.defineProperty(Notification, "permission", { get: permission });
    Notification.requestPermission = async () => {
      if (permission() === "default") localStorage.setItem(answer, "denied");
      return permission();
    };
    PushManager.prototype.getSubscription = async () => {
      const key = localStorage.getItem(kept);
      return key === null ? null : shown(key);
    };
    PushManager.prototype.subscribe = async (options) => {
      if (String(options?.applicationServerKey).length !== 87) throw new DOMException("No key", "InvalidAccessError");
      const key = crypto.randomUUID();
      localStorage.setItem(kept, key);
      return shown(key);
    };
  });

/** What the browser's user chose; null before its question. */
const answer = (page: Page) => page.evaluate(() => localStorage.getItem("played-answer"));

/** The browser's user allows the site's notifications, in the browser's own settings. */
const allow = (page: Page) => page.evaluate(() => localStorage.setItem("played-answer", "granted"));

/** What of a service worker's globals is used. Their types don't fit beside a window's. */
type WorkerGlobals = EventTarget & {
  readonly registration: {
    showNotification(title: string, shown: { readonly body: string; readonly data: string }): Promise<void>;
  };
  readonly PushEvent: new (type: string, init: { readonly data: string }) => Event;
};

/** The push service brings a text to the browser. What the site's worker has it show: a browser without a window shows nothing itself. */
const bring = async (page: Page, text: string) => {
  const worker = page.context().serviceWorkers()[0];
  return worker?.evaluate(async (data) => {
    const { registration, PushEvent } = globalThis as unknown as WorkerGlobals;
    return new Promise((shown) => {
      registration.showNotification = async (title, { body, data: path }) => shown([title, body, path]);
      dispatchEvent(Object.assign(new PushEvent("push", { data }), { waitUntil: () => {} }));
    });
  }, text);
};

test("[NT-34] [NT-35] says what hinders a device, has it receive after a press, chooses by kind, and stops", async ({
  page,
  own,
}) => {
  await playPushes(page);
  await signInAt(page, "/contact", await own.addMember(`pousse-${Date.now()}`));
  await page.goto("/profile?onglet=parametres");
  const setting = page.getByRole("region", { name: "Sur vos appareils" });
  const receive = setting.getByRole("button", { name: "Recevoir sur cet appareil" });
  const stop = setting.getByRole("button", { name: "Ne plus recevoir sur cet appareil" });
  const here = setting.getByRole("listitem").filter({ hasText: "cet appareil" });

  await expect(receive).toBeVisible();
  expect(await answer(page)).toBeNull();
  await receive.click();
  await expect(setting.getByRole("status")).toContainText("bloque les notifications de ce site");
  await expect(here).toHaveCount(0);

  await allow(page);
  await page.reload();
  await receive.click();
  await expect(stop).toBeVisible();
  await expect(here).toContainText("Chrome, ");
  const kind = page.getByRole("switch", { name: /^Sur mes appareils : Une mention/ });
  await expect(kind).toBeChecked();
  await kind.click();
  await expect(kind).not.toBeChecked();
  // The bar at the top of the window covers nothing there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(kind).not.toBeChecked();
  await kind.click();
  await expect(kind).toBeChecked();

  const push = { title: "sarah vous répond", text: "Un tip", path: "/tips", tag: "1" };
  expect(await bring(page, JSON.stringify(push))).toEqual([push.title, push.text, push.path]);

  await stop.click();
  await expect(receive).toBeVisible();
  await expect(here).toHaveCount(0);
});
