import type { NotificationId } from "../../domain/notifications/notification.ts";
import type { PushBrowser } from "../../domain/notifications/push.ts";
import { done, refused } from "../../domain/shared/result.ts";
import { pressedCache, workerPath } from "./keptNames.ts";

/** What of a browser's globals is used. Each may be absent. */
type Globals = {
  readonly navigator?: { readonly serviceWorker?: ServiceWorkerContainer; readonly userAgent?: string };
  readonly Notification?: Pick<typeof Notification, "permission" | "requestPermission">;
  readonly PushManager?: unknown;
  readonly caches?: CacheStorage;
};

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

// In the order in which they are looked for: Edge and Opera also say Chrome, and Chrome Safari.
const browsers = [
  ["Edge", /\bEdg/],
  ["Opera", /\bOPR/],
  ["Samsung Internet", /\bSamsungBrowser/],
  ["Firefox", /\bFirefox|\bFxiOS/],
  ["Chrome", /Chrome|\bCriOS/],
  ["Safari", /\bSafari/],
] as const;
const systems = [
  ["iPhone", /\biPhone/],
  ["iPad", /\biPad/],
  ["Android", /\bAndroid/],
  ["Windows", /\bWindows/],
  ["Mac", /\bMacintosh/],
  ["ChromeOS", /\bCrOS/],
  ["Linux", /\bLinux/],
] as const;

/** A browser by its name and system: "Firefox, Windows". */
export const browserName = (userAgent: string): string => {
  const known = [browsers, systems].flatMap((all) => all.find(([, mark]) => mark.test(userAgent))?.[0] ?? []);
  return known.join(", ") || "Navigateur";
};

/** Subscriptions to the browser's push service, by the site's service worker. Browsers have none on a site without https. */
export const browserPushes = (globals: Globals): PushBrowser => {
  const { navigator = {}, Notification: notifications, PushManager: pushManager, caches } = globals;
  const { serviceWorker: workers, userAgent = "" } = navigator;
  const can = () => {
    if (!workers || !notifications || !pushManager) return "unsupported";
    return notifications.permission === "denied" ? "blocked" : "receive";
  };
  const present = async () => {
    const registration = await workers?.getRegistration();
    return registration?.pushManager?.getSubscription();
  };

  return {
    async state() {
      const subscription = can() === "unsupported" ? undefined : await present();
      return { can: can(), endpoint: subscription?.endpoint ?? null };
    },

    async ask() {
      if (!notifications || can() === "unsupported") return refused({ kind: "unsupported" });
      // Safari throws when no press came before.
      const permission = await notifications.requestPermission().catch(() => "default");
      if (permission === "granted") return done();
      return refused({ kind: permission === "denied" ? "blocked" : "unanswered" });
    },

    async subscribe(clubKey) {
      if (!workers || can() === "unsupported") return refused({ kind: "unsupported" });
      try {
        await workers.register(workerPath);
        const { pushManager: manager } = await workers.ready;
        const earlier = await manager.getSubscription();
        // One that was made with another key would be refused.
        if (earlier && base64url(earlier.options.applicationServerKey) !== clubKey) await earlier.unsubscribe();
        const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: clubKey });
        return done({
          endpoint: made.endpoint,
          publicKey: base64url(made.getKey("p256dh")),
          secret: base64url(made.getKey("auth")),
          name: browserName(userAgent),
        });
      } catch (cause) {
        const isBlocked = cause instanceof DOMException && cause.name === "NotAllowedError";
        return refused({ kind: isBlocked ? "blocked" : "service-failed" });
      }
    },

    async unsubscribe() {
      const subscription = await present();
      await subscription?.unsubscribe();
    },

    async pressed() {
      const cache = await caches?.open(pressedCache);
      const kept = (await cache?.keys()) ?? [];
      await Promise.all(kept.map((one) => cache?.delete(one)));
      return kept.map(({ url }) => new URL(url).pathname.slice(1) as NotificationId);
    },
  };
};
