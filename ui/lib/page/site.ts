import { combine, createStore } from "effector";

/** The site's origin without a trailing slash, such as "https://club.example". For absolute links. */
export const $siteAddress = createStore("", { sid: "site-address" });

/** The prefix of uploaded pictures' paths: the storage's origin; "" when the site's host stores them. */
export const $pictureHost = createStore("", { sid: "picture-host" });

/** How pages load pictures: see `PicturesContext`. */
export const $pictures = combine($siteAddress, $pictureHost, (site, host) => ({
  host,
  isSecure: site.startsWith("https:"),
}));

/** Whose captcha the accounts want; null without one. */
export const $captchaProvider = createStore<"turnstile" | "hcaptcha" | null>(null, { sid: "captcha-provider" });

/** Whether the server sends its mails instead of capturing them. A hosted project sends its mails itself. */
export const $sendsMails = createStore(true, { sid: "sends-mails" });
