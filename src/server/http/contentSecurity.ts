import { createHash } from "node:crypto";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

type Inline = {
  readonly script: string;
  readonly styles: readonly string[];
  readonly backendUrl?: string | undefined;
};

const nothing = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

/**
 * The content security policy of a page. Allows the site's own files, the inline script and the inline styles.
 * Pictures may come from any host, because authors put them into tips.
 */
export const pagePolicy = ({ script, styles, backendUrl }: Inline): string =>
  [
    ...nothing,
    `script-src 'self' ${hashOf(script)}`,
    // styled-components adds an empty style element and fills it by script, so the hash of the empty text is allowed.
    `style-src 'self' ${[...styles, ""].map(hashOf).join(" ")}`,
    // A backend's http address doesn't cover its ws scheme; 'self' covers both.
    `connect-src 'self'${backendUrl ? ` ${backendUrl} ${backendUrl.replace(/^http/, "ws")}` : ""}`,
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
  ].join("; ");

/** Headers of every answer, unless the answer sets a header of the same name. */
export const guards: ReadonlyMap<string, string> = new Map([
  // For answers without a policy of their own, which are no pages.
  ["content-security-policy", [...nothing, "sandbox"].join("; ")],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"],
]);
