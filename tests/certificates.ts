import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

type Wish = {
  readonly names: readonly string[];
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
};

const part = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const list = (...content: readonly Uint8Array[]) => part(0x30, ...content);
const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");

const ecdsaWithSha256 = list(hex("06 08 2a 86 48 ce 3d 04 03 02"));
const commonName = hex("06 03 55 04 03");
const otherNames = hex("06 03 55 1d 11");

const nameOf = (text: string) => list(part(0x31, list(commonName, part(0x0c, Buffer.from(text)))));
const timeOf = (time: number) =>
  part(0x17, Buffer.from(`${new Date(time).toISOString().replaceAll(/\D/g, "").slice(2, 14)}Z`));
const isAddress = (name: string) => /^[\d.]+$/.test(name);
const written = (name: string) =>
  isAddress(name) ? part(0x87, Buffer.from(name.split(".").map(Number))) : part(0x82, Buffer.from(name));

/** A certificate that signs itself (X.509), and its key, for an https server of a test. */
export const certificateFor = ({ names, from, until }: Wish): { readonly cert: string; readonly key: KeyObject } => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = nameOf(names[0] ?? "");
  const content = list(
    part(0xa0, hex("02 01 02")),
    hex("02 01 01"),
    ecdsaWithSha256,
    name,
    list(timeOf(from), timeOf(until)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    part(0xa3, list(list(otherNames, part(0x04, list(...names.map(written)))))),
  );
  const signature = part(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const der = list(content, ecdsaWithSha256, signature);
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString("base64")}\n-----END CERTIFICATE-----\n`,
    key: privateKey,
  };
};
