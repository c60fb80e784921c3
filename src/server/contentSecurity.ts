import { createHash } from "node:crypto";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

type Inline = {
  readonly script: string;
  readonly styles: readonly string[];
  readonly backendUrl?: string | undefined;
};

const nothing = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

/**
 * Lets the page run its own files, the one inline script and its inline styles, and nothing else. Pictures may come
 * from anywhere: authors put them into tips.
 */
export const pagePolicy = ({ script, styles, backendUrl }: Inline): string =>
  [
    ...nothing,
    `script-src 'self' ${hashOf(script)}`,
    // In the browser, styled-components adds an empty style element and fills it by script. Only the empty text is inline.
    `style-src 'self' ${[...styles, ""].map(hashOf).join(" ")}`,
    // Its socket is another scheme, which the address doesn't stand for; the page's own does.
    `connect-src 'self'${backendUrl ? ` ${backendUrl} ${backendUrl.replace(/^http/, "ws")}` : ""}`,
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
  ].join("; ");

/** What stands on every answer that has nothing else to say of the same name. */
export const guards: ReadonlyMap<string, string> = new Map([
  // For whatever is no page and has no policy of its own: nothing in it may do anything.
  ["content-security-policy", [...nothing, "sandbox"].join("; ")],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"],
]);
