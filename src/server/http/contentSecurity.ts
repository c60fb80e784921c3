import { createHash } from "node:crypto";
import type { CaptchaChoice } from "../../../ui/accounts/captcha/provider.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

type Inline = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly backendUrl?: string | undefined;
  readonly captcha?: CaptchaChoice | undefined;
  /** Whether visitors reach the site over https. */
  readonly isSecure?: boolean;
};

/** The hosts of each provider's script, frames, styles and requests, as its documentation lists them. */
const captchaHosts: Readonly<Record<CaptchaChoice["provider"], string>> = {
  turnstile: "https://challenges.cloudflare.com",
  hcaptcha: "https://hcaptcha.com https://*.hcaptcha.com",
};

/** Empty, or the hosts with a space before them. */
const hostsOf = (captcha: CaptchaChoice | undefined): string =>
  captcha ? ` ${captcha.scriptUrl ? new URL(captcha.scriptUrl).origin : captchaHosts[captcha.provider]}` : "";

const nothing = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

/**
 * The content security policy of a page. Allows the site's own files, the inline scripts and the inline styles.
 * Pictures may come from any host, because authors put them into tips; on a site of https over https alone.
 */
export const pagePolicy = ({ scripts, styles, backendUrl, captcha, isSecure = false }: Inline): string =>
  [
    ...nothing,
    `script-src ${["'self'", ...scripts.map(hashOf)].join(" ")}${hostsOf(captcha)}`,
    // The site's own documents around videos and posts: see framePolicy. Forms that sign in open on any page, and a page's policy stays
    // while its links are followed.
    `frame-src 'self'${hostsOf(captcha)}`,
    // styled-components adds an empty style element and fills it by script, so the hash of the empty text is allowed.
    `style-src 'self' ${[...styles, ""].map(hashOf).join(" ")}${hostsOf(captcha)}`,
    // A backend's http address doesn't cover its ws scheme; 'self' covers both.
    `connect-src 'self'${backendUrl ? ` ${backendUrl} ${backendUrl.replace(/^http/, "ws")}` : ""}${hostsOf(captcha)}`,
    `img-src data: https:${isSecure ? "" : " http:"}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
  ].join(";");

/** The policy of the site's own document around another site's frame: of that host alone, on pages of this site alone. */
export const framePolicy = ({ host, style }: { readonly host: string; readonly style: string }): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `frame-src ${host}`,
    `style-src ${hashOf(style)}`,
  ].join(";");

/** Headers of every answer, unless the answer sets a header of the same name. */
export const guards: ReadonlyMap<string, string> = new Map([
  // For answers without a policy of their own, which are no pages.
  ["content-security-policy", [...nothing, "sandbox"].join("; ")],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"],
]);

/**
 * Tells browsers to reach the site over https only, for a year. Other hosts of the domain may not have a certificate, so the rule is for
 * this one, and not in the browsers' own lists, where it stays for good.
 */
export const onlyHttps: ReadonlyMap<string, string> = new Map([["strict-transport-security", "max-age=31536000"]]);
