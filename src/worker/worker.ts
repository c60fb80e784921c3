import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { enable as askWhileStarting } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { cameFrom, offlinePath } from "../../ui/offline/address.ts";
import { iconPath } from "../../ui/lib/page/icons.ts";
import { cacheNames, type Keep, mayKeep } from "./names.ts";
import { rejectFailedPreload } from "./preload.ts";
import { pressedOn } from "./pressed.ts";
import { pushedBy } from "./pushed.ts";

// The service worker: keeps the pages that were read, and shows them without a network (decision 0180). It never answers for the backend,
// nor for anything that is written. Pages come from the network as long as there is one.

declare const self: ServiceWorkerGlobalScope;

const day = 86_400;

/** Pages whose address is a secret say that no cache may keep them. So do failures. */
const onlyPublic = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }) =>
    response.status === 200 && !response.redirected && !response.headers.get("cache-control")?.includes("no-store")
      ? response
      : null,
};

/** Seconds. A network may take the question and never answer: then the copy is shown. Without one, the page waits on. */
const networkTimeoutSeconds = 4;

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [onlyPublic, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
});

const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  plugins: [onlyPublic, new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
});

const own = new NetworkFirst({ cacheName: cacheNames.own, networkTimeoutSeconds });

const unkept = new NetworkOnly();

// It answers for each page, also for those that aren't kept. The browser has asked for the page while it started the worker. If the worker
// didn't take that answer, the browser would ask once more, and the secrets of links and ways to Discord work once.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
  async ({ request, url, event }) => {
    rejectFailedPreload(event);
    try {
      if (!mayKeep(url.pathname)) return await unkept.handle({ request, event });
      if (url.pathname === offlinePath) return await own.handle({ request: offlinePath, event });
      return await pages.handle({ request, event });
    } catch {
      return Response.redirect(`${offlinePath}?${new URLSearchParams({ [cameFrom]: url.pathname + url.search })}`);
    }
  },
);

// A file with a hash in its name never changes.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), assets);

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(Promise.all(own.handleAll({ request: offlinePath, event })));
});

/** What was read before the worker came, and pages that the app has opened without loading their document. */
self.addEventListener("message", (event) => {
  const keep = event.data as Keep;
  const of = (paths: readonly string[], strategy: typeof pages | typeof assets) =>
    paths.flatMap((path) => strategy.handleAll({ request: new Request(path), event }));
  event.waitUntil(
    Promise.allSettled([
      ...of(
        keep.pages.filter((path) => mayKeep(path.split("?")[0] ?? "")),
        pages,
      ),
      ...of(keep.assets, assets),
    ]),
  );
});

self.addEventListener("push", (event) => {
  const { title, text, path, tag } = pushedBy(event.data?.text(), location.origin);
  const shown = { body: text, tag, data: path, lang: "fr", icon: iconPath(192) };
  event.waitUntil(self.registration.showNotification(title, shown));
});

const rememberPressed = async (notification: string) =>
  (await caches.open(cacheNames.pressed)).put(`/${notification}`, new Response());
self.addEventListener("notificationclick", pressedOn(self.clients, location.origin, rememberPressed));

askWhileStarting();
clientsClaim();
