import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";

// Node's own AES-256-GCM and scrypt, with the costs that OWASP's cheat sheet on password storage names (N = 2^17, r = 8, p = 1).
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const lengths = { salt: 16, nonce: 12, tag: 16 };

const keyOf = (passphrase: string, salt: Uint8Array): Buffer => scryptSync(passphrase.normalize("NFC"), salt, 32, cost);

/** Encrypts a text by a passphrase: salt, nonce, tag, then the text. */
export const seal = (text: string, passphrase: string): Uint8Array => {
  const [salt, nonce] = [randomBytes(lengths.salt), randomBytes(lengths.nonce)];
  const cipher = createCipheriv("aes-256-gcm", keyOf(passphrase, salt), nonce);
  const written = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), written]);
};

/** The text that was sealed; `undefined` for another passphrase, or changed bytes. */
export const unseal = (sealed: Uint8Array, passphrase: string): string | undefined => {
  const bytes = Buffer.from(sealed);
  let at = 0;
  const take = (length: number) => bytes.subarray(at, (at += length));
  const [salt, nonce, tag] = [take(lengths.salt), take(lengths.nonce), take(lengths.tag)];
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(passphrase, salt), nonce).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(at)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
};
