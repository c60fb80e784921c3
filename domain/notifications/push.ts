import type { MemberId } from "../accounts/member.ts";
import type { Session, SignedOut } from "../accounts/ports.ts";
import type { NotificationId, Notifications } from "./notification.ts";
import type { TooMany } from "../shared/limits.ts";
import { done, refused, type Result } from "../shared/result.ts";

export type PushDeviceId = string & { readonly brand: "PushDeviceId" };

/** Where a browser receives pushes, and the keys with which they are encrypted for it alone. */
export type PushAddress = {
  readonly endpoint: string;
  /** A point of P-256, 65 bytes in base64url. */
  readonly publicKey: string;
  /** 16 bytes in base64url. */
  readonly secret: string;
};

/** A browser of the member's that receives pushes until its session ends. */
export type PushDevice = {
  readonly id: PushDeviceId;
  readonly endpoint: string;
  /** Browser and system: "Firefox, Windows". */
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** The most devices of a member. */
export const mostPushDevices = 10;

/** The browsers' own services. The server sends to what a member gives: no other host is asked. */
const services =
  /^https:\/\/(?:fcm\.googleapis\.com|jmt17\.google\.com|(?:[a-z\d-]+\.)*push\.services\.mozilla\.com|(?:[a-z\d-]+\.)*push\.apple\.com|(?:[a-z\d-]+\.)*notify\.windows\.com)\/[!-~]+$/;

/** Whether an address is one of a known service. The database has the same rule. */
export const isPushEndpoint = (endpoint: string): boolean => endpoint.length <= 2000 && services.test(endpoint);

/** The address isn't one of a known service. */
export type UnknownService = { readonly kind: "unknown-service" };
/** The member has the most devices. */
export type Full = { readonly kind: "full" };

export type PushDevices = {
  /** The club's key, with which browsers subscribe; null where no pushes are sent. The caller's devices, the newest first. */
  read(
    member: MemberId,
  ): Promise<Result<{ readonly clubKey: string | null; readonly devices: readonly PushDevice[] }, SignedOut>>;
  /** Keeps the caller's browser, in the place of one with the same address or session. */
  add(
    member: MemberId,
    device: PushAddress & Pick<PushDevice, "name">,
  ): Promise<Result<void, SignedOut | TooMany | UnknownService | Full>>;
  /** Idempotent. */
  remove(member: MemberId, device: PushDeviceId): Promise<Result<void, SignedOut>>;
};

/** Why a browser doesn't subscribe. */
export type NotSubscribed = {
  /** It can't; its user forbids it; they didn't answer its question; its service didn't answer. */
  readonly kind: "unsupported" | "blocked" | "unanswered" | "service-failed";
};

/** What the browser does. */
export type PushBrowser = {
  /** Whether it can receive pushes, and the address at which it does. Asks its user nothing. */
  state(): Promise<{ readonly can: "receive" | "unsupported" | "blocked"; readonly endpoint: string | null }>;
  /** Asks its user for the permission if need be: only after a press that wants it, and before all else. */
  ask(): Promise<Result<void, NotSubscribed>>;
  /** With the permission. */
  subscribe(clubKey: string): Promise<Result<PushAddress & Pick<PushDevice, "name">, NotSubscribed>>;
  /** Idempotent. */
  unsubscribe(): Promise<void>;
  /** The notifications whose pushes were pressed since this was asked last. */
  pressed(): Promise<readonly NotificationId[]>;
};

type Needs = { readonly session: Session; readonly pushDevices: PushDevices; readonly pushBrowser: PushBrowser };

/** What the settings show of pushes; null where none are sent. */
export type Pushes = {
  readonly can: "receive" | "unsupported" | "blocked";
  readonly devices: readonly (PushDevice & { readonly isThis: boolean })[];
};

export type ReadPushes = () => Promise<Result<Pushes | null, SignedOut>>;

/** Which devices of the signed-in member receive pushes, and whether this one can. Refuses visitors. */
export const readPushes =
  ({ session, pushDevices, pushBrowser }: Needs): ReadPushes =>
  async () => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const [found, { can, endpoint }] = await Promise.all([pushDevices.read(member.id), pushBrowser.state()]);
    if (!found.ok) return found;
    const { clubKey, devices } = found.value;
    return done(
      clubKey === null ? null : { can, devices: devices.map((one) => ({ ...one, isThis: one.endpoint === endpoint })) },
    );
  };

export type ReceivePushes = () => Promise<Result<void, SignedOut | TooMany | UnknownService | Full | NotSubscribed>>;

/**
 * Has this browser subscribe, and keeps its address. One that isn't kept subscribes no longer. Refuses visitors, and where no pushes are
 * sent.
 */
export const receivePushes =
  ({ session, pushDevices, pushBrowser }: Needs): ReceivePushes =>
  async () => {
    // Firefox and Safari ask their user at the press, and no longer some seconds after it.
    const allowed = await pushBrowser.ask();
    if (!allowed.ok) return allowed;
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const found = await pushDevices.read(member.id);
    if (!found.ok) return found;
    if (found.value.clubKey === null) return refused({ kind: "unsupported" });
    const subscribed = await pushBrowser.subscribe(found.value.clubKey);
    if (!subscribed.ok) return subscribed;
    const kept = await pushDevices.add(member.id, subscribed.value);
    if (!kept.ok) await pushBrowser.unsubscribe();
    return kept;
  };

export type StopPushes = (device: Pick<Pushes["devices"][number], "id" | "isThis">) => Promise<Result<void, SignedOut>>;

/** Ends the pushes to one of the member's devices. Idempotent. Refuses visitors. */
export const stopPushes =
  ({ session, pushDevices, pushBrowser }: Needs): StopPushes =>
  async ({ id, isThis }) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const removed = await pushDevices.remove(member.id, id);
    if (removed.ok && isThis) await pushBrowser.unsubscribe();
    return removed;
  };

export type MarkPressed = () => Promise<Result<number, SignedOut>>;

/** Marks as read what the member pressed outside the site: in pushes on this device. Returns how many. Refuses visitors. */
export const markPressed =
  ({
    session,
    pushBrowser,
    notifications,
  }: Pick<Needs, "session" | "pushBrowser"> & { readonly notifications: Notifications }): MarkPressed =>
  async () => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const pressed = await pushBrowser.pressed();
    for (const id of pressed) {
      const marked = await notifications.markRead(member.id, { id });
      if (!marked.ok) return marked;
    }
    return done(pressed.length);
  };
