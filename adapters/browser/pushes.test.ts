import { expect, it } from "vitest";
import { browserName, browserPushes } from "./pushes.ts";

const clubKey = "B".repeat(87);
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, "base64url")).buffer;

type Subscription = { readonly endpoint: string; readonly key: string };

/** A browser, whose user answers its question, and whose service gives addresses. */
const browser = ({
  answer = "granted",
  permission = "default",
  fails,
}: {
  readonly answer?: NotificationPermission | Error;
  readonly permission?: NotificationPermission;
  readonly fails?: Error;
} = {}) => {
  let current: Subscription | undefined;
  const asked: string[] = [];
  const shown = (one: Subscription) => ({
    endpoint: one.endpoint,
    options: { applicationServerKey: bytesOf(one.key) },
    getKey: (name: string) => new Uint8Array(name === "auth" ? 16 : 65).buffer,
    unsubscribe: async () => ((current = undefined), true),
  });
  const pushManager = {
    getSubscription: async () => (current ? shown(current) : null),
    subscribe: async ({ applicationServerKey: key }: { readonly applicationServerKey: string }) => {
      if (fails) throw fails;
      if (current && current.key !== key) throw new DOMException("Another key", "InvalidStateError");
      current ??= { endpoint: `https://fcm.googleapis.com/fcm/send/${key.slice(0, 4)}`, key };
      return shown(current);
    },
  };
  const registration = { pushManager };
  const requestPermission = async () => {
    asked.push("permission");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const globals = {
    navigator: {
      userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      serviceWorker: {
        register: async () => registration,
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
      },
    },
    Notification: { permission, requestPermission },
    PushManager: {},
  };
  return {
    pushes: browserPushes(globals as unknown as Parameters<typeof browserPushes>[0]),
    asked,
    subscribedWith: (key: string) => (current = { endpoint: "https://fcm.googleapis.com/fcm/send/before", key }),
  };
};

it("[NT-34] asks nothing of its user before a press, and subscribes with the club's key", async () => {
  const { pushes, asked } = browser();
  expect(await pushes.state()).toEqual({ can: "receive", endpoint: null });
  expect(asked).toEqual([]);
  expect(await pushes.ask()).toEqual({ ok: true });
  expect(await pushes.subscribe(clubKey)).toEqual({
    ok: true,
    value: {
      endpoint: "https://fcm.googleapis.com/fcm/send/BBBB",
      publicKey: "A".repeat(87),
      secret: "A".repeat(22),
      name: "Firefox, Linux",
    },
  });
  expect(asked).toEqual(["permission"]);
  expect((await pushes.state()).endpoint).toBe("https://fcm.googleapis.com/fcm/send/BBBB");
  for (let times = 0; times < 2; times++) await pushes.unsubscribe();
  expect((await pushes.state()).endpoint).toBeNull();
});

it("[NT-34] subscribes anew when the club's key has changed", async () => {
  const { pushes, subscribedWith } = browser();
  subscribedWith("C".repeat(87));
  expect(await pushes.subscribe(clubKey)).toMatchObject({
    ok: true,
    value: { endpoint: "https://fcm.googleapis.com/fcm/send/BBBB" },
  });
});

it.each([
  [{ answer: "denied" }, "blocked"],
  [{ answer: "default" }, "unanswered"],
  [{ answer: new Error("No press came before") }, "unanswered"],
] as const)("[NT-34] says why it isn't allowed: %o", async (given, kind) => {
  expect(await browser(given).pushes.ask()).toEqual({ ok: false, refusal: { kind } });
});

it.each([
  [{ fails: new DOMException("Refused", "NotAllowedError") }, "blocked"],
  [{ fails: new DOMException("No service", "AbortError") }, "service-failed"],
] as const)("[NT-34] says why it doesn't subscribe: %o", async (given, kind) => {
  expect(await browser(given).pushes.subscribe(clubKey)).toEqual({ ok: false, refusal: { kind } });
});

it("[NT-34] knows a browser that can't, and one whose user forbids it", async () => {
  const none = browserPushes({});
  expect(await none.state()).toEqual({ can: "unsupported", endpoint: null });
  expect(await none.ask()).toEqual({ ok: false, refusal: { kind: "unsupported" } });
  expect(await none.subscribe(clubKey)).toEqual({ ok: false, refusal: { kind: "unsupported" } });
  await none.unsubscribe();
  expect((await browser({ permission: "denied" }).pushes.state()).can).toBe("blocked");
});

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
    "Chrome, Linux",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0", "Firefox, Mac"],
  ["", "Navigateur"],
])("[NT-34] names a browser plainly: %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

it("[NT-38] says once which pushes were pressed, and none where a browser keeps nothing", async () => {
  let kept = ["un", "deux"].map((id) => ({ url: `https://club.example/${id}` }));
  const cache = {
    keys: async () => kept,
    delete: async (one: unknown) => void (kept = kept.filter((each) => each !== one)),
  };
  const { pressed } = browserPushes({ caches: { open: async () => cache } as unknown as CacheStorage });
  expect(await pressed()).toEqual(["un", "deux"]);
  expect(await pressed()).toEqual([]);
  expect(await browserPushes({}).pressed()).toEqual([]);
});
