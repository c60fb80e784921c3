import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { serve } from "./requests.ts";

/** A browser that receives pushes: it alone can read them. */
export type PushReceiver = {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly secret: string;
  /** The text of a body that was encrypted for it (RFC 8291, RFC 8188). Throws for any other. */
  read(body: Uint8Array): string;
};

type Received = {
  readonly path: string;
  readonly topic: string | null;
  readonly ttl: number;
  readonly body: Uint8Array;
};

const info = (text: string, ...more: Uint8Array[]): Uint8Array => Buffer.concat([Buffer.from(`${text}\0`), ...more]);

const readWith = (pair: ECDH, secret: Uint8Array, body: Uint8Array): string => {
  const bytes = Buffer.from(body);
  const [salt, size, length] = [bytes.subarray(0, 16), bytes.readUInt32BE(16), bytes.readUInt8(20)];
  const [sender, sealed] = [bytes.subarray(21, 21 + length), bytes.subarray(21 + length)];
  if (sealed.length > size) throw new Error("More than one record");
  const keyInfo = info("WebPush: info", pair.getPublicKey(), sender);
  const material = new Uint8Array(hkdfSync("sha256", pair.computeSecret(sender), secret, keyInfo, 32));
  const derive = (name: string, bytesOf: number) =>
    new Uint8Array(hkdfSync("sha256", material, salt, info(`Content-Encoding: ${name}`), bytesOf));
  const opened = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  opened.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
  // The last record ends with a two, and zeros.
  const end = text.lastIndexOf(2);
  if (text.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("The padding is wrong");
  return text.subarray(0, end).toString();
};

export const pushReceiver = (endpoint: string): PushReceiver => {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const secret = randomBytes(16);
  return { endpoint, publicKey, secret: secret.toString("base64url"), read: (body) => readWith(pair, secret, body) };
};

const fromBase64url = (text: string) => Buffer.from(text, "base64url");

/** Why a request isn't signed by a club as VAPID asks (RFC 8292); undefined when it is. */
const problemOf = (authorization: string, audience: string, clubKey: string): string | undefined => {
  const [, head = "", claims = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== clubKey) return "Another key than that of the subscription";
  const point = fromBase64url(key);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" } });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify("sha256", signed, { key: jwk, dsaEncoding: "ieee-p1363" }, fromBase64url(signature))) return "Not signed";
  const { alg } = JSON.parse(fromBase64url(head).toString());
  const { aud, exp, sub } = JSON.parse(fromBase64url(claims).toString());
  const seconds = exp - Date.now() / 1000;
  if (alg !== "ES256" || aud !== audience || !(seconds > 0 && seconds <= 86_400)) return "The claims are wrong";
  return /^(?:mailto:|https:)/.test(sub) ? undefined : "No contact";
};

/**
 * A push service as the standards have it: it takes what a club has signed, and answers each path as `answers` says, else with 201. `fetch`
 * sends to it what is meant for `origin`, the service that it stands for.
 */
export const startPushService = async (clubKey: () => string, origin = "https://fcm.googleapis.com") => {
  const received: Received[] = [];
  const refused: string[] = [];
  const answers = new Map<string, () => Response | Promise<Response>>();
  const served = await serve(async (request) => {
    const { pathname: path } = new URL(request.url);
    const { headers } = request;
    const problem =
      problemOf(headers.get("authorization") ?? "", origin, clubKey()) ??
      (headers.get("content-encoding") === "aes128gcm" && /^\d+$/.test(headers.get("ttl") ?? "")
        ? undefined
        : "Headers are missing");
    if (problem !== undefined) {
      refused.push(problem);
      return new Response(problem, { status: 403 });
    }
    const body = new Uint8Array(await request.arrayBuffer());
    const answer = (await answers.get(path)?.()) ?? new Response(null, { status: 201 });
    if (answer.ok) received.push({ path, topic: headers.get("topic"), ttl: Number(headers.get("ttl")), body });
    return answer;
  });
  return {
    received,
    refused,
    answers,
    fetch: async (address: string | URL | Request, init?: RequestInit) =>
      fetch(String(address).replace(origin, served.address), init),
    close: served.close,
  };
};
