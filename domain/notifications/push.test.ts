import { expect, it } from "vitest";
import type { MemberId } from "../accounts/member.ts";
import type { Session } from "../accounts/ports.ts";
import { done, refused } from "../shared/result.ts";
import type { NotificationId, Notifications, ReadNotifications } from "./notification.ts";
import {
  markPressed,
  type PushBrowser,
  type PushDeviceId,
  type PushDevices,
  readPushes,
  receivePushes,
  stopPushes,
} from "./push.ts";

const member = { id: "member" as MemberId, email: "un@exemple.fr" };
const address = { endpoint: "https://fcm.googleapis.com/1", publicKey: "B", secret: "s", name: "Firefox, Linux" };

const begin = ({
  clubKey = "key" as string | null,
  adds = done() as Awaited<ReturnType<PushDevices["add"]>>,
  permission = done() as Awaited<ReturnType<PushBrowser["ask"]>>,
} = {}) => {
  const asked: string[] = [];
  const device = { ...address, id: "1" as PushDeviceId, createdAt: "2026-11-29T12:00:00Z" };
  const others = { ...device, id: "2" as PushDeviceId, endpoint: "https://fcm.googleapis.com/2" };
  const pushDevices: PushDevices = {
    read: async () => (asked.push("read"), done({ clubKey, devices: [device, others] })),
    add: async () => adds,
    remove: async (_, id) => (asked.push(`remove ${id}`), done()),
  };
  const pressed = ["one", "two"] as NotificationId[];
  const pushBrowser: PushBrowser = {
    state: async () => ({ can: "receive", endpoint: address.endpoint }),
    ask: async () => permission,
    subscribe: async () => (asked.push("subscribe"), done(address)),
    unsubscribe: async () => void asked.push("unsubscribe"),
    pressed: async () => pressed.splice(0),
  };
  const notifications = {
    markRead: async (_: MemberId, which: ReadNotifications) => (asked.push(JSON.stringify(which)), done()),
  } as Notifications;
  const session = { current: async () => member } as Session;
  return { needs: { session, pushDevices, pushBrowser, notifications }, asked };
};

it("[NT-34] knows this device among those that receive", async () => {
  const answer = await readPushes(begin().needs)();
  expect(answer.ok && answer.value?.devices.map(({ isThis }) => isThis)).toEqual([true, false]);
});

it("[NT-34] shows nothing, and asks nothing, where the club sends none", async () => {
  const { needs, asked } = begin({ clubKey: null });
  expect(await readPushes(needs)()).toEqual(done(null));
  expect(await receivePushes(needs)()).toEqual(refused({ kind: "unsupported" }));
  expect(asked).toEqual(["read", "read"]);
});

it.each(["blocked", "unanswered", "unsupported"] as const)(
  "[NT-34] reads nothing before the browser allows it: %s",
  async (kind) => {
    const { needs, asked } = begin({ permission: refused({ kind }) });
    expect(await receivePushes(needs)()).toEqual(refused({ kind }));
    expect(asked).toEqual([]);
  },
);

it("[NT-34] subscribes no browser that isn't kept", async () => {
  const { needs, asked } = begin({ adds: refused({ kind: "full" }) });
  expect(await receivePushes(needs)()).toEqual(refused({ kind: "full" }));
  expect(asked).toEqual(["read", "subscribe", "unsubscribe"]);
});

it("[NT-34] ends this browser's subscription with it, and no other's", async () => {
  const { needs, asked } = begin();
  await stopPushes(needs)({ id: "2" as PushDeviceId, isThis: false });
  await stopPushes(needs)({ id: "1" as PushDeviceId, isThis: true });
  expect(asked).toEqual(["remove 2", "remove 1", "unsubscribe"]);
});

it("[NT-34] refuses visitors", async () => {
  const { needs } = begin();
  const signedOut = { ...needs, session: { current: async () => null } as unknown as Session };
  const refusal = refused({ kind: "signed-out" });
  expect(await readPushes(signedOut)()).toEqual(refusal);
  expect(await receivePushes(signedOut)()).toEqual(refusal);
  expect(await stopPushes(signedOut)({ id: "1" as PushDeviceId, isThis: true })).toEqual(refusal);
});

it("[NT-38] marks what was pressed in a push as read, once, for members alone", async () => {
  const { needs, asked } = begin();
  const visitor = { ...needs, session: { current: async () => null } as unknown as Session };
  expect(await markPressed(visitor)()).toEqual(refused({ kind: "signed-out" }));
  expect(await markPressed(needs)()).toEqual(done(2));
  expect(await markPressed(needs)()).toEqual(done(0));
  expect(asked).toEqual(['{"id":"one"}', '{"id":"two"}']);
});
